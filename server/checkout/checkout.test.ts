import { expect, test } from 'vitest';
import type { Cart } from '#core/commerce/cart/cart.ts';
import type { Order, OrderEntry } from '#contract/shop/orders.ts';
import type { OwnerProduct } from '#contract/shop/products.ts';
import { ledgerEntries, orders as orderTable, testPayments } from '../database/schema.ts';
import { PDF, useFiles } from '../assets/testing/files.ts';
import { aBuyer as buyerOf } from '../testing/a-buyer.ts';
import { aVariant, GOOD_CARD, type Goods } from '../testing/a-product.ts';
import { sell as sellIn } from '../testing/a-shop.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const app = useApp();
const { call } = app;
const files = useFiles(app);

const cardOf = (number: string) => ({ ...GOOD_CARD, number });
const DECLINED = cardOf('4000000000000002');
const ASKS = cardOf('4000000000003220');

const sell = (site: TestSite, change: Goods = {}) => sellIn(app, site, change);

const aBuyer = (site: TestSite) => buyerOf(app, site);

const ordersOf = async (site: TestSite) =>
  (await call('GET', '/api/commerce/orders', { as: site.owner })).json()['orders'] as OrderEntry[];
const stockOf = async (site: TestSite, id: string) => {
  const reply = await call('GET', `/api/commerce/products/${id}`, { as: site.owner });
  return (reply.json() as unknown as OwnerProduct).variants[0]?.qtyInStock;
};
const charges = async (siteId: string) =>
  (await app.db.platform.select().from(testPayments)).filter(
    ({ reference, state }) => reference.startsWith(siteId) && state === 'succeeded',
  );
const balance = (siteId: string) =>
  app.db.site(siteId, async (tx) =>
    (await tx.select().from(ledgerEntries)).reduce((sum, { cents }) => sum + cents, 0),
  );

test('a cart has every field, its cookies, and merges what is added twice', async () => {
  const site = await app.aSite();
  const { variantId } = await sell(site);
  const buyer = aBuyer(site);
  expect((await buyer.cart('GET')).json()).toMatchObject({
    entries: [],
    grandTotalCents: 0,
    isPurchased: false,
  });
  expect(buyer.jar.size).toBe(0);
  const first = await buyer.cart('POST', '/entries', { variantId, quantity: 1 });
  const cookies = first.headers['set-cookie'] as string[];
  expect(cookies[0]).toMatch(
    /^__Host-CART=[\w-]{22,}; Path=\/; SameSite=Lax; Max-Age=2592000; HttpOnly; Secure$/,
  );
  expect(cookies[1]).toMatch(/^hasCart=true; Path=\/; SameSite=Lax; Max-Age=2592000; Secure$/);
  const second = await buyer.cart('POST', '/entries', { variantId, quantity: 1 });
  // Every change begins the thirty days anew.
  expect(second.headers['set-cookie']).toEqual(cookies);
  expect(second.json()).toMatchObject({
    websiteId: site.id,
    totalQuantity: 2,
    subtotalCents: 2000,
    subtotalAmount: { currencyCode: 'USD', value: '20.00' },
    requiresShipping: true,
    entries: [{ title: 'Jam', quantity: 2, unitPriceCents: 1000, totalCents: 2000, url: '/shop/jam' }],
  });
});

test.each([-1, 1.5, '1e9', 'x', null, 10_000, 0])('a quantity of %j is refused', async (quantity) => {
  const site = await app.aSite();
  const { variantId } = await sell(site);
  const reply = await aBuyer(site).cart('POST', '/entries', { variantId, quantity });
  expect([reply.status, reply.headers['set-cookie']]).toEqual([400, undefined]);
});

test('what a browser says of prices is not listened to', async () => {
  const site = await app.aSite();
  const { variantId } = await sell(site);
  const wish = {
    variantId,
    quantity: 1,
    price: 1,
    unitPriceCents: 1,
    currency: 'XXX',
    isPurchased: true,
    orderId: 'x',
  };
  const cart = (await aBuyer(site).cart('POST', '/entries', wish)).json() as unknown as Cart;
  expect([cart.grandTotalCents, cart.isPurchased, cart.orderId]).toEqual([1000, false, '']);
});

