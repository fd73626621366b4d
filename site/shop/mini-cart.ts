import type { Cart, CartEntry } from '#core/commerce/cart/cart.ts';
import { variantName } from '#core/commerce/catalogue/product.ts';
import { formatMoney, toCents, type Cents } from '#core/money/currency.ts';
import { renditionUrl } from '#core/images/images.ts';
import { pageWords } from '#browser/page/page-words.ts';
import * as calls from '#contract/addresses/cart.ts';
import { callCart, problemOf } from '#browser/shop/cart.ts';

const say = () => pageWords().of('basket');

/** Shows the cart over the page; fails where it cannot be read. */
export async function openMiniCart(): Promise<void> {
  const cart = await callCart(calls.read);
  const dialog = make('dialog', 'mini-cart');
  dialog.setAttribute('aria-label', say()('cart'));
  fill(dialog, cart);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
}

function fill(dialog: HTMLDialogElement, cart: Cart, problem = ''): void {
  const close = make('button', 'mini-cart-close', '×');
  close.type = 'button';
  close.setAttribute('aria-label', say()('close'));
  close.addEventListener('click', () => dialog.close());
  const told = make('p', 'cart-problem', problem);
  told.setAttribute('role', 'alert');
  told.hidden = problem === '';
  const body = make('div', 'mini-cart-body');
  body.append(close, make('h2', '', say()('cart')), told);
  if (cart.entries.length === 0)
    body.append(make('p', '', say()('empty')), button('/shop', say()('goToShop'), 'solid'));
  else
    body.append(
      list(dialog, cart),
      total(cart),
      button('/cart', say()('viewCart'), 'outline'),
      checkout(cart),
    );
  dialog.replaceChildren(body);
}

function list(dialog: HTMLDialogElement, cart: Cart): HTMLElement {
  const entries = make('ul', 'mini-cart-entries');
  entries.append(...cart.entries.map((entry) => line(dialog, cart, entry)));
  return entries;
}

function line(dialog: HTMLDialogElement, cart: Cart, entry: CartEntry): HTMLElement {
  const item = make('li', '');
  const picture = make('img', 'cart-picture');
  picture.alt = '';
  if (entry.image !== '') picture.src = renditionUrl(entry.image, 300);
  const title = make('a', '', entry.title || say()('goneProduct'));
  if (entry.url !== '') title.href = entry.url;
  const about = [variantName(entry.optionValues), ...entry.addOns.map(({ name }) => `+ ${name}`)];
  const quiet = make(
    'span',
    'cart-quiet',
    [say()('quantity', { count: entry.quantity }), ...about].filter(Boolean).join(', '),
  );
  const remove = make('button', 'cart-link', say()('remove'));
  remove.type = 'button';
  remove.setAttribute('aria-label', say()('removeNamed', { title: entry.title }));
  remove.addEventListener('click', () => {
    remove.disabled = true;
    callCart(calls.remove, { params: { id: entry.id } }).then(
      (next) => fill(dialog, next),
      (error: unknown) => fill(dialog, cart, `${say()('unableToRemoveItem')}. ${problemOf(error).advice}`),
    );
  });
  const words = make('div', 'cart-words');
  words.append(title, quiet, remove);
  item.append(picture, words, make('span', 'cart-amount', shown(entry.totalCents, cart)));
  return item;
}

function total(cart: Cart): HTMLElement {
  const row = make('p', 'mini-cart-total');
  row.append(
    make('span', '', say()('subtotal')),
    make('span', 'cart-amount', shown(cart.subtotalCents, cart)),
  );
  return row;
}

/** The cart's own page says what stands in the way. */
function checkout(cart: Cart): HTMLElement {
  const isReady =
    cart.subtotalCents >= cart.minimumSubtotalCents && cart.entries.every(({ isAvailable }) => isAvailable);
  return button(isReady ? '/commerce/goto-checkout' : '/cart', say()('checkout'), 'solid');
}

function button(href: string, words: string, look: 'solid' | 'outline'): HTMLElement {
  const link = make('a', `button is-${look} is-medium`, words);
  link.href = href;
  return link;
}

function shown(cents: Cents, { subtotalAmount }: Cart): string {
  const { lang } = document.documentElement;
  return formatMoney({
    cents: toCents(cents),
    currency: subtotalAmount.currencyCode,
    ...(lang && { locale: lang }),
  });
}

function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  words = '',
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  if (className !== '') element.className = className;
  if (words !== '') element.textContent = words;
  return element;
}
