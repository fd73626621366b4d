import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pl: Translation<typeof en> = {
  week: '{price} {count, plural, one {co tydzień} few {co # tygodnie} many {co # tygodni} other {co # tygodnia}}',
  weekUntil:
    '{price} {count, plural, one {co tydzień} few {co # tygodnie} many {co # tygodni} other {co # tygodnia}} {total, plural, one {przez # tydzień} few {przez # tygodnie} many {przez # tygodni} other {przez # tygodnia}}',
  weekPrepaid:
    'Płatne z góry: {amount} za {count, plural, one {# tydzień} few {# tygodnie} many {# tygodni} other {# tygodnia}}.',
  month:
    '{price} {count, plural, one {co miesiąc} few {co # miesiące} many {co # miesięcy} other {co # miesiąca}}',
  monthUntil:
    '{price} {count, plural, one {co miesiąc} few {co # miesiące} many {co # miesięcy} other {co # miesiąca}} {total, plural, one {przez # miesiąc} few {przez # miesiące} many {przez # miesięcy} other {przez # miesiąca}}',
  monthPrepaid:
    'Płatne z góry: {amount} za {count, plural, one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}}.',
  year: '{price} {count, plural, one {co rok} few {co # lata} many {co # lat} other {co # roku}}',
  yearUntil:
    '{price} {count, plural, one {co rok} few {co # lata} many {co # lat} other {co # roku}} {total, plural, one {przez # rok} few {przez # lata} many {przez # lat} other {przez # roku}}',
  yearPrepaid:
    'Płatne z góry: {amount} za {count, plural, one {# rok} few {# lata} many {# lat} other {# roku}}.',
  freeFor: '{count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} za darmo.',
  signUpFee: 'Opłata wstępna: {amount}.',
};
