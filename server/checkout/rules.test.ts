import { expect, test } from 'vitest';
import type { Cart } from '#core/commerce/cart/cart.ts';
import type { OwnerProduct } from '#contract/shop/products.ts';
import { orders as orderTable } from '../database/schema.ts';
import { aBuyer as buyerOf } from '../testing/a-buyer.ts';
import { aVariant, GOOD_CARD, type Goods } from '../testing/a-product.ts';
import { offer, sell as sellIn, setLive } from '../testing/a-shop.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const app = useApp();
const { call } = app;
const aBuyer = (site: TestSite) => buyerOf(app, site);
const ASKS = { ...GOOD_CARD, number: '4000000000003220' };
const cartOf = (reply: { json: () => unknown }) => reply.json() as Cart;

const sell = (site: TestSite, change: Goods = {}) => sellIn(app, site, change);

const set = (site: TestSite, key: string, values: object) => setLive(app, site, key, values);

test('a token nobody has is no cart, and its cookies go; an empty cart leads back to the cart', async () => {
  const site = await app.aSite();
  const { variantId } = await sell(site);
  const stranger = aBuyer(site);
  stranger.jar.set('CART', 'doesnotexist').set('hasCart', 'true');
  const closed = await stranger.send('GET', '/commerce/goto-checkout');
  expect([closed.status, closed.body.includes('cookies are disabled'), stranger.jar.size]).toEqual([
    200,
    true,
    0,
  ]);
  const buyer = aBuyer(site);
  const { entries } = cartOf(await buyer.cart('POST', '/entries', { variantId, quantity: 1 }));
  await buyer.cart('DELETE', `/entries/${entries[0]?.id}`);
  const empty = await buyer.send('GET', '/commerce/goto-checkout');
  expect([empty.status, empty.headers['location']]).toEqual([302, '/cart']);
  const unpaid = await aBuyer(site).place('x');
  expect([unpaid.status, unpaid.json()['errorKey']]).toEqual([404, 'noCart']);
});

test('a cart is priced anew at every read, and what is gone is marked and not sold', async () => {
  const site = await app.aSite();
  const { variantId, product } = await sell(site);
  const buyer = aBuyer(site);
  const { quote } = await buyer.fill(variantId);
  const { id, updatedAt, ...draft } = product;
  const save = (base: string, change: Goods) =>
    call('PUT', `/api/commerce/products/${id}`, { as: site.owner, body: { ...draft, ...change, base } });
  const onSale = draft.variants.map((variant) => ({ ...variant, onSale: true, salePrice: 800 }));
  const saved = (await save(updatedAt, { variants: onSale })).json() as unknown as OwnerProduct;
  expect(cartOf(await buyer.cart('GET')).entries).toMatchObject([
    { unitPriceCents: 800, regularPriceCents: 1000, sku: product.variants[0]?.sku, url: '/shop/jam' },
  ]);
  await save(saved.updatedAt, { workflow: 'draft' });
  expect(cartOf(await buyer.cart('GET'))).toMatchObject({
    grandTotalCents: 0,
    entries: [{ isAvailable: false, problem: 'gone' }],
  });
  const reply = await buyer.place(quote);
  expect([reply.status, reply.json()['errorKey']]).toEqual([409, 'cartUnavailable']);
});

test('shipping and tax follow the place; the sum is what its parts say', async () => {
  const site = await app.aSite();
  const { variantId } = await sell(site);
  const rate = { name: 'Post', kind: 'flat', costCents: 500 };
  await set(site, 'shipping', { zones: [{ name: 'US', countries: 'US', rates: [rate] }] });
  const rule = { name: 'NY sales tax', country: 'US', region: 'NY', percent: 8 };
  await set(site, 'taxes', { rules: [rule] });
  const buyer = aBuyer(site);
  await buyer.cart('POST', '/entries', { variantId, quantity: 1 });
  const at = async (place: object) => cartOf(await buyer.cart('PUT', '/location', place));
  const there = await at({ country: 'US', region: 'NY', postcode: '10001' });
  expect(there).toMatchObject({
    shippingLocation: { country: 'US', region: 'NY', postcode: '10001' },
    shippingOptions: [{ name: 'Post', costCents: 500 }],
    selectedShippingOption: { name: 'Post' },
    applicableTaxRules: [{ name: 'NY sales tax', percent: 8 }],
    shippingCostCents: 500,
    taxCents: 80,
    grandTotalCents: 1580,
  });
  expect(await at({ country: 'CA', region: 'ON', postcode: 'K1A 0B1' })).toMatchObject({
    shippingOptions: [],
    applicableTaxRules: [],
    grandTotalCents: 1000,
  });
  const wrong = await buyer.cart('PUT', '/location', { country: 'US', region: 'NY', postcode: '1000' });
  expect([wrong.status, wrong.json()['error']]).toEqual([400, 'Please enter a valid ZIP code.']);
});

