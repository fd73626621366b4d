import { expect, test } from 'vitest';
import type { Cart } from '#core/commerce/cart/cart.ts';
import type { AbandonedCart } from '#contract/shop/abandoned-carts.ts';
import type { Order, OrderEntry } from '#contract/shop/orders.ts';
import type { OwnerProduct } from '#contract/shop/products.ts';
import { PDF, useFiles } from '../assets/testing/files.ts';
import { carts as cartTable, mails as mailTable } from '../database/schema.ts';
import { aForm } from '../forms/testing/forms.ts';
import { aBuyer as buyerOf } from '../testing/a-buyer.ts';
import { A_CONTACT, type Goods } from '../testing/a-product.ts';
import { offer, sell as sellIn, setLive } from '../testing/a-shop.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const app = useApp();
const { call } = app;
const files = useFiles(app);
const aBuyer = (site: TestSite) => buyerOf(app, site);
const WRAP = { id: 'wrap', name: 'Gift wrap', priceCents: 250 };
const QUESTIONS = {
  name: 'Engraving',
  fields: [
    { id: 'words', type: 'text', title: 'Words', required: true },
    { id: 'colour', type: 'select', title: 'Colour', options: ['Gold', 'Silver'] },
    { id: 'sketch', type: 'file', title: 'Sketch', required: true },
  ],
};

const sell = (site: TestSite, change: Goods = {}) => sellIn(app, site, change);
const cartOf = (reply: { json: () => unknown }) => reply.json() as Cart;
const ordersOf = async (site: TestSite) =>
  (await call('GET', '/api/commerce/orders', { as: site.owner })).json()['orders'] as OrderEntry[];
const orderOf = async (site: TestSite, id: string) =>
  (await call('GET', `/api/commerce/orders/${id}`, { as: site.owner })).json() as unknown as Order;
const mailsTo = async (email: string) =>
  (await app.db.platform.select().from(mailTable)).filter(({ to }) => to === email);

test('add-ons cost their price, stand on lines of their own, and share the stock', async () => {
  const site = await app.aSite();
  const { variantId } = await sell(site, { addOns: [WRAP] });
  const buyer = aBuyer(site);
  await buyer.cart('POST', '/entries', { variantId, quantity: 4 });
  await buyer.cart('POST', '/entries', { variantId, quantity: 2, addOns: ['wrap', 'no such thing'] });
  const cart = cartOf(await buyer.cart('POST', '/entries', { variantId, quantity: 1, addOns: ['wrap'] }));
  expect(
    cart.entries.map(({ quantity, unitPriceCents, addOns }) => [quantity, unitPriceCents, addOns]),
  ).toEqual([
    [4, 1000, []],
    [3, 1250, [WRAP]],
  ]);
  expect(cart.subtotalCents).toBe(4000 + 3750);
  const tooMany = await buyer.cart('POST', '/entries', { variantId, quantity: 4 });
  expect([tooMany.status, tooMany.json()['errorKey']]).toEqual([409, 'notEnough']);
});

