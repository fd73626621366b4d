import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  card: 'Carte',
  cardEndingIn: 'Carte se terminant par {digits}',
  idealBancontactCardAndMore: 'iDEAL, Bancontact, carte et plus',
  bankTransferOrCash: 'Virement ou espèces',
  signUpFee: 'Frais d’inscription',
  credit: 'Avoir d’un changement de formule précédent',
  changeOfPlan:
    'Changement de formule : {rest} sur {whole, plural, one {# jour} many {# jours} other {# jours}} au nouveau prix',
};