test('hidden, later, deleted, foreign and sold out things cannot be put in', async () => {
  const [site, other] = [await app.aSite(), await app.aSite()];
  const put = async (at: TestSite, change: Goods) => {
    const { variantId } = await sell(at, change);
    return (await aBuyer(site).cart('POST', '/entries', { variantId, quantity: 3 })).status;
  };
  expect(await put(site, { workflow: 'draft' })).toBe(404);
  expect(await put(site, { workflow: 'scheduled', publishAt: '2999-01-01T00:00:00.000Z' })).toBe(404);
  expect(await put(other, {})).toBe(404);
  const { product: gone, variantId: goneId } = await sell(site);
  await call('DELETE', `/api/commerce/products/${gone.id}`, { as: site.owner });
  const late = await aBuyer(site).cart('POST', '/entries', { variantId: goneId, quantity: 1 });
  expect(late.status).toBe(404);
  expect(await put(site, { variants: [aVariant({ qtyInStock: 0 })] })).toBe(409);
  expect(await put(site, { variants: [aVariant({ qtyInStock: 2 })] })).toBe(409);
  expect(await put(site, { variants: [aVariant({ qtyInStock: 0, unlimited: true })] })).toBe(200);
});

test('another site’s cart is no cart here', async () => {
  const [site, other] = [await app.aSite(), await app.aSite()];
  const { variantId } = await sell(site);
  const buyer = aBuyer(site);
  await buyer.cart('POST', '/entries', { variantId, quantity: 1 });
  const stranger = aBuyer(other);
  stranger.jar.set('__Host-CART', buyer.jar.get('__Host-CART') ?? '');
  expect((await stranger.cart('GET')).json()).toMatchObject({ entries: [] });
  const reply = await stranger.place('x');
  expect([reply.status, reply.json()['errorKey'], stranger.jar.has('__Host-CART')]).toEqual([
    404,
    'noCart',
    false,
  ]);
});

test('cart, checkout and order are pages of their own kinds', async () => {
  const site = await app.aSite();
  const { variantId } = await sell(site);
  const buyer = aBuyer(site);
  const kindOf = async (path: string) => {
    const { body } = await buyer.send('GET', path);
    return Number(/"pageType":(\d+)/.exec(body)?.[1]);
  };
  const cartPage = (await buyer.send('GET', '/cart')).body;
  expect(cartPage).toMatch(/id="sqs-cart-root".*data-island="cart"/s);
  expect((await buyer.send('GET', '/about')).body).not.toContain('data-island');
  expect([await kindOf('/cart'), await kindOf('/commerce/goto-checkout')]).toEqual([205, 201]);
  const closed = await buyer.send('GET', '/commerce/goto-checkout');
  expect([closed.status, closed.body.includes('data-island="checkout"')]).toEqual([200, false]);
  expect(closed.body).toMatch(
    /role="alert">Your session has expired or cookies are disabled\. Please enable cookies and try again\.<.*href="\/cart"/s,
  );
  const { quote } = await buyer.fill(variantId);
  expect(await kindOf('/commerce/goto-checkout')).toBe(201);
  const ready = (await buyer.send('GET', '/commerce/goto-checkout')).body;
  expect(ready).toContain('data-island="checkout"');
  expect(ready).not.toContain('role="alert">Your session');
  expect((await buyer.send('GET', '/api/commerce/checkout')).json()).toMatchObject({
    cart: { entries: [{ title: 'Jam', quantity: 1 }] },
  });
  const { url } = (await buyer.place(quote)).json() as { url: string };
  expect(await kindOf(url)).toBe(202);
  await app.db.site(site.id, (tx) => tx.update(orderTable).set({ state: 'AWAITING' }));
  expect(await kindOf(url)).toBe(207);
  expect(await kindOf('/shop/jam')).toBe(50);
});

