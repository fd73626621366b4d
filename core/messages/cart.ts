export const UNABLE_TO_UPDATE_QUANTITY = 'Unable to update quantity';
export const UNABLE_TO_REMOVE_ITEM = 'Unable to remove item';
export const UNABLE_TO_OPEN_FORM = 'Unable to open form';
export const UNABLE_TO_UPDATE_FORM = 'Unable to update form';
/** The second line of the four above: the server failed, or nobody answered. */
export const PLEASE_TRY_AGAIN = 'Please try again.';
export const CHECK_CONNECTION = 'Please check your internet connection.';
export const INFORMATION_MISSING = 'Update the missing or invalid information above.';
export const SUBTOTAL_TOO_LOW = 'To check out, your order subtotal must be {subtotal} or more.';
export const QUANTITY_ZERO =
  "You have set this item's quantity to 0. This will remove it from your cart. Would you like to continue?";
export const CART_EMPTY = 'You have nothing in your shopping cart.';
export const CHECKOUT_NEEDS_COOKIES =
  'Your session has expired or cookies are disabled. Please enable cookies and try again.';

export const INSTALLMENTS = '{count} payments of {amount}';
export const INSTALLMENTS_ABOVE = 'Available for orders over {min}';
export const INSTALLMENTS_BELOW = 'Available for orders under {max}';

/** What a checkout says where nobody takes the money. */
export const PAYMENTS_CLOSED = 'This shop cannot take payments yet.';
/** What a checkout says where no money moves. */
export const TEST_MODE = 'Test mode: no real payment is taken';
