import { expect, test } from 'vitest';
import type { Cart } from '#core/commerce/cart/cart.ts';
import type { Order, OrderEntry } from '#contract/shop/orders.ts';
import { carts as cartTable, orders as orderTable, payments, testPayments } from '../database/schema.ts';
import { aBuyer as buyerOf } from '../testing/a-buyer.ts';
import { A_CONTACT, aVariant, GOOD_CARD, type Goods } from '../testing/a-product.ts';
import { offer, sell as sellIn, setLive } from '../testing/a-shop.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const app = useApp();
const { call } = app;
const aBuyer = (site: TestSite) => buyerOf(app, site);
const sell = (site: TestSite, change: Goods = {}) => sellIn(app, site, change);
const ordersOf = async (site: TestSite, query = '') =>
  (await call('GET', `/api/commerce/orders${query}`, { as: site.owner })).json()['orders'] as OrderEntry[];
const orderOf = async (site: TestSite, id: string) =>
  (await call('GET', `/api/commerce/orders/${id}`, { as: site.owner })).json() as unknown as Order;
const act = (site: TestSite, id: string, path: string, body?: unknown) =>
  call('POST', `/api/commerce/orders/${id}/${path}`, { as: site.owner, ...(body !== undefined && { body }) });

async function buy(site: TestSite, variantId: string) {
  const buyer = aBuyer(site);
  const cart = await buyer.fill(variantId);
  const { url } = (await buyer.place(cart.quote)).json() as { url: string };
  return { buyer, cart, url, id: /order-confirmed\/(\w+)/.exec(url)?.[1] ?? '' };
}

const SENT = { carrier: 'Post', number: '123', url: '', isMailed: true };
const REFUND = { key: 'r'.repeat(16), cents: 1000, reason: 'broken', restock: false, isMailed: true };

test('orders of a site are numbered in a row, and what happens to each is noted with its time and who did it', async () => {
  const [site, other] = [await app.aSite(), await app.aSite()];
  const { variantId } = await sell(site);
  const [first, second] = [await buy(site, variantId), await buy(site, variantId)];
  await buy(other, (await sell(other)).variantId);
  expect((await ordersOf(site)).map(({ number }) => number)).toEqual([2, 1]);
  expect((await ordersOf(other)).map(({ number }) => number)).toEqual([1]);
  await act(site, first.id, 'fulfil', SENT);
  await act(site, first.id, 'notes', { note: 'Called her' });
  await act(site, first.id, 'refund', REFUND);
  await act(site, second.id, 'cancel', { restock: true, isMailed: true });
  expect((await orderOf(site, second.id)).state).toBe('CANCELED');
  const { state, events } = await orderOf(site, first.id);
  expect(state).toBe('REFUNDED');
  const told = events.filter(({ kind }) => kind !== 'mailed').map(({ kind, words, by }) => [kind, words, by]);
  expect(told.toSorted(([a = ''], [b = '']) => a.localeCompare(b))).toEqual([
    ['fulfilled', 'Marked as fulfilled: Post 123', 'Ada'],
    ['note', 'Called her', 'Ada'],
    ['paid', expect.stringMatching(/^Payment received: .*4242$/) as string, ''],
    ['placed', 'Order placed', ''],
    ['refunded', 'Refunded: $10.00: broken', 'Ada'],
  ]);
  for (const { at } of events) expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
});

test('orders are found by state and words, and exported as they are found', async () => {
  const site = await app.aSite();
  const { variantId } = await sell(site);
  const [sent, open] = [await buy(site, variantId), await buy(site, variantId)];
  await act(site, sent.id, 'fulfil', { ...SENT, isMailed: false });
  const ids = async (query: string) => (await ordersOf(site, query)).map(({ id }) => id);
  expect(await ids('?state=FULFILLED')).toEqual([sent.id]);
  expect(await ids('?state=PENDING')).toEqual([open.id]);
  expect(await ids('?words=ada@example')).toEqual([open.id, sent.id]);
  expect(await ids('?words=nobody')).toEqual([]);
  const csv = (await call('GET', '/api/commerce/order-export?state=FULFILLED', { as: site.owner })).body;
  const [header, ...rows] = csv.trim().split(/\r?\n/);
  expect(header).toMatch(/Order.*Placed.*State.*Email.*Product.*Total/);
  expect(rows).toEqual([expect.stringMatching(/^"?1"?,.*FULFILLED.*ada@example\.com.*Jam.*10\.00/)]);
});

