import { read } from '#contract/addresses/cart.ts';
import { ask } from '../http/ask.ts';

/** More than this is not counted out. */
const MAX_SHOWN = 100;

/** Asks what is in the cart, for the count beside its link. Without an answer there is none. */
export async function readCart(): Promise<void> {
  const cart = await ask(read).catch(() => undefined);
  if (cart) showBadge(cart.totalQuantity);
}

/** Shown only while there is something in the cart. */
export function showBadge(totalQuantity: number): void {
  for (const badge of document.querySelectorAll<HTMLElement>('.site-cart-count')) {
    badge.textContent = totalQuantity > MAX_SHOWN ? `${MAX_SHOWN}+` : String(totalQuantity);
    badge.hidden = totalQuantity === 0;
  }
}