test('a product asks its questions; the answers stay with the line and the order', async () => {
  const site = await app.aSite();
  const formId = await aForm(app, site, QUESTIONS);
  const { variantId } = await sell(site, { formId, formPlace: 'lightbox' });
  const buyer = aBuyer(site);
  const bare = await buyer.cart('POST', '/entries', { variantId, quantity: 1 });
  expect([bare.status, bare.json()]).toMatchObject([
    400,
    { error: 'Update the missing or invalid information above.', errors: { words: 'Words is required.' } },
  ]);
  const wish = { variantId, quantity: 1, form: { words: 'For Ada', colour: 'Gold', secret: 'x' } };
  await buyer.cart('POST', '/entries', wish);
  const twice = cartOf(await buyer.cart('POST', '/entries', wish));
  expect(twice.entries).toMatchObject([
    {
      quantity: 2,
      formId,
      answers: [
        { rawTitle: 'Words', value: 'For Ada' },
        { rawTitle: 'Colour', value: 'Gold' },
      ],
    },
  ]);
  const other = cartOf(await buyer.cart('POST', '/entries', { ...wish, form: { words: 'For Bob' } }));
  expect(other.entries.map(({ quantity }) => quantity)).toEqual([2, 1]);
  const [, line] = other.entries;
  const asked = (await buyer.cart('GET', `/entries/${line?.id}/form`)).json() as {
    fields: { id: string }[];
    values: unknown;
  };
  expect([asked.fields.map(({ id }) => id), asked.values]).toEqual([
    ['words', 'colour'],
    { words: 'For Bob', colour: '' },
  ]);
  const wrong = await buyer.cart('PUT', `/entries/${line?.id}/form`, {
    form: { words: 'x', colour: 'Pink' },
  });
  expect([wrong.status, Object.keys(wrong.json()['errors'] as object)]).toEqual([400, ['colour']]);
  await buyer.cart('PUT', `/entries/${line?.id}/form`, { form: { words: 'For Eve' } });
  const { quote } = cartOf(await buyer.send('PUT', '/api/commerce/checkout/contact', A_CONTACT));
  const { url } = (await buyer.place(quote)).json() as { url: string };
  const [entry] = await ordersOf(site);
  const order = await orderOf(site, entry?.id ?? '');
  expect(order.snapshot.lines.map(({ answers }) => answers?.map(({ value }) => value))).toEqual([
    ['For Ada', 'Gold'],
    ['For Eve'],
  ]);
  expect((await buyer.send('GET', url)).body).toContain('Words: For Eve');
  const paper = await call('GET', `/api/commerce/orders/${order.id}/paper`, { as: site.owner });
  expect(paper.body).toContain('Words: For Ada');
});

test('what was put in before the product asked anything is answered before it is bought', async () => {
  const site = await app.aSite();
  const { variantId, product } = await sell(site);
  const buyer = aBuyer(site);
  await buyer.fill(variantId);
  const formId = await aForm(app, site, QUESTIONS);
  const { id: _id, updatedAt, ...draft } = product;
  const saved = await call('PUT', `/api/commerce/products/${product.id}`, {
    as: site.owner,
    body: { ...draft, formId, base: updatedAt },
  });
  expect(saved.status).toBe(200);
  const cart = cartOf(await buyer.cart('GET'));
  expect(cart.entries).toMatchObject([{ isAvailable: false, problem: 'unanswered' }]);
  expect((await buyer.place(cart.quote)).status).toBe(400);
});

const CUSTOMER = {
  email: 'customer@example.com',
  shipping: {
    firstName: 'Grace',
    lastName: 'Hopper',
    line1: '1 Road',
    line2: '',
    city: 'Town',
    region: '',
    postcode: 'N1 1AA',
    country: 'GB',
    phone: '',
  },
  billing: null,
  notes: '',
};

test.each([
  ['paid', true],
  ['later', false],
] as const)('an owner makes an order that is %s', async (payment, isPaid) => {
  const site = await app.aSite();
  const { variantId, product } = await sell(site);
  const lines = [{ variantId, quantity: 3 }];
  const made = await call('POST', '/api/commerce/orders', {
    as: site.owner,
    body: { lines, contact: CUSTOMER, payment },
  });
  const order = await orderOf(site, String(made.json()['orderId']));
  expect(order).toMatchObject({
    number: 1,
    state: 'PENDING',
    isPaid,
    totalCents: 3000,
    name: 'Grace Hopper',
  });
  const after = await call('GET', `/api/commerce/products/${product.id}`, { as: site.owner });
  expect((after.json() as unknown as OwnerProduct).variants[0]?.qtyInStock).toBe(7);
  const tooMany = await call('POST', '/api/commerce/orders', {
    as: site.owner,
    body: { lines: [{ variantId, quantity: 8 }], contact: CUSTOMER, payment },
  });
  expect([tooMany.status, (await ordersOf(site)).length]).toEqual([409, 1]);
});

