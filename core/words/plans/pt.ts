import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pt: Translation<typeof en> = {
  week: '{price} {count, plural, one {por semana} many {a cada # semanas} other {a cada # semanas}}',
  weekUntil:
    '{price} {count, plural, one {por semana} many {a cada # semanas} other {a cada # semanas}} {total, plural, one {durante # semana} many {durante # semanas} other {durante # semanas}}',
  weekPrepaid:
    'Pago antecipadamente: {amount} por {count, plural, one {# semana} many {# semanas} other {# semanas}}.',
  month: '{price} {count, plural, one {por mês} many {a cada # meses} other {a cada # meses}}',
  monthUntil:
    '{price} {count, plural, one {por mês} many {a cada # meses} other {a cada # meses}} {total, plural, one {durante # mês} many {durante # meses} other {durante # meses}}',
  monthPrepaid:
    'Pago antecipadamente: {amount} por {count, plural, one {# mês} many {# meses} other {# meses}}.',
  year: '{price} {count, plural, one {por ano} many {a cada # anos} other {a cada # anos}}',
  yearUntil:
    '{price} {count, plural, one {por ano} many {a cada # anos} other {a cada # anos}} {total, plural, one {durante # ano} many {durante # anos} other {durante # anos}}',
  yearPrepaid:
    'Pago antecipadamente: {amount} por {count, plural, one {# ano} many {# anos} other {# anos}}.',
  freeFor: 'Grátis durante {count, plural, one {# dia} many {# dias} other {# dias}}.',
  signUpFee: 'Taxa de adesão: {amount}.',
};
