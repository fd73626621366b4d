import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pt: Translation<typeof en> = {
  cart: 'Carrinho',
  checkout: 'Finalizar compra',
  close: 'Fechar',
  goToShop: 'Ir para a loja',
  viewCart: 'Ver carrinho',
  empty: 'O seu carrinho está vazio.',
  goneProduct: 'Um produto que já não existe',
  quantity: 'Quantidade {count}',
  remove: 'Remover',
  removeNamed: 'Remover {title}',
  subtotal: 'Subtotal',
  workingDays: '{to, plural, one {# dia útil} many {# de dias úteis} other {# dias úteis}}',
  workingDaysBetween: '{from} a {to, plural, one {# dia útil} many {# de dias úteis} other {# dias úteis}}',
  unableToRemoveItem: 'Não foi possível remover o artigo',
  tryAgain: 'Tente de novo.',
  checkConnection: 'Verifique a ligação à internet.',
};