test('the least a cart must hold counts before discounts, and holds on the server', async () => {
  const site = await app.aSite();
  const { variantId } = await sell(site);
  await set(site, 'store', { minimumSubtotalCents: 2000 });
  await set(site, 'shipping', {
    zones: [{ name: 'US', countries: 'US', rates: [{ name: 'Post', kind: 'flat', costCents: 5000 }] }],
  });
  const buyer = aBuyer(site);
  const reply = await buyer.place((await buyer.fill(variantId)).quote);
  expect([reply.status, reply.json()['error']]).toEqual([
    409,
    'To check out, your order subtotal must be $20.00 or more.',
  ]);
  await buyer.cart('POST', '/entries', { variantId, quantity: 1 });
  await offer(app, site);
  const cart = cartOf(await buyer.cart('GET'));
  expect([cart.subtotalCents, cart.discountCents]).toEqual([2000, 1000]);
  expect((await buyer.place(cart.quote)).status).toBe(200);
});

test('a shop sells in its own currency and units, and express checkout is told to its pages', async () => {
  const site = await app.aSite();
  const { variantId } = await sell(site, { variants: [aVariant({ weight: 2, price: 1200 })] });
  await set(site, 'store', { storeCurrency: 'JPY', measurementStandard: 'metric', expressCheckout: true });
  const page = (await call('GET', '/shop/jam', { host: site.host })).body;
  expect(page).toContain('¥1,200');
  expect(page).toContain('Weight: 2 kg');
  expect(page).toContain('Buy now');
  expect(page).toMatch(/"expressCheckout":true/);
  const cart = cartOf(await aBuyer(site).cart('POST', '/entries', { variantId, quantity: 1 }));
  expect(cart.subtotalAmount).toEqual({ currencyCode: 'JPY', value: '1200' });
});

test('the stock is counted, and its history says why it is what it is', async () => {
  const site = await app.aSite();
  const { variantId } = await sell(site, { variants: [aVariant({ qtyInStock: 1 })] });
  const buyer = aBuyer(site);
  await buyer.place((await buyer.fill(variantId)).quote);
  expect((await call('GET', '/shop/jam', { host: site.host })).body).toContain('Sold Out');
  const change = { changes: [{ variantId, delta: 4 }] };
  await call('PUT', '/api/commerce/inventory', { as: site.owner, body: change });
  const page = async () => (await call('GET', '/shop/jam', { host: site.host })).body;
  expect(await page()).toContain('Add to cart');
  const low = (await call('GET', '/api/commerce/inventory?show=low', { as: site.owner })).json()['rows'];
  expect(low).toMatchObject([{ variantId, qtyInStock: 4 }]);
  const { changes } = (
    await call('GET', `/api/commerce/inventory/${variantId}`, { as: site.owner })
  ).json() as { changes: { delta: number; reason: string }[] };
  expect(changes.map(({ delta, reason }) => [delta, reason])).toEqual([
    [4, 'count'],
    [-1, 'order'],
  ]);
  const count = (row: object) =>
    call('PUT', '/api/commerce/inventory', { as: site.owner, body: { changes: [{ variantId, ...row }] } });
  await count({ delta: -4 });
  expect(await page()).toContain('Sold Out');
  await count({ unlimited: true });
  expect(await page()).toContain('Add to cart');
});

test('a look at a product in the list is counted without a body, and nothing is read from the answer', async () => {
  const site = await app.aSite();
  const { product } = await sell(site);
  const reply = await call('POST', `/api/census/RecordQuickView/${product.id}`, { host: site.host });
  expect([reply.status < 300, (await call('GET', '/shop/jam', { host: site.host })).status]).toEqual([
    true,
    200,
  ]);
});

test('what nobody paid in time is given back to the others', async () => {
  const site = await app.aSite();
  const { variantId, product } = await sell(site);
  const buyer = aBuyer(site);
  const { quote } = await buyer.fill(variantId);
  await buyer.place(quote, ASKS);
  const { endHolds } = app.app.services.shop.checkout;
  const left = async () =>
    (
      (
        await call('GET', `/api/commerce/products/${product.id}`, { as: site.owner })
      ).json() as unknown as OwnerProduct
    ).variants[0]?.qtyInStock;
  await endHolds(site.id);
  expect(await left()).toBe(9);
  await app.db.site(site.id, (tx) => tx.update(orderTable).set({ heldUntil: new Date('2020-01-01') }));
  await endHolds(site.id);
  expect(await left()).toBe(10);
  expect((await buyer.place(quote)).status).toBe(200);
});