test('an order is placed, paid, numbered, mailed and leaves the stock', async () => {
  const site = await app.aSite();
  const { product, variantId } = await sell(site);
  const buyer = aBuyer(site);
  const cart = await buyer.fill(variantId, 2);
  const placed = await buyer.place(cart.quote);
  expect(placed.json()).toMatchObject({ state: 'succeeded' });
  const thanks = (await buyer.send('GET', String(placed.json()['url']))).body;
  expect(thanks).toContain('Your order number is 1.');
  expect([...buyer.jar.keys()]).toEqual([]);
  const [order] = await ordersOf(site);
  expect(order).toMatchObject({
    number: 1,
    state: 'PENDING',
    isPaid: true,
    totalCents: 2000,
    email: 'ada@example.com',
  });
  expect(await stockOf(site, product.id)).toBe(8);
  expect(await balance(site.id)).toBe(0);
  expect((await buyer.cart('GET')).json()).toMatchObject({ entries: [] });
  await expect
    .poll(async () => (await app.app.services.mail.listOf(site.id)).map(({ subject }) => subject).sort(), {
      timeout: 8000,
    })
    .toEqual(['Order #1 confirmed', 'Order 1: $20.00']);
});

test('any number of clicks at once is one order and one charge', async () => {
  const site = await app.aSite();
  const { product, variantId } = await sell(site);
  const buyer = aBuyer(site);
  const { quote } = await buyer.fill(variantId);
  const replies = await Promise.all(Array.from({ length: 8 }, () => buyer.place(quote)));
  expect(new Set(replies.map((reply) => reply.json()['url'])).size).toBe(1);
  expect([
    (await ordersOf(site)).length,
    (await charges(site.id)).length,
    await stockOf(site, product.id),
  ]).toEqual([1, 1, 9]);
});

test('a declined card gives everything back, and the cart can be paid with another one', async () => {
  const site = await app.aSite();
  const { product, variantId } = await sell(site);
  const buyer = aBuyer(site);
  const { quote } = await buyer.fill(variantId);
  const refused = await buyer.place(quote, DECLINED);
  expect([refused.status, refused.json()['errorKey']]).toEqual([402, 'paymentFailed']);
  expect([await stockOf(site, product.id), (await ordersOf(site)).length]).toEqual([10, 0]);
  expect((await buyer.place(quote)).status).toBe(200);
  expect(await ordersOf(site)).toMatchObject([{ number: 1 }]);
});

test('a bank that asks keeps the goods until it is answered', async () => {
  const site = await app.aSite();
  const { product, variantId } = await sell(site);
  const buyer = aBuyer(site);
  const { quote } = await buyer.fill(variantId);
  expect((await buyer.place(quote, ASKS)).json()).toMatchObject({ state: 'needsConfirmation', url: '' });
  expect(await stockOf(site, product.id)).toBe(9);
  expect((await buyer.send('GET', '/api/commerce/checkout')).json()['payment']).toMatchObject({
    state: 'needsConfirmation',
  });
  const yes = await buyer.send('POST', '/api/commerce/checkout/confirm', { isApproved: true });
  expect(yes.json()).toMatchObject({ state: 'succeeded' });
  expect((await ordersOf(site)).length).toBe(1);
});

test('an answer that is lost on the way is asked for again, and is one charge', async () => {
  const site = await app.aSite();
  const { variantId } = await sell(site);
  const buyer = aBuyer(site);
  const { quote } = await buyer.fill(variantId);
  const lost = await buyer.place(quote, cardOf('4000000000000119'));
  expect([lost.status, lost.json()['state']]).toEqual([200, 'processing']);
  const waiting = await buyer.send('GET', String(lost.json()['url']));
  expect([waiting.status, waiting.body.includes('Waiting for your bank')]).toEqual([200, true]);
  expect((await buyer.place(quote)).json()).toMatchObject({ state: 'succeeded', url: lost.json()['url'] });
  expect([(await ordersOf(site)).length, (await charges(site.id)).length]).toEqual([1, 1]);
});

test('a file that was bought is got by links that end, and by nobody else', async () => {
  const site = await app.aSite();
  const { id: fileId } = await files.added(site, 'Songs.pdf', PDF);
  const { variantId } = await sell(site, { type: 'DIGITAL', fileId });
  const buyer = aBuyer(site);
  const { url } = (await buyer.place((await buyer.fill(variantId)).quote)).json();
  const page = (await buyer.send('GET', String(url))).body;
  const link = /href="(\/commerce\/download\/[^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const got = await buyer.send('GET', link);
  expect([got.status, got.body, got.headers['cache-control']]).toEqual([
    200,
    PDF.toString(),
    'private, no-store',
  ]);
  const later = link.replace(/until=\d/, 'until=9');
  const past = link.replace(/until=\d+/, 'until=1');
  for (const wrong of [later, past, link.replace(/token=.*/, 'token=x')])
    expect((await buyer.send('GET', wrong)).status).toBe(404);
  const [{ id } = { id: '' }] = await ordersOf(site);
  const body = { restock: false, isMailed: false };
  await call('POST', `/api/commerce/orders/${id}/cancel`, { as: site.owner, body });
  expect((await buyer.send('GET', link)).status).toBe(404);
});

