import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  card: 'Tarjeta',
  cardEndingIn: 'Tarjeta terminada en {digits}',
  idealBancontactCardAndMore: 'iDEAL, Bancontact, tarjeta y más',
  bankTransferOrCash: 'Transferencia o efectivo',
  signUpFee: 'Cuota de alta',
  credit: 'Crédito de un cambio de plan anterior',
  changeOfPlan:
    'Cambio de plan: {rest} de {whole, plural, one {# día} many {# días} other {# días}} al nuevo precio',
};
