import { afterAll, expect, test } from 'vitest';
import type { OrderEntry } from '#contract/orders.ts';
import type { OwnerProduct } from '#contract/products.ts';
import { aBuyer } from '../../../testing/a-buyer.ts';
import { aProduct } from '../../../testing/a-product.ts';
import { useApp, type TestSite } from '../../../testing/app.ts';
import { STAND_IN_KEYS, startStripeStandIn } from './testing/stand-in.ts';

const stripe = await startStripeStandIn();
const app = useApp({ stripeUrl: stripe.url });
const { call } = app;
afterAll(() => stripe.stop());

const ACCOUNT = '/api/commerce/payment-account';
const OLD = 1_500_000_000;

async function aShop() {
  const site = await app.aSite();
  await call('PUT', ACCOUNT, { as: site.owner, body: STAND_IN_KEYS });
  const made = await call('POST', '/api/commerce/products', { as: site.owner, body: aProduct() });
  const product = made.json() as unknown as OwnerProduct;
  const variantId = product.variants[0]?.id ?? '';
  const buyer = aBuyer(app, site);
  const { quote } = await buyer.fill(variantId);
  const pay = (token: string) => buyer.place(quote, { token });
  const stock = async () => {
    const reply = await call('GET', `/api/commerce/products/${product.id}`, { as: site.owner });
    return (reply.json() as unknown as OwnerProduct).variants[0]?.qtyInStock;
  };
  return { site, buyer, pay, stock };
}

const ordersOf = async (site: TestSite) =>
  (await call('GET', '/api/commerce/orders', { as: site.owner })).json()['orders'] as OrderEntry[];
const intentsOf = (site: TestSite) =>
  [...stripe.intents.values()].filter(({ metadata }) => metadata['reference']?.startsWith(site.id));
const hear = (told: { rawBody: string; headers: Record<string, string> }) =>
  app.app.http.inject({
    method: 'POST',
    url: '/api/payments/webhook/stripe',
    headers: { host: 'plinth.test', ...told.headers },
    payload: told.rawBody,
  });

test('keys are kept, shown by their end and forgotten again', async () => {
  const site = await app.aSite();
  const wrong = await call('PUT', ACCOUNT, {
    as: site.owner,
    body: { ...STAND_IN_KEYS, secretKey: STAND_IN_KEYS.publicKey },
  });
  expect([wrong.status, Object.keys(wrong.json()['errors'] as object)]).toEqual([400, ['secretKey']]);
  await call('PUT', ACCOUNT, { as: site.owner, body: STAND_IN_KEYS });
  const read = await call('GET', ACCOUNT, { as: site.owner });
  expect(read.json()).toEqual({
    isConnected: true,
    publicKey: 'pk_test_standin',
    secretKey: '…ndin',
    webhookSecret: '…ndin',
  });
  await call('DELETE', ACCOUNT, { as: site.owner });
  expect((await call('GET', ACCOUNT, { as: site.owner })).json()).toMatchObject({ isConnected: false });
});

test('any number of clicks is one payment over the right sum, and it is given back once', async () => {
  const { site, pay } = await aShop();
  const replies = await Promise.all([1, 2, 3].map(() => pay('ctoken_good')));
  expect(replies.map((reply) => reply.json()['state'])).toEqual(['succeeded', 'succeeded', 'succeeded']);
  expect(intentsOf(site)).toMatchObject([{ amount: 1000, currency: 'usd', status: 'succeeded' }]);
  const [{ id } = { id: '' }] = await ordersOf(site);
  const refund = { key: 'k'.repeat(16), cents: 400, reason: '', restock: false, isMailed: false };
  for (let tries = 0; tries < 2; tries += 1)
    await call('POST', `/api/commerce/orders/${id}/refund`, { as: site.owner, body: refund });
  expect(intentsOf(site)[0]?.latest_charge.amount_refunded).toBe(400);
  const tooMuch = { ...refund, key: 'm'.repeat(16), cents: 601 };
  const reply = await call('POST', `/api/commerce/orders/${id}/refund`, { as: site.owner, body: tooMuch });
  expect(reply.status).toBe(409);
});

