import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  week: '{price} {count, plural, one {cada semana} many {cada # semanas} other {cada # semanas}}',
  weekUntil:
    '{price} {count, plural, one {cada semana} many {cada # semanas} other {cada # semanas}} {total, plural, one {durante # semana} many {durante # semanas} other {durante # semanas}}',
  weekPrepaid:
    'Pago por adelantado: {amount} por {count, plural, one {# semana} many {# semanas} other {# semanas}}.',
  month: '{price} {count, plural, one {cada mes} many {cada # meses} other {cada # meses}}',
  monthUntil:
    '{price} {count, plural, one {cada mes} many {cada # meses} other {cada # meses}} {total, plural, one {durante # mes} many {durante # meses} other {durante # meses}}',
  monthPrepaid:
    'Pago por adelantado: {amount} por {count, plural, one {# mes} many {# meses} other {# meses}}.',
  year: '{price} {count, plural, one {cada año} many {cada # años} other {cada # años}}',
  yearUntil:
    '{price} {count, plural, one {cada año} many {cada # años} other {cada # años}} {total, plural, one {durante # año} many {durante # años} other {durante # años}}',
  yearPrepaid: 'Pago por adelantado: {amount} por {count, plural, one {# año} many {# años} other {# años}}.',
  freeFor: 'Gratis durante {count, plural, one {# día} many {# días} other {# días}}.',
  signUpFee: 'Cuota de alta: {amount}.',
};
