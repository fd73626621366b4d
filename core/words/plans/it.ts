import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  week: '{price} {count, plural, one {ogni settimana} many {ogni # settimane} other {ogni # settimane}}',
  weekUntil:
    '{price} {count, plural, one {ogni settimana} many {ogni # settimane} other {ogni # settimane}} {total, plural, one {per # settimana} many {per # settimane} other {per # settimane}}',
  weekPrepaid:
    'Pagamento anticipato: {amount} per {count, plural, one {# settimana} many {# settimane} other {# settimane}}.',
  month: '{price} {count, plural, one {ogni mese} many {ogni # mesi} other {ogni # mesi}}',
  monthUntil:
    '{price} {count, plural, one {ogni mese} many {ogni # mesi} other {ogni # mesi}} {total, plural, one {per # mese} many {per # mesi} other {per # mesi}}',
  monthPrepaid:
    'Pagamento anticipato: {amount} per {count, plural, one {# mese} many {# mesi} other {# mesi}}.',
  year: '{price} {count, plural, one {ogni anno} many {ogni # anni} other {ogni # anni}}',
  yearUntil:
    '{price} {count, plural, one {ogni anno} many {ogni # anni} other {ogni # anni}} {total, plural, one {per # anno} many {per # anni} other {per # anni}}',
  yearPrepaid:
    'Pagamento anticipato: {amount} per {count, plural, one {# anno} many {# anni} other {# anni}}.',
  freeFor: 'Gratis per {count, plural, one {# giorno} many {# giorni} other {# giorni}}.',
  signUpFee: 'Quota di iscrizione: {amount}.',
};
