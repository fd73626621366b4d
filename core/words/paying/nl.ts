import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  card: 'Kaart',
  cardEndingIn: 'Kaart eindigend op {digits}',
  idealBancontactCardAndMore: 'iDEAL, Bancontact, kaart en meer',
  bankTransferOrCash: 'Overschrijving of contant',
  signUpFee: 'Inschrijfkosten',
  credit: 'Tegoed van een eerdere wijziging',
  changeOfPlan: 'Wijziging: {rest} van {whole, plural, one {# dag} other {# dagen}} tegen de nieuwe prijs',
};
