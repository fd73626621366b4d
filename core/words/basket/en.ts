import {
  CART_EMPTY,
  CHECK_CONNECTION,
  PLEASE_TRY_AGAIN,
  UNABLE_TO_REMOVE_ITEM,
} from '../../messages/cart.ts';

export const en = {
  cart: 'Cart',
  checkout: 'Checkout',
  close: 'Close',
  goToShop: 'Go to the shop',
  viewCart: 'View cart',
  empty: CART_EMPTY,
  goneProduct: 'A product that is gone',
  quantity: 'Quantity {count}',
  remove: 'Remove',
  removeNamed: 'Remove {title}',
  subtotal: 'Subtotal',
  workingDays: '{to, plural, one {# working day} other {# working days}}',
  workingDaysBetween: '{from}–{to, plural, one {# working day} other {# working days}}',
  unableToRemoveItem: UNABLE_TO_REMOVE_ITEM,
  tryAgain: PLEASE_TRY_AGAIN,
  checkConnection: CHECK_CONNECTION,
} as const;
