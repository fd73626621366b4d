import { expect, test } from 'vitest';
import { EMPTY_CART, type Cart } from '#core/commerce/cart/cart.ts';
import type { Plain } from '#core/money/testing/plain.ts';
import type { DiscountDraft } from '#contract/shop/discounts.ts';
import { A_CONTACT, aVariant, type Goods } from '../testing/a-product.ts';
import { aBuyer as buyerOf } from '../testing/a-buyer.ts';
import { offer as offerIn, sell as sellIn, setLive } from '../testing/a-shop.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const app = useApp();
const { call } = app;
const aBuyer = (site: TestSite) => buyerOf(app, site);
const sell = (site: TestSite, change: Goods = {}) => sellIn(app, site, change);
const cartOf = (reply: { json: () => unknown }) => reply.json() as Cart;

const PICTURE = {
  src: '/images/abcdefghijklmnopqrstuvwx/jam.jpg',
  alt: '',
  width: 10,
  height: 10,
  focalPoint: { x: 0.5, y: 0.5 },
};
const RATES = ['Post', 'Courier'].map((name, at) => ({ name, kind: 'flat', costCents: 500 + at * 400 }));
const ZONES = { zones: [{ name: 'Everywhere', countries: '*', rates: RATES }] };

const offer = (site: TestSite, change: Plain<Partial<DiscountDraft>> = {}) =>
  offerIn(app, site, { code: 'SAVE', ...change });

test('a visitor without a cart gets every name and default of the model', async () => {
  const site = await app.aSite();
  const cart = cartOf(await aBuyer(site).cart('GET'));
  expect(cart).toEqual({ ...EMPTY_CART, websiteId: site.id });
  expect(cart.subtotalAmount).toEqual({ currencyCode: 'USD', value: '0' });
});

test('every call about a cart is answered with all of it', async () => {
  const site = await app.aSite();
  await setLive(app, site, 'shipping', ZONES);
  await offer(site);
  const { product, variantId } = await sell(site, {
    options: ['Size'],
    images: [PICTURE],
    variants: [aVariant({ optionValues: ['Large'], price: 1250 })],
  });
  const buyer = aBuyer(site);
  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => {
    const cart = cartOf(await buyer.send(method, `/api/commerce/${path}`, body));
    expect(Object.keys(cart).sort()).toEqual(Object.keys(EMPTY_CART).sort());
    expect([typeof cart.id, cart.websiteId, cart.orderId, cart.isPurchased]).toEqual([
      'string',
      site.id,
      '',
      false,
    ]);
    return cart;
  };
  const added = await ask('POST', 'cart/entries', { variantId, quantity: 1 });
  expect(Math.abs(added.created - Date.now())).toBeLessThan(60_000);
  expect(added.entries).toMatchObject([
    {
      title: 'Jam',
      image: PICTURE.src,
      optionValues: [{ optionName: 'Size', value: 'Large' }],
      sku: product.variants[0]?.sku,
      quantity: 1,
      unitPriceCents: 1250,
      totalCents: 1250,
      url: '/shop/jam',
    },
  ]);
  const line = `cart/entries/${added.entries[0]?.id}`;
  const more = await ask('PUT', line, { quantity: 2 });
  expect(more).toMatchObject({ id: added.id, totalQuantity: 2, subtotalCents: 2500 });
  expect(await ask('GET', 'cart')).toEqual(more);
  const place = { country: 'DE', region: '', postcode: '1234A' };
  const { shippingOptions, ...sent } = await ask('PUT', 'cart/location', place);
  expect(sent).toMatchObject({ shippingLocation: place, selectedShippingOption: { name: 'Post' } });
  const [, courier] = shippingOptions;
  const chosen = await ask('PUT', 'cart/shipping', { option: courier?.id });
  expect(chosen).toMatchObject({ selectedShippingOption: courier, shippingCostCents: 900 });
  const cheaper = await ask('POST', 'cart/coupons', { code: 'save' });
  expect(cheaper).toMatchObject({ coupons: ['SAVE'], discountCents: 1250, grandTotalCents: 2150 });
  expect(await ask('POST', 'cart/coupons', { code: 'SAVE' })).toMatchObject({ discountCents: 1250 });
  expect(await ask('DELETE', 'cart/coupons/SAVE')).toMatchObject({ coupons: [], discountCents: 0 });
  expect(await ask('PUT', 'checkout/contact', A_CONTACT)).toMatchObject({
    shippingLocation: { country: 'US', region: 'NY', postcode: '10001' },
  });
  expect(await ask('DELETE', line)).toMatchObject({ entries: [], subtotalCents: 0, totalQuantity: 0 });
});