test('buyers are told of each step in the words of the owner', async () => {
  const site = await app.aSite();
  const words = { subject: 'Yours: {number}', words: 'Dear {name}, from {site}' };
  const toOwner = { subject: 'Sold for {total}', words: '{name} wants it, number {number}' };
  // As it stands in settings that were saved when the product worded it so.
  const former = {
    subject: 'Your refund for order {number}',
    words: 'Hello {name},\n\nwe have given money back to you.',
  };
  await setLive(app, site, 'orderMails', { confirmed: words, newOrder: toOwner, refunded: former });
  const { variantId } = await sell(site);
  const [{ id }, { id: unwanted }] = [await buy(site, variantId), await buy(site, variantId)];
  await act(site, id, 'fulfil', SENT);
  await act(site, id, 'refund', REFUND);
  await act(site, unwanted, 'cancel', { restock: false, isMailed: true });
  const { mail } = app.app.services;
  await expect
    .poll(async () => (await mail.listOf(site.id)).map(({ subject }) => subject).sort(), { timeout: 8000 })
    .toEqual([
      'Order #1 is on its way',
      'Order #2 was cancelled',
      'Refund for order #1',
      'Sold for $10.00',
      'Sold for $10.00',
      'Yours: 1',
      'Yours: 2',
    ]);
  const confirmed = (await mail.listOf(site.id)).find(({ subject }) => subject === 'Yours: 1');
  expect([confirmed?.to, confirmed?.text]).toEqual([
    'ada@example.com',
    expect.stringContaining('Dear Ada Byron, from Small site') as string,
  ]);
  const refunded = (await mail.listOf(site.id)).find(({ subject }) => subject.startsWith('Refund'));
  expect(refunded?.text).toContain('Your refund has been issued.');
  const told = (await mail.listOf(site.id)).filter(({ subject }) => subject === 'Sold for $10.00');
  expect(told.some(({ text }) => text.includes('Ada Byron wants it, number 1'))).toBe(true);
});

test('buyers are told in the language of the page they bought from', async () => {
  const site = await app.aSite();
  const body = { languages: ['en', 'de', 'ar'] };
  await call('PUT', '/api/multilingual/languages', { as: site.owner, body });
  const { variantId } = await sell(site);
  const buyFrom = async (path: string) => {
    const buyer = aBuyer(site);
    buyer.headers['referer'] = `http://${site.host}${path}`;
    await buyer.cart('POST', '/entries', { variantId, quantity: 1 });
    // Cart and checkout are there once.
    buyer.headers['referer'] = `http://${site.host}/checkout`;
    await buyer.send('PUT', '/api/commerce/checkout/contact', A_CONTACT);
    const cart = (await buyer.cart('GET')).json() as unknown as Cart;
    const { url } = (await buyer.place(cart.quote)).json() as { url: string };
    return /order-confirmed\/(\w+)/.exec(url)?.[1] ?? '';
  };
  const ids = [await buyFrom('/de/shop/jam'), await buyFrom('/ar/shop/jam'), await buyFrom('/shop/jam')];
  await act(site, ids[0] ?? '', 'refund', REFUND);
  const { mail } = app.app.services;
  const toBuyer = async () => (await mail.listOf(site.id)).filter(({ to }) => to === A_CONTACT.email);
  await expect
    .poll(async () => (await toBuyer()).map(({ subject }) => subject).sort(), { timeout: 8000 })
    .toEqual(['Ihre Bestellung 1', 'Ihre Erstattung zur Bestellung 1', 'Order #3 confirmed', 'طلبك رقم 2']);
  const text = (await toBuyer()).find(({ subject }) => subject.startsWith('Ihre Erstattung'))?.text;
  expect(text).toContain('Guten Tag Ada Byron,\n\nwir haben Ihnen Geld erstattet.');
  expect(text).toContain('Erstattet:\n10,00');
  expect(text).toContain('Vereinigte Staaten');
});

