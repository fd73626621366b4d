import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pt: Translation<typeof en> = {
  card: 'Cartão',
  cardEndingIn: 'Cartão terminado em {digits}',
  idealBancontactCardAndMore: 'iDEAL, Bancontact, cartão e mais',
  bankTransferOrCash: 'Transferência ou dinheiro',
  signUpFee: 'Taxa de adesão',
  credit: 'Crédito de uma mudança de plano anterior',
  changeOfPlan:
    'Mudança de plano: {rest} de {whole, plural, one {# dia} many {# dias} other {# dias}} ao novo preço',
};