test.each([
  [['DIGITAL'], { hasDigital: true, purelyDigital: true, requiresShipping: false }],
  [['DIGITAL', 'PHYSICAL'], { hasDigital: true, purelyDigital: false, requiresShipping: true }],
  [['SERVICE'], { hasDigital: false, purelyDigital: false, requiresShipping: false }],
] as const)('a cart of %j is %j', async (types, kinds) => {
  const site = await app.aSite();
  const buyer = aBuyer(site);
  for (const type of types)
    await buyer.cart('POST', '/entries', { variantId: (await sell(site, { type })).variantId, quantity: 1 });
  expect(cartOf(await buyer.cart('GET'))).toMatchObject(kinds);
});

test('there is a most of one thing, however often it is added', async () => {
  const site = await app.aSite();
  const { variantId } = await sell(site, { variants: [aVariant({ unlimited: true })] });
  const buyer = aBuyer(site);
  for (const quantity of [9999, 1])
    expect(cartOf(await buyer.cart('POST', '/entries', { variantId, quantity })).totalQuantity).toBe(9999);
});

test.each<[string, Plain<Partial<DiscountDraft>>, number, string | undefined]>([
  ['half off', {}, 500, undefined],
  ['an amount off', { kind: 'fixed', amount: 250 }, 250, undefined],
  ['a free parcel', { kind: 'freeShipping', amount: 0 }, 500, undefined],
  ['one that has ended', { endsAt: '2001-01-01T00:00:00.000Z' }, 0, 'This code has expired.'],
  ['one of later', { startsAt: '2999-01-01T00:00:00.000Z' }, 0, 'This code is not valid yet.'],
  ['one that is switched off', { isActive: false }, 0, 'This code is not valid.'],
  ['one for larger orders', { minimumCents: 1001 }, 0, 'Your order is too small for this code.'],
  ['one nobody made', { code: 'OTHER' }, 0, 'This code is not valid.'],
])('a code: %s', async (_, change, off, reason) => {
  const site = await app.aSite();
  await setLive(app, site, 'shipping', ZONES);
  await offer(site, change);
  const { variantId } = await sell(site);
  const buyer = aBuyer(site);
  await buyer.fill(variantId);
  const cart = cartOf(await buyer.cart('POST', '/coupons', { code: 'SAVE' }));
  expect([cart.discountCents, cart.grandTotalCents]).toEqual([off, 1500 - off]);
  expect(cart.validCoupons).toEqual(reason === undefined ? [{ code: 'SAVE', name: 'Half off' }] : []);
  expect(cart.invalidCoupons).toEqual(reason === undefined ? [] : [{ code: 'SAVE', reason }]);
});

test('a code for other things says so', async () => {
  const site = await app.aSite();
  const { product } = await sell(site);
  await offer(site, { productIds: [product.id] });
  const { variantId } = await sell(site);
  const buyer = aBuyer(site);
  await buyer.fill(variantId);
  expect(cartOf(await buyer.cart('POST', '/coupons', { code: 'SAVE' }))).toMatchObject({
    discountCents: 0,
    invalidCoupons: [{ code: 'SAVE', reason: 'Nothing in your cart goes with this code.' }],
  });
});

test('a discount without a code applies by itself', async () => {
  const site = await app.aSite();
  await offer(site, { code: '' });
  const { variantId } = await sell(site);
  expect(await aBuyer(site).fill(variantId)).toMatchObject({ coupons: [], discountCents: 500 });
});

test('a code that each customer has once is refused the second time, whatever the case of their email', async () => {
  const site = await app.aSite();
  await offer(site, { maxPerCustomer: 1 });
  const { variantId } = await sell(site);
  const first = aBuyer(site);
  await first.fill(variantId);
  const { quote } = cartOf(await first.cart('POST', '/coupons', { code: 'SAVE' }));
  expect((await first.place(quote)).status).toBe(200);
  const again = aBuyer(site);
  await again.cart('POST', '/entries', { variantId, quantity: 1 });
  const guess = cartOf(await again.cart('POST', '/coupons', { code: 'SAVE' }));
  const contact = { ...A_CONTACT, email: 'ADA@example.com ' };
  const cart = cartOf(await again.send('PUT', '/api/commerce/checkout/contact', contact));
  expect(cart.invalidCoupons).toEqual([{ code: 'SAVE', reason: 'You have used this code before.' }]);
  expect((await again.place(guess.quote)).json()).toMatchObject({
    errorKey: 'cartChanged',
    cart: { discountCents: 0, grandTotalCents: 1000 },
  });
});

