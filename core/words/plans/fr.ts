import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  week: '{price} {count, plural, one {par semaine} many {toutes les # semaines} other {toutes les # semaines}}',
  weekUntil:
    '{price} {count, plural, one {par semaine} many {toutes les # semaines} other {toutes les # semaines}} {total, plural, one {pendant # semaine} many {pendant # semaines} other {pendant # semaines}}',
  weekPrepaid:
    'Payé d’avance : {amount} pour {count, plural, one {# semaine} many {# semaines} other {# semaines}}.',
  month: '{price} {count, plural, one {par mois} many {tous les # mois} other {tous les # mois}}',
  monthUntil:
    '{price} {count, plural, one {par mois} many {tous les # mois} other {tous les # mois}} {total, plural, one {pendant # mois} many {pendant # mois} other {pendant # mois}}',
  monthPrepaid: 'Payé d’avance : {amount} pour {count, plural, one {# mois} many {# mois} other {# mois}}.',
  year: '{price} {count, plural, one {par an} many {tous les # ans} other {tous les # ans}}',
  yearUntil:
    '{price} {count, plural, one {par an} many {tous les # ans} other {tous les # ans}} {total, plural, one {pendant # an} many {pendant # ans} other {pendant # ans}}',
  yearPrepaid: 'Payé d’avance : {amount} pour {count, plural, one {# an} many {# ans} other {# ans}}.',
  freeFor: 'Gratuit pendant {count, plural, one {# jour} many {# jours} other {# jours}}.',
  signUpFee: 'Frais d’inscription : {amount}.',
};