test('an owner sees what an order comes to and why before it is made, and never makes another', async () => {
  const site = await app.aSite();
  const { variantId, product } = await sell(site);
  await offer(app, site, { name: 'Spring', code: 'SPRING' });
  await setLive(app, site, 'shipping', {
    zones: [
      {
        name: 'Everywhere',
        rates: [
          { name: 'Post', kind: 'flat', costCents: 500 },
          { name: 'Courier', kind: 'flat', costCents: 900 },
        ],
      },
    ],
  });
  await setLive(app, site, 'taxes', { rules: [{ name: 'VAT', country: 'GB', percent: 10 }] });
  const ask = async (change: object) => {
    const body = { lines: [{ variantId, quantity: 2 }], contact: CUSTOMER, ...change };
    return cartOf(await call('POST', '/api/commerce/order-quote', { as: site.owner, body }));
  };
  const bare = await ask({ codes: ['spring', 'NONE'] });
  const courier = bare.shippingOptions.find(({ name }) => name === 'Courier')?.id ?? '';
  const wish = { codes: ['SPRING'], shippingOption: courier };
  const quoted = await ask(wish);
  expect(quoted.adjustments).toEqual([
    { kind: 'discount', reason: 'Spring', cents: -1000 },
    { kind: 'shipping', reason: 'Courier', cents: 900 },
    { kind: 'tax', reason: 'VAT', cents: 100 },
  ]);
  expect([quoted.subtotalCents, quoted.grandTotalCents]).toEqual([2000, 2000]);
  expect([bare.grandTotalCents, bare.invalidCoupons.map(({ code }) => code)]).toEqual([1600, ['NONE']]);
  const make = (quote: string) =>
    call('POST', '/api/commerce/orders', {
      as: site.owner,
      body: { lines: [{ variantId, quantity: 2 }], contact: CUSTOMER, ...wish, payment: 'paid', quote },
    });
  const { id, updatedAt: base, ...draft } = product;
  const variants = [{ ...product.variants[0], price: 1100 }];
  await call('PUT', `/api/commerce/products/${id}`, {
    as: site.owner,
    body: { ...draft, variants, base },
  });
  const dearer = await make(quoted.quote);
  expect([dearer.status, dearer.json()['errorKey'], (await ordersOf(site)).length]).toEqual([
    409,
    'cartChanged',
    0,
  ]);
  const made = await make((await ask(wish)).quote);
  expect(await orderOf(site, String(made.json()['orderId']))).toMatchObject({
    totalCents: 2110,
    isPaid: true,
  });
});

test('a link to pay leads to the checkout, is one order, and then to that order', async () => {
  const site = await app.aSite();
  const { variantId } = await sell(site);
  const contact = { ...CUSTOMER, email: 'linked@example.com' };
  const made = await call('POST', '/api/commerce/orders', {
    as: site.owner,
    body: { lines: [{ variantId, quantity: 1 }], contact, payment: 'link' },
  });
  const { orderId, url } = made.json() as { orderId: null; url: string };
  const path = url.replace(/^https?:\/\/[^/]+/, '');
  expect([orderId, (await ordersOf(site)).length]).toEqual([null, 0]);
  const [letter] = await mailsTo('linked@example.com');
  expect(letter?.text).toContain(path);
  const buyer = aBuyer(site);
  expect((await buyer.send('GET', path.slice(0, -4))).status).toBe(404);
  expect((await buyer.send('GET', path)).headers['location']).toBe('/commerce/goto-checkout');
  const { quote } = cartOf(await buyer.cart('GET'));
  expect((await buyer.place(quote)).status).toBe(200);
  expect((await ordersOf(site)).length).toBe(1);
  expect(String((await buyer.send('GET', path)).headers['location'])).toMatch(
    /^\/commerce\/order-confirmed\//,
  );
});