test.each(['-1', '1.5', '"1e9"', '1e9', 'NaN', '"2"', 'null', 'true', '[1]', '10000'])(
  'a quantity of %s is refused, and the cart stays as it was',
  async (quantity) => {
    const site = await app.aSite();
    const { variantId } = await sell(site);
    const buyer = aBuyer(site);
    const { entries } = cartOf(await buyer.cart('POST', '/entries', { variantId, quantity: 1 }));
    const cookie = [...buyer.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const send = async (method: 'POST' | 'PUT', path: string, body: string) => {
      const headers = { cookie, 'content-type': 'application/json' };
      return (await call(method, `/api/commerce/cart/${path}`, { host: site.host, headers, body })).status;
    };
    expect([
      await send('POST', 'entries', `{"variantId":"${variantId}","quantity":${quantity}}`),
      await send('PUT', `entries/${entries[0]?.id}`, `{"quantity":${quantity}}`),
      cartOf(await buyer.cart('GET')).totalQuantity,
    ]).toEqual([400, 400, 1]);
  },
);

/** What a browser might claim; none of it is a browser's to say. */
const CLAIMS = {
  price: 1,
  unitPriceCents: 1,
  priceCents: 1,
  subtotalCents: 1,
  discountCents: 999,
  shippingCostCents: 0,
  taxCents: 0,
  grandTotalCents: 1,
  total: 1,
  currency: 'JPY',
  isPurchased: true,
  orderId: 'a'.repeat(24),
  websiteId: 'b'.repeat(24),
};

test('nothing that a browser claims of sums, currency, order or site is believed', async () => {
  const site = await app.aSite();
  await setLive(app, site, 'shipping', ZONES);
  const { variantId } = await sell(site);
  const buyer = aBuyer(site);
  const { entries } = cartOf(await buyer.cart('POST', '/entries', { variantId, quantity: 1, ...CLAIMS }));
  const place = { country: 'US', region: 'NY', postcode: '10001' };
  await buyer.cart('PUT', `/entries/${entries[0]?.id}`, { quantity: 2, ...CLAIMS });
  await buyer.cart('POST', '/coupons', { code: 'NONE', ...CLAIMS });
  const there = cartOf(await buyer.cart('PUT', '/location', { ...place, ...CLAIMS }));
  await buyer.cart('PUT', '/shipping', { option: there.shippingOptions[1]?.id, ...CLAIMS });
  const claimed = await buyer.send('PUT', '/api/commerce/checkout/contact', { ...A_CONTACT, ...CLAIMS });
  expect(claimed.status).toBe(400);
  const cart = cartOf(await buyer.send('PUT', '/api/commerce/checkout/contact', A_CONTACT));
  expect(cart).toMatchObject({
    websiteId: site.id,
    orderId: '',
    isPurchased: false,
    subtotalCents: 2000,
    discountCents: 0,
    shippingCostCents: 900,
    grandTotalCents: 2900,
    subtotalAmount: { currencyCode: 'USD', value: '20.00' },
  });
  const method = { number: '4242424242424242', expires: '12/40', code: '123' };
  const body = { ...CLAIMS, quote: cart.quote, way: 'card', method };
  expect((await buyer.send('POST', '/api/commerce/checkout/place', body)).status).toBe(200);
  const { orders } = (await call('GET', '/api/commerce/orders', { as: site.owner })).json();
  expect(orders).toMatchObject([{ number: 1, currency: 'USD', totalCents: 2900 }]);
});

test('what was put in and then hidden, put off or deleted is marked, and cannot be bought', async () => {
  const site = await app.aSite();
  const [kept, hidden, later, deleted] = await Promise.all(
    ['Kept', 'Hidden', 'Later', 'Deleted'].map((title) => sell(site, { title })),
  );
  const buyer = aBuyer(site);
  for (const sold of [kept, hidden, later, deleted])
    await buyer.cart('POST', '/entries', { variantId: sold?.variantId, quantity: 1 });
  const save = (sold: typeof kept, change: Goods) => {
    const { id, updatedAt: base, ...draft } = sold?.product ?? { id: '', updatedAt: '' };
    return call('PUT', `/api/commerce/products/${id}`, {
      as: site.owner,
      body: { ...draft, ...change, base },
    });
  };
  await save(hidden, { workflow: 'draft' });
  await save(later, { workflow: 'scheduled', publishAt: '2999-01-01T00:00:00.000Z' });
  await call('DELETE', `/api/commerce/products/${deleted?.product.id}`, { as: site.owner });
  const cart = cartOf(await buyer.send('PUT', '/api/commerce/checkout/contact', A_CONTACT));
  expect(cart.entries.map(({ problem }) => problem)).toEqual([null, 'gone', 'gone', 'gone']);
  expect(cart.grandTotalCents).toBe(1000);
  expect((await buyer.place(cart.quote)).json()['errorKey']).toBe('cartUnavailable');
  const again = { variantId: deleted?.variantId, quantity: 1 };
  expect((await aBuyer(site).cart('POST', '/entries', again)).json()['errorKey']).toBe('notForSale');
});
