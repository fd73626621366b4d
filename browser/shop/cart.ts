import { badgeText, type Cart } from '#core/commerce/cart.ts';
import { isRecord } from '#core/fields/field.ts';
import { CHECK_CONNECTION, PLEASE_TRY_AGAIN } from '#core/messages/cart.ts';
import { DataError } from '../http/data-error.ts';
import { browserDataLayer, type DataCall } from '../http/data-layer.ts';

const CHANGED = 'cart-changed';
const SERVER_ERRORS = 500;
const send = browserDataLayer();

/** A call about the cart; one after the other, so that fast clicks arrive in their order. */
export async function callCart(method: DataCall['method'], path: string, json?: unknown): Promise<Cart> {
  const cart = (await send({
    method,
    path: `/api/commerce/${path}`,
    queue: 'cart',
    ...(json !== undefined && { json }),
  })) as Cart;
  showBadge(cart.totalQuantity);
  if (method !== 'GET') tellOtherTabs();
  return cart;
}

/** Asks what is in the cart, for the count beside its link. Without an answer there is none. */
export async function readCart(): Promise<void> {
  await callCart('GET', 'cart').catch(() => undefined);
}

export async function callShop<T>(method: DataCall['method'], path: string, json?: unknown): Promise<T> {
  const body = await send({ method, path: `/api/commerce/${path}`, ...(json !== undefined && { json }) });
  return body as T;
}

/** Shown only while there is something in the cart. */
export function showBadge(totalQuantity: number): void {
  for (const badge of document.querySelectorAll<HTMLElement>('.site-cart-count')) {
    badge.textContent = badgeText(totalQuantity);
    badge.hidden = totalQuantity === 0;
  }
}

function tellOtherTabs(): void {
  try {
    localStorage.setItem(CHANGED, String(Date.now()));
  } catch {
    // Where nothing may be kept, other tabs learn of it when they are opened again.
  }
}

/** Calls back when another tab has changed the cart. Returns what ends it. */
export function onCartElsewhere(listener: () => void): () => void {
  // Fired in the other tabs only, which is what is wanted.
  const hear = (event: StorageEvent) => event.key === CHANGED && listener();
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
