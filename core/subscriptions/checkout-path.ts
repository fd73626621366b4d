/** Where a subscription is bought: by the token of its cart, or from a product, whose cart is opened there. */
export const PLAN_CHECKOUT_PATH = '/checkout/subscribe';

/** For buttons that lead from a page straight to the checkout. */
export const planCheckoutOf = (productId: string): string => `${PLAN_CHECKOUT_PATH}?product=${productId}`;
