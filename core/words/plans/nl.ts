import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  week: '{price} {count, plural, one {per week} other {per # weken}}',
  weekUntil:
    '{price} {count, plural, one {per week} other {per # weken}} {total, plural, one {gedurende # week} other {gedurende # weken}}',
  weekPrepaid: 'Vooruitbetaald: {amount} voor {count, plural, one {# week} other {# weken}}.',
  month: '{price} {count, plural, one {per maand} other {per # maanden}}',
  monthUntil:
    '{price} {count, plural, one {per maand} other {per # maanden}} {total, plural, one {gedurende # maand} other {gedurende # maanden}}',
  monthPrepaid: 'Vooruitbetaald: {amount} voor {count, plural, one {# maand} other {# maanden}}.',
  year: '{price} {count, plural, one {per jaar} other {per # jaar}}',
  yearUntil:
    '{price} {count, plural, one {per jaar} other {per # jaar}} {total, plural, one {gedurende # jaar} other {gedurende # jaar}}',
  yearPrepaid: 'Vooruitbetaald: {amount} voor {count, plural, one {# jaar} other {# jaar}}.',
  freeFor: '{count, plural, one {# dag} other {# dagen}} gratis.',
  signUpFee: 'Inschrijfkosten: {amount}.',
};
