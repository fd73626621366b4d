import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  week: '{price} {count, plural, one {jede Woche} other {alle # Wochen}}',
  weekUntil:
    '{price} {count, plural, one {jede Woche} other {alle # Wochen}} {total, plural, one {# Woche lang} other {# Wochen lang}}',
  weekPrepaid: 'Im Voraus bezahlt: {amount} für {count, plural, one {# Woche} other {# Wochen}}.',
  month: '{price} {count, plural, one {jeden Monat} other {alle # Monate}}',
  monthUntil:
    '{price} {count, plural, one {jeden Monat} other {alle # Monate}} {total, plural, one {# Monat lang} other {# Monate lang}}',
  monthPrepaid: 'Im Voraus bezahlt: {amount} für {count, plural, one {# Monat} other {# Monate}}.',
  year: '{price} {count, plural, one {jedes Jahr} other {alle # Jahre}}',
  yearUntil:
    '{price} {count, plural, one {jedes Jahr} other {alle # Jahre}} {total, plural, one {# Jahr lang} other {# Jahre lang}}',
  yearPrepaid: 'Im Voraus bezahlt: {amount} für {count, plural, one {# Jahr} other {# Jahre}}.',
  freeFor: '{count, plural, one {# Tag} other {# Tage}} kostenlos.',
  signUpFee: 'Einmalige Anmeldegebühr: {amount}.',
};
