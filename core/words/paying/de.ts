import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  card: 'Karte',
  cardEndingIn: 'Karte mit den Endziffern {digits}',
  idealBancontactCardAndMore: 'iDEAL, Bancontact, Karte und mehr',
  bankTransferOrCash: 'Überweisung oder Barzahlung',
  signUpFee: 'Einmalige Gebühr',
  credit: 'Guthaben aus einer früheren Tarifänderung',
  changeOfPlan: 'Tarifänderung: {rest} von {whole, plural, one {# Tag} other {# Tagen}} zum neuen Preis',
};