test('a price that changed meanwhile is shown before anything is charged', async () => {
  const site = await app.aSite();
  const { product, variantId } = await sell(site);
  const buyer = aBuyer(site);
  const { quote } = await buyer.fill(variantId);
  const { id, updatedAt, ...draft } = product;
  const dearer = draft.variants.map((variant) => ({ ...variant, price: 1500 }));
  await call('PUT', `/api/commerce/products/${id}`, {
    as: site.owner,
    body: { ...draft, base: updatedAt, variants: dearer },
  });
  const reply = await buyer.place(quote);
  const cart = reply.json()['cart'] as Cart;
  expect([reply.status, reply.json()['errorKey'], cart.grandTotalCents]).toEqual([409, 'cartChanged', 1500]);
  expect(await charges(site.id)).toEqual([]);
  expect((await buyer.place(cart.quote)).status).toBe(200);
});

test('of many buyers at once each unit goes to one, and the others are told', async () => {
  const site = await app.aSite();
  const { product, variantId } = await sell(site, { variants: [aVariant({ qtyInStock: 5 })] });
  const buyers = Array.from({ length: 20 }, () => aBuyer(site));
  const carts = await Promise.all(buyers.map((buyer) => buyer.fill(variantId)));
  const replies = await Promise.all(buyers.map((buyer, index) => buyer.place(carts[index]?.quote ?? '')));
  const count = (status: number) => replies.filter((reply) => reply.status === status).length;
  expect([count(200), count(409), await stockOf(site, product.id)]).toEqual([5, 15, 0]);
  expect(replies.find(({ status }) => status === 409)?.json()['errorKey']).toBe('soldOut');
  const numbers = (await ordersOf(site)).map(({ number }) => number).toSorted((a, b) => a - b);
  expect([numbers, (await charges(site.id)).length, await balance(site.id)]).toEqual([[1, 2, 3, 4, 5], 5, 0]);
});

test('steps cannot be skipped', async () => {
  const site = await app.aSite();
  const { variantId } = await sell(site);
  const buyer = aBuyer(site);
  await buyer.cart('POST', '/entries', { variantId, quantity: 1 });
  const { quote } = (await buyer.cart('GET')).json() as unknown as Cart;
  const reply = await buyer.place(quote);
  expect([reply.status, Object.keys(reply.json()['errors'] as object)]).toEqual([
    400,
    [
      'email',
      'shipping.firstName',
      'shipping.lastName',
      'shipping.line1',
      'shipping.city',
      'shipping.country',
    ],
  ]);
});

test('an order is refunded in parts and canceled with its goods put back, once', async () => {
  const site = await app.aSite();
  const { product, variantId } = await sell(site);
  const buyer = aBuyer(site);
  await buyer.place((await buyer.fill(variantId, 2)).quote);
  const [{ id } = { id: '' }] = await ordersOf(site);
  const act = async (path: string, body: unknown) =>
    call('POST', `/api/commerce/orders/${id}/${path}`, { as: site.owner, body });
  const refund = { key: 'a'.repeat(16), cents: 500, reason: 'broken', restock: false, isMailed: false };
  for (const reply of await Promise.all([1, 2, 3].map(() => act('refund', refund))))
    expect(reply.json()).toMatchObject({ refundedCents: 500, state: 'PENDING' });
  expect((await act('refund', { ...refund, key: 'b'.repeat(16), cents: 1501 })).status).toBe(409);
  const canceled = (await act('cancel', { restock: true, isMailed: true })).json() as unknown as Order;
  expect(canceled).toMatchObject({ state: 'CANCELED', refundedCents: 2000 });
  expect(await stockOf(site, product.id)).toBe(10);
  expect((await act('cancel', { restock: true, isMailed: false })).status).toBe(409);
  expect((await charges(site.id)).map(({ refunded }) => refunded)).toEqual([2000]);
  expect(await balance(site.id)).toBe(0);
});

