import type { Cart } from '#core/commerce/cart/cart.ts';
import { isRecord } from '#core/fields/field.ts';
import { CART_CHANGED_KEY } from '#core/visitors/cookies.ts';
import { CHECK_CONNECTION, PLEASE_TRY_AGAIN } from '#core/messages/cart.ts';
import { DataError } from '../http/data-error.ts';
import { browserDataLayer } from '../http/data-layer.ts';
import { makeCall } from '../http/make-call.ts';
import { showBadge } from './badge.ts';

const SERVER_ERRORS = 500;
const send = browserDataLayer();

/** Calls about the cart, one after the other, so that fast clicks arrive in their order. */
export const callCart = makeCall(async (call) => {
  const answer = await send({ ...call, queue: 'cart' });
  if (!isRecord(answer) || typeof answer.totalQuantity !== 'number') return answer;
  showBadge(answer as unknown as Cart);
  if (call.method !== 'GET') tellOtherTabs();
  return answer;
});

function tellOtherTabs(): void {
  try {
    localStorage.setItem(CART_CHANGED_KEY, String(Date.now()));
  } catch {
    // Where nothing may be kept, other tabs learn of it when they are opened again.
  }
}

/** Calls back when another tab has changed the cart. Returns what ends it. */
export function onCartElsewhere(listener: () => void): () => void {
  // Fired in the other tabs only, which is what is wanted.
  const hear = (event: StorageEvent) => event.key === CART_CHANGED_KEY && listener();
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

export interface CartProblem {
  code: string;
  sentence: string;
  errors: Readonly<Record<string, string>>;
  /** The cart as it is now, where the answer brought it. */
  cart: Cart | undefined;
  /** What can be done about it: the second line of messages without a sentence of their own. */
  advice: string;
}

export function problemOf(error: unknown): CartProblem {
  const details = error instanceof DataError ? error.details : {};
  const { error: sentence, errorKey, errors, cart } = details;
  const isOffline = error instanceof DataError && error.reason === 'noConnection';
  // Of its own failures a server knows no better advice than ours.
  const isServers = error instanceof DataError && error.status >= SERVER_ERRORS;
  return {
    code: typeof errorKey === 'string' ? errorKey : '',
    sentence: typeof sentence === 'string' && !isServers ? sentence : '',
    errors: isRecord(errors) ? (errors as Record<string, string>) : {},
    cart: isRecord(cart) ? (cart as unknown as Cart) : undefined,
    advice: isOffline ? CHECK_CONNECTION : PLEASE_TRY_AGAIN,
  };
}

/** Whether the browser keeps the cart's cookies; without them no checkout knows what to check out. */
export function hasCartCookie(): boolean {
  return /(?:^|;\s*)hasCart=/.test(document.cookie);
}