test('an order stays in its currency, at its prices and with its address, whatever the shop changes', async () => {
  const site = await app.aSite();
  await setLive(app, site, 'store', { storeCurrency: 'GBP' });
  await setLive(app, site, 'taxes', { rules: [{ name: 'Tax', country: 'US', region: '', percent: 8 }] });
  const { product, variantId } = await sell(site, { variants: [aVariant({ price: 1234 })] });
  const shown = async (path: string) => (await call('GET', path, { host: site.host })).body;
  expect(await shown('/shop/jam')).toContain('£12.34');
  const { buyer, cart, url, id } = await buy(site, variantId);
  expect(cart.subtotalAmount).toEqual({ currencyCode: 'GBP', value: '12.34' });
  expect((await buyer.send('GET', url)).body).toContain('£13.33');
  const { updatedAt: base, id: _id, ...draft } = product;
  const variants = draft.variants.map((variant) => ({ ...variant, price: 9900 }));
  const body = { ...draft, title: 'Jelly', variants, base };
  await call('PUT', `/api/commerce/products/${product.id}`, { as: site.owner, body });
  await setLive(app, site, 'store', { storeCurrency: 'JPY' });
  await setLive(app, site, 'taxes', { rules: [] });
  expect(await shown('/shop/jam')).toContain('¥9,900');
  expect(await orderOf(site, id)).toMatchObject({
    currency: 'GBP',
    totalCents: 1333,
    snapshot: {
      lines: [{ title: 'Jam', unitPriceCents: 1234, quantity: 1, totalCents: 1234 }],
      taxCents: 99,
      grandTotalCents: cart.grandTotalCents,
      shipping: { firstName: 'Ada', line1: '1 Road', city: 'Town', postcode: '10001', country: 'US' },
    },
  });
  expect((await buyer.send('GET', url)).body).toContain('£13.33');
});

test('three times 0.33 less a tenth is the same sum in the cart, the checkout and the order', async () => {
  const site = await app.aSite();
  const { variantId } = await sell(site, { variants: [aVariant({ price: 33 })] });
  await offer(app, site, { amount: 10_000 });
  const buyer = aBuyer(site);
  const cart = await buyer.fill(variantId, 3);
  const sums = { subtotalCents: 99, discountCents: 10, grandTotalCents: 89 };
  expect(cart).toMatchObject(sums);
  expect((await buyer.send('GET', '/api/commerce/checkout')).json()).toMatchObject({ cart: sums });
  const { url } = (await buyer.place(cart.quote)).json() as { url: string };
  const [entry] = await ordersOf(site);
  expect(await orderOf(site, entry?.id ?? '')).toMatchObject({ totalCents: 89, snapshot: sums });
  expect((await buyer.send('GET', url)).body).toContain('$0.89');
});

test('an order’s page is nobody’s who guesses: not by number, id, another order’s token or another site', async () => {
  const [site, other] = [await app.aSite(), await app.aSite()];
  const { variantId } = await sell(site);
  const [mine, theirs] = [await buy(site, variantId), await buy(site, variantId)];
  const token = new URL(mine.url, 'http://site.invalid').searchParams.get('token') ?? '';
  const page = async (path: string, host = site.host) => {
    const { status, headers, body } = await call('GET', `/commerce/order-confirmed/${path}`, { host });
    return [status, headers['cache-control'], body.includes('Your order number is')];
  };
  expect(await page(`${mine.id}?token=${token}`)).toEqual([200, 'private, no-store', true]);
  for (const guess of [
    '1',
    `1?token=${token}`,
    mine.id,
    `${mine.id}?token=`,
    `${mine.id}?token=${token.slice(0, -1)}`,
    `${theirs.id}?token=${token}`,
    `${'a'.repeat(24)}?token=${token}`,
  ])
    expect(await page(guess)).toEqual([404, 'private, no-store', false]);
  expect(await page(`${mine.id}?token=${token}`, other.host)).toEqual([404, 'private, no-store', false]);
});