test('carts that were left are listed, and reminded of once, where that is wanted', async () => {
  const site = await app.aSite();
  const { variantId } = await sell(site);
  const leave = async (email: string, mayRemind: boolean) => {
    const buyer = aBuyer(site);
    await buyer.cart('POST', '/entries', { variantId, quantity: 1 });
    await buyer.send('PUT', '/api/commerce/checkout/contact', { ...CUSTOMER, email, mayRemind });
  };
  await leave('yes@example.com', true);
  await leave('no@example.com', false);
  const list = async () =>
    (
      (await call('GET', '/api/commerce/carts', { as: site.owner })).json()['carts'] as AbandonedCart[]
    ).toSorted((a, b) => (a.email < b.email ? -1 : 1));
  expect(await list()).toEqual([]);
  await app.db.site(site.id, (tx) => tx.update(cartTable).set({ updatedAt: new Date('2020-01-01') }));
  const [no, yes] = await list();
  expect([no, yes]).toMatchObject([
    { email: 'no@example.com', mayRemind: false },
    { email: 'yes@example.com', mayRemind: true, lines: ['1 × Jam'], totalCents: 1000, remindedAt: null },
  ]);
  const remind = (cart: AbandonedCart | undefined) =>
    call('POST', `/api/commerce/carts/${cart?.id}/remind`, { as: site.owner });
  expect((await remind(no)).json()['errorKey']).toBe('mayNotRemind');
  expect((await remind(yes)).status).toBe(200);
  expect((await remind(yes)).json()['errorKey']).toBe('remindedBefore');
  const letters = await mailsTo('yes@example.com');
  expect(letters.map(({ subject }) => subject.startsWith('You left something'))).toEqual([true]);
});

test('mails to buyers and to the shop can be seen before anybody gets one', async () => {
  const site = await app.aSite();
  const seen = await call('GET', '/api/commerce/order-mails?kind=confirmed', { as: site.owner });
  expect([seen.status, seen.body.includes('Hello Ada Lovelace')]).toEqual([200, true]);
  expect(seen.body).toContain('"pageType":301');
  for (const [kind, words] of [
    ['payLink', 'Pay now'],
    ['newOrder', 'Ada Lovelace has bought something'],
    ['lowStock', '2 left'],
  ] as const) {
    const other = await call('GET', `/api/commerce/order-mails?kind=${kind}`, { as: site.owner });
    expect([kind, other.body.includes(words), other.body.includes('"pageType":301')]).toEqual([
      kind,
      true,
      true,
    ]);
  }
  expect((await call('GET', '/api/commerce/order-mails?kind=none', { as: site.owner })).status).toBe(400);
});

test('a file for sale is nobody’s for nothing, and products count among the uses of a file', async () => {
  const site = await app.aSite();
  const sold = await files.added(site, 'Songs.pdf', PDF);
  const free = await files.added(site, 'Menu.pdf', PDF);
  const open = (name: string, as?: TestSite['owner']) =>
    call('GET', `/s/${name}`, { host: site.host, ...(as && { as }) });
  expect((await open('songs.pdf')).status).toBe(200);
  const { product } = await sell(site, { type: 'DIGITAL', fileId: sold.id });
  expect([(await open('songs.pdf')).status, (await open('menu.pdf')).status]).toEqual([404, 200]);
  expect((await open('songs.pdf', site.owner)).status).toBe(200);
  const uses = await call('GET', `/api/assets/${sold.id}/uses`, { as: site.owner });
  expect(uses.json()['uses']).toMatchObject([{ documentId: product.id, kind: 'product', title: 'Jam' }]);
  expect((await call('GET', `/api/assets/${free.id}/uses`, { as: site.owner })).json()['uses']).toEqual([]);
});
