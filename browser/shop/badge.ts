import { read } from '#contract/addresses/cart.ts';
import type { Cart } from '#core/commerce/cart/cart.ts';
import { formatMoney } from '#core/money/currency.ts';
import { ask } from '../http/ask.ts';

/** More than this is not counted out. */
const MAX_SHOWN = 100;

/** Asks what is in the cart, for what stands beside its link. Without an answer there is nothing. */
export async function readCart(): Promise<void> {
  const cart = await ask(read).catch(() => undefined);
  if (cart) showBadge(cart);
}

/** How much is in the cart and what it costs, shown only while there is something in it. */
export function showBadge(cart: Pick<Cart, 'totalQuantity' | 'subtotalCents' | 'subtotalAmount'>): void {
  const { totalQuantity, subtotalCents: cents, subtotalAmount } = cart;
  const show = (selector: string, words: () => string) => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      element.textContent = words();
      element.hidden = totalQuantity === 0;
    }
  };
  show('.site-cart-count', () => (totalQuantity > MAX_SHOWN ? `${MAX_SHOWN}+` : String(totalQuantity)));
  show('.site-cart-total', () =>
    formatMoney({
      cents,
      currency: subtotalAmount.currencyCode,
      locale: document.documentElement.lang || 'en',
    }),
  );
}