test('an order is fulfilled with tracking, annotated, exported, and stays as it was bought', async () => {
  const site = await app.aSite();
  const { product, variantId } = await sell(site, { title: '=Jam' });
  const buyer = aBuyer(site);
  await buyer.place((await buyer.fill(variantId)).quote);
  const [{ id } = { id: '' }] = await ordersOf(site);
  const act = (path: string, body?: unknown) =>
    call('POST', `/api/commerce/orders/${id}/${path}`, {
      as: site.owner,
      ...(body !== undefined && { body }),
    });
  const tracking = { carrier: 'Post', number: '123', url: 'https://post.example/123' };
  await act('fulfil', { ...tracking, isMailed: true });
  await act('notes', { note: 'Called her' });
  await call('DELETE', `/api/commerce/products/${product.id}`, { as: site.owner });
  const order = (
    await call('GET', `/api/commerce/orders/${id}`, { as: site.owner })
  ).json() as unknown as Order;
  expect(order).toMatchObject({
    state: 'FULFILLED',
    tracking,
    snapshot: { lines: [{ title: '=Jam', totalCents: 1000 }] },
  });
  expect(order.events.map(({ words }) => words)).toEqual(
    expect.arrayContaining(['Marked as fulfilled: Post 123', 'Called her']),
  );
  const csv = (await call('GET', '/api/commerce/order-export', { as: site.owner })).body;
  expect(csv).toContain("'=Jam");
  const invoice = await call('GET', `/api/commerce/orders/${id}/paper?kind=invoice`, { as: site.owner });
  expect([invoice.status, invoice.body.includes('Invoice 1')]).toEqual([200, true]);
});

test('a code counts once for each order, holds its limit under load, and says why it does not apply', async () => {
  const site = await app.aSite();
  const { variantId } = await sell(site, { variants: [aVariant({ unlimited: true })] });
  const discount = {
    name: 'A tenth off',
    code: 'save10',
    kind: 'percent',
    amount: 10_000,
    buy: 0,
    get: 0,
    productIds: [],
    minimumCents: 0,
    startsAt: null,
    endsAt: null,
    maxUses: 3,
    maxPerCustomer: null,
    isActive: true,
  };
  await call('POST', '/api/commerce/discounts', { as: site.owner, body: discount });
  const buyers = Array.from({ length: 8 }, () => aBuyer(site));
  const quotes = await Promise.all(
    buyers.map(async (buyer) => {
      await buyer.fill(variantId);
      const cart = (await buyer.cart('POST', '/coupons', { code: 'Save10' })).json() as unknown as Cart;
      expect(cart).toMatchObject({
        validCoupons: [{ code: 'SAVE10' }],
        discountCents: 100,
        grandTotalCents: 900,
      });
      return cart.quote;
    }),
  );
  const replies = await Promise.all(buyers.map((buyer, index) => buyer.place(quotes[index] ?? '')));
  expect(replies.filter(({ status }) => status === 200).length).toBe(3);
  const late = replies.find(({ status }) => status !== 200)?.json()['cart'] as Cart;
  expect(late.invalidCoupons).toEqual([
    { code: 'SAVE10', reason: 'This code has been used as often as it can be.' },
  ]);
  const unknown = (await buyers[0]?.cart('POST', '/entries', { variantId, quantity: 1 }))?.status;
  expect(unknown).toBe(200);
});

test('whoever only knows an order’s id sees nothing of it', async () => {
  const site = await app.aSite();
  const { variantId } = await sell(site);
  const buyer = aBuyer(site);
  const { url } = (await buyer.place((await buyer.fill(variantId)).quote)).json() as { url: string };
  const open = await call('GET', url, { host: site.host });
  expect([open.status, open.headers['cache-control']]).toEqual([200, 'private, no-store']);
  const guessed = await call('GET', url.replace(/token=.{6}/, 'token=aaaaaa'), { host: site.host });
  expect([guessed.status, guessed.headers['cache-control']]).toEqual([404, 'private, no-store']);
  const [row] = await app.db.site(site.id, (tx) => tx.select().from(orderTable));
  expect(url).toContain(row?.id);
});