test('a cart that was bought is bought once and leads nowhere, and no number of a card is kept', async () => {
  const site = await app.aSite();
  const { variantId } = await sell(site);
  const { buyer, cart, url } = await buy(site, variantId);
  const [row] = await app.db.site(site.id, (tx) => tx.select().from(cartTable));
  expect([row?.isPurchased, url.includes(row?.orderId ?? 'none')]).toEqual([true, true]);
  const back = await buyer.send('GET', '/commerce/goto-checkout');
  expect([back.status, back.headers['location']]).toEqual([302, '/cart']);
  expect((await buyer.cart('GET')).json()).toMatchObject({ entries: [], grandTotalCents: 0 });
  expect((await buyer.place(cart.quote)).json()['url']).toBe(url);
  expect((await ordersOf(site)).length).toBe(1);
  const kept = await app.db.site(site.id, async (tx) => [
    await tx.select().from(orderTable),
    await tx.select().from(cartTable),
    await tx.select().from(payments),
  ]);
  const books = await app.db.platform.select().from(testPayments);
  expect(JSON.stringify([kept, books])).not.toContain(GOOD_CARD.number);
});

test('no step can be left out: without a cart, a contact, the right quote or a payment nothing happens', async () => {
  const site = await app.aSite();
  const { variantId } = await sell(site);
  const stranger = aBuyer(site);
  const keyOf = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
    (await stranger.send(method, `/api/commerce/${path}`, body)).json()['errorKey'];
  expect(await keyOf('GET', 'checkout')).toBe('noCart');
  expect(await keyOf('POST', 'checkout/confirm', { isApproved: true })).toBe('noCart');
  expect((await stranger.place('x')).json()['errorKey']).toBe('noCart');
  const buyer = aBuyer(site);
  const { quote } = await buyer.fill(variantId);
  const early = await buyer.send('POST', '/api/commerce/checkout/confirm', { isApproved: true });
  expect([early.status, early.json()['error'], buyer.jar.has('__Host-CART')]).toEqual([
    402,
    'The payment was not confirmed, so nothing was charged.',
    true,
  ]);
  expect((await buyer.place('x')).json()['errorKey']).toBe('cartChanged');
  const bare = { quote, way: 'card' };
  expect((await buyer.send('POST', '/api/commerce/checkout/place', bare)).status).toBe(400);
  for (const way of ['manual', 'free']) {
    const reply = await buyer.send('POST', '/api/commerce/checkout/place', { quote, way });
    expect([way, reply.status]).toEqual([way, 400]);
  }
  expect([await ordersOf(site), cartOf(await buyer.cart('GET')).entries.length]).toEqual([[], 1]);
});

const cartOf = (reply: { json: () => unknown }) => reply.json() as Cart;

test('single things of an order come back into stock, each once, and a cancel brings the rest', async () => {
  const site = await app.aSite();
  const { variantId } = await sell(site, { variants: [aVariant({ qtyInStock: 10 })] });
  const buyer = aBuyer(site);
  const cart = await buyer.fill(variantId, 3);
  const { url } = (await buyer.place(cart.quote)).json() as { url: string };
  const id = /order-confirmed\/(\w+)/.exec(url)?.[1] ?? '';
  const inStock = async () => {
    const { products } = (await call('GET', '/api/commerce/products', { as: site.owner })).json() as {
      products: { stock: number }[];
    };
    return products[0]?.stock;
  };
  expect(await inStock()).toBe(7);
  const back = (key: string, quantity: number, line = 0) =>
    act(site, id, 'refund', {
      ...REFUND,
      key: key.repeat(16),
      cents: 100,
      restock: true,
      lines: [{ line, quantity }],
    });
  expect((await back('a', 2)).json()['leftToReturn']).toEqual([1]);
  expect([(await back('a', 2)).status, await inStock()]).toEqual([200, 9]);
  const refused = await back('b', 2);
  expect([refused.status, refused.json()['errorKey']]).toEqual([409, 'returnTooHigh']);
  expect((await back('c', 1, 1)).status).toBe(409);
  expect((await orderOf(site, id)).refundedCents).toBe(100);
  await act(site, id, 'cancel', { restock: true, isMailed: false });
  expect([await inStock(), (await orderOf(site, id)).leftToReturn]).toEqual([10, [0]]);
});
