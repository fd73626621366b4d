import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pl: Translation<typeof en> = {
  card: 'Karta',
  cardEndingIn: 'Karta kończąca się na {digits}',
  idealBancontactCardAndMore: 'iDEAL, Bancontact, karta i inne',
  bankTransferOrCash: 'Przelew lub gotówka',
  signUpFee: 'Opłata aktywacyjna',
  credit: 'Środki z wcześniejszej zmiany planu',
  changeOfPlan:
    'Zmiana planu: {rest} z {whole, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}} w nowej cenie',
};