test('a refused card gives the goods back, is ended at the provider, and says why', async () => {
  const { site, pay, stock } = await aShop();
  const refused = await pay('ctoken_poor');
  expect([refused.status, refused.json()['error']]).toEqual([
    402,
    'There is not enough money on this card. Please try another one.',
  ]);
  expect(await stock()).toBe(10);
  expect((await pay('ctoken_good')).status).toBe(200);
  expect((await ordersOf(site)).length).toBe(1);
  expect((await pay('4242424242424242')).status).toBe(400);
});

test('a second step is asked for with the secret of that payment, and decided by what the provider says', async () => {
  const { site, buyer, pay, stock } = await aShop();
  const asked = await pay('ctoken_asks');
  const [intent] = intentsOf(site);
  expect(asked.json()).toMatchObject({ state: 'needsConfirmation', secret: intent?.client_secret, url: '' });
  const early = await buyer.send('POST', '/api/commerce/checkout/confirm', { isApproved: true });
  expect(early.json()).toMatchObject({ state: 'needsConfirmation' });
  expect(await stock()).toBe(9);
  stripe.settle(intent?.id ?? '', 'succeeded');
  const done = await buyer.send('POST', '/api/commerce/checkout/confirm', { isApproved: true });
  expect(done.json()).toMatchObject({ state: 'succeeded' });
});

test('calls are believed once, signed, fresh, and about the payment we asked for', async () => {
  const { site, pay } = await aShop();
  expect((await pay('ctoken_slow')).json()).toMatchObject({ state: 'processing' });
  const id = intentsOf(site)[0]?.id ?? '';
  stripe.settle(id, 'succeeded');
  const status = async (change: Parameters<typeof stripe.callAbout>[1]) =>
    (await hear(stripe.callAbout(id, change))).statusCode;
  expect(await status({ secret: 'whsec_other' })).toBe(400);
  expect(await status({ at: OLD })).toBe(400);
  const unsigned = await hear({ rawBody: stripe.callAbout(id).rawBody, headers: {} });
  expect([unsigned.statusCode, (await ordersOf(site)).length]).toEqual([400, 0]);
  expect([await status({}), await status({}), await status({})]).toEqual([200, 200, 200]);
  expect((await ordersOf(site)).map(({ isPaid }) => isPaid)).toEqual([true]);
});

test.each([
  ['another sum', { amount: 1 }],
  ['another currency', { currency: 'jpy' }],
])('%s at the provider than in our books settles nothing', async (_, change) => {
  const { site, pay } = await aShop();
  await pay('ctoken_slow');
  const [intent] = intentsOf(site);
  if (intent) Object.assign(intent, change, { status: 'succeeded' });
  expect((await hear(stripe.callAbout(intent?.id ?? ''))).statusCode).toBe(400);
  expect(await ordersOf(site)).toEqual([]);
});

test('an order that names another payment of the same site is not paid by it', async () => {
  const [one, two] = [await aShop(), await aShop()];
  await one.pay('ctoken_slow');
  await two.pay('ctoken_slow');
  const [mine] = intentsOf(one.site);
  const [theirs] = intentsOf(two.site);
  if (theirs && mine) Object.assign(theirs, { metadata: mine.metadata, status: 'succeeded' });
  expect((await hear(stripe.callAbout(theirs?.id ?? ''))).statusCode).toBe(400);
  expect(await ordersOf(one.site)).toEqual([]);
});

test('a call signed by one shop never marks the order of another as paid', async () => {
  const [victim, thief] = [await aShop(), await app.aSite()];
  const keys = { publicKey: 'pk_test_thief', secretKey: 'sk_test_thief', webhookSecret: 'whsec_thief' };
  await call('PUT', ACCOUNT, { as: thief.owner, body: keys });
  expect((await victim.pay('ctoken_silent')).json()).toMatchObject({ state: 'processing' });
  const [asked] = intentsOf(victim.site);
  const forged = stripe.add({ account: keys.secretKey, amount: 1000, metadata: asked?.metadata ?? {} });
  const told = {
    secret: keys.webhookSecret,
    intent: { metadata: { reference: `${thief.id}:${forged.id}` } },
  };
  expect((await hear(stripe.callAbout(forged.id, told))).statusCode).toBe(400);
  expect(await ordersOf(victim.site)).toEqual([]);
});
