import { afterAll, expect, test } from 'vitest';
import { APP_DOMAIN, useApp, type TestSite } from '../../../testing/app.ts';
import { aShopWith, hear, PROVIDERS_PATH } from '../../testing/a-shop-with.ts';
import { STAND_IN_KEYS, startStripeStandIn } from './testing/stand-in.ts';

const stripe = await startStripeStandIn();
const app = useApp({ providerUrls: { stripe: stripe.url } });
const { call } = app;
afterAll(() => stripe.stop());

const ACCOUNT = `${PROVIDERS_PATH}/stripe`;
const OLD = 1_500_000_000;

async function aShop(keys = STAND_IN_KEYS) {
  const shop = await aShopWith(app, 'stripe', keys);
  return { ...shop, pay: (token: string) => shop.buyer.place(shop.quote, { token }) };
}

const intentsOf = (site: TestSite) =>
  [...stripe.intents.values()].filter(({ metadata }) => metadata['reference']?.startsWith(site.id));
const tell = (at: Pick<TestSite, 'host'>, ...about: Parameters<typeof stripe.callAbout>) =>
  hear(app, at, { provider: 'stripe', ...stripe.callAbout(...about) });

const accountOf = async (site: TestSite) => {
  const reply = await call('GET', PROVIDERS_PATH, { as: site.owner });
  const { providers } = reply.json() as { providers: { name: string; account: unknown }[] };
  return providers.find(({ name }) => name === 'stripe')?.account;
};

test('keys are kept, shown by their end and forgotten again', async () => {
  const site = await app.aSite();
  const body = { ...STAND_IN_KEYS, secretKey: STAND_IN_KEYS.publicKey };
  const wrong = await call('PUT', ACCOUNT, { as: site.owner, body });
  expect([wrong.status, Object.keys(wrong.json()['errors'] as object)]).toEqual([400, ['secretKey']]);
  const missing = await call('PUT', ACCOUNT, { as: site.owner, body: {} });
  expect(Object.keys(missing.json()['errors'] as object)).toEqual(Object.keys(STAND_IN_KEYS));
  expect(await accountOf(site)).toBeNull();
  await call('PUT', ACCOUNT, { as: site.owner, body: STAND_IN_KEYS });
  expect(await accountOf(site)).toEqual({
    isTest: true,
    keys: { publicKey: 'pk_test_standin', secretKey: '…ndin', webhookSecret: '…ndin' },
  });
  await call('DELETE', ACCOUNT, { as: site.owner });
  expect(await accountOf(site)).toBeNull();
});

test('the checkout draws the provider’s form, and its page may talk to the provider', async () => {
  const { buyer } = await aShop();
  const begun = (await buyer.send('GET', '/api/commerce/checkout')).json();
  const options = { publicKey: STAND_IN_KEYS.publicKey, url: `${stripe.url}/v3/` };
  expect(begun['choices']).toEqual([
    {
      way: 'card',
      provider: 'stripe',
      label: 'Card',
      isTest: true,
      entry: { kind: 'form', form: 'stripe', options },
    },
  ]);
  const page = await buyer.send('GET', '/commerce/goto-checkout');
  expect(page.headers['content-security-policy']).toMatch(new RegExp(`script-src [^;]*${stripe.url}`));
});

test('any number of clicks is one payment over the right sum, and it is refunded once', async () => {
  const { site, pay, orders, refund } = await aShop();
  const replies = await Promise.all([1, 2, 3].map(() => pay('ctoken_good')));
  expect(replies.map((reply) => reply.json()['state'])).toEqual(['succeeded', 'succeeded', 'succeeded']);
  expect(intentsOf(site)).toMatchObject([{ amount: 1000, currency: 'usd', status: 'succeeded' }]);
  const [{ id } = { id: '' }] = await orders();
  for (let tries = 0; tries < 2; tries += 1) await refund(id, { key: 'k'.repeat(16), cents: 400 });
  expect(intentsOf(site)[0]?.latest_charge.amount_refunded).toBe(400);
  expect((await refund(id, { key: 'm'.repeat(16), cents: 601 })).status).toBe(409);
});

test('what was paid by an account that is gone is refunded there', async () => {
  const { site, pay, orders, refund } = await aShop();
  await pay('ctoken_good');
  await call('DELETE', ACCOUNT, { as: site.owner });
  const [{ id } = { id: '' }] = await orders();
  const reply = await refund(id, { key: 'k'.repeat(16), cents: 400 });
  expect([reply.status, reply.json()['errorKey']]).toEqual([409, 'refundElsewhere']);
  expect(intentsOf(site)[0]?.latest_charge.amount_refunded).toBe(0);
});

test('a refused card releases the goods, is ended at the provider, and says why', async () => {
  const { pay, stock, orders } = await aShop();
  const refused = await pay('ctoken_poor');
  expect([refused.status, refused.json()['error']]).toEqual([
    402,
    'There is not enough money on this card. Please try another one.',
  ]);
  expect(await stock()).toBe(10);
  expect((await pay('ctoken_good')).status).toBe(200);
  expect((await orders()).length).toBe(1);
  expect((await pay('4242424242424242')).status).toBe(400);
});

test('a second step is asked for with the secret of that payment, and decided by what the provider says', async () => {
  const { site, buyer, pay, stock } = await aShop();
  const asked = await pay('ctoken_asks');
  const [intent] = intentsOf(site);
  const secret = intent?.client_secret;
  expect(asked.json()).toMatchObject({ state: 'needsConfirmation', provider: 'stripe', secret, url: '' });
  const early = await buyer.send('POST', '/api/commerce/checkout/confirm', { isApproved: true });
  expect(early.json()).toMatchObject({ state: 'needsConfirmation' });
  expect(await stock()).toBe(9);
  stripe.settle(intent?.id ?? '', 'succeeded');
  const done = await buyer.send('POST', '/api/commerce/checkout/confirm', { isApproved: true });
  expect(done.json()).toMatchObject({ state: 'succeeded' });
});

test('calls are believed once, signed, fresh, and about the payment we asked for', async () => {
  const { site, pay, orders } = await aShop();
  expect((await pay('ctoken_slow')).json()).toMatchObject({ state: 'processing' });
  const id = intentsOf(site)[0]?.id ?? '';
  stripe.settle(id, 'succeeded');
  expect(await tell(site, id, { secret: 'whsec_other' })).toBe(400);
  expect(await tell(site, id, { at: OLD })).toBe(400);
  const { rawBody } = stripe.callAbout(id);
  expect(await hear(app, site, { provider: 'stripe', rawBody })).toBe(400);
  expect(await orders()).toEqual([]);
  expect([await tell(site, id), await tell(site, id), await tell(site, id)]).toEqual([200, 200, 200]);
  expect((await orders()).map(({ isPaid }) => isPaid)).toEqual([true]);
});

test('what the account tells about other things is heard, and changes nothing', async () => {
  const { site, orders } = await aShop();
  const other = stripe.add({ amount: 1000 });
  expect(await tell(site, other.id)).toBe(200);
  expect(await tell(site, other.id, { secret: 'whsec_other' })).toBe(400);
  expect(await orders()).toEqual([]);
});

test.each([
  ['another sum', { amount: 1 }],
  ['another currency', { currency: 'jpy' }],
])('%s at the provider than in our books settles nothing', async (_, change) => {
  const { site, pay, orders } = await aShop();
  await pay('ctoken_slow');
  const [intent] = intentsOf(site);
  if (intent) Object.assign(intent, change, { status: 'succeeded' });
  expect(await tell(site, intent?.id ?? '')).toBe(400);
  expect(await orders()).toEqual([]);
});

test('a payment that says it is for another order of the shop does not pay that one', async () => {
  const { site, pay, orders } = await aShop();
  await pay('ctoken_slow');
  const [asked] = intentsOf(site);
  const other = stripe.add({ amount: 1000, metadata: asked?.metadata ?? {} });
  expect(await tell(site, other.id)).toBe(400);
  expect(await orders()).toEqual([]);
});

test('a call at any other host than the shop’s own is not believed', async () => {
  const [{ site, pay, orders }, other] = [await aShop(), await aShop()];
  await pay('ctoken_slow');
  const id = intentsOf(site)[0]?.id ?? '';
  stripe.settle(id, 'succeeded');
  expect(await tell({ host: APP_DOMAIN }, id)).toBe(400);
  expect(await tell({ host: 'nobody.test' }, id)).toBe(404);
  expect(await tell(other.site, id)).toBe(400);
  expect([...(await orders()), ...(await other.orders())]).toEqual([]);
});

test('a call signed by one shop never marks the order of another as paid', async () => {
  const keys = { publicKey: 'pk_test_thief', secretKey: 'sk_test_thief', webhookSecret: 'whsec_thief' };
  const [victim, thief] = [await aShop(), await aShop(keys)];
  expect((await victim.pay('ctoken_silent')).json()).toMatchObject({ state: 'processing' });
  await thief.pay('ctoken_slow');
  const [asked] = intentsOf(victim.site);
  const own = intentsOf(thief.site)[0]?.metadata ?? {};
  const forged = stripe.add({ account: keys.secretKey, amount: 1000, metadata: asked?.metadata ?? {} });
  const secret = keys.webhookSecret;
  for (const { site } of [victim, thief])
    for (const metadata of [asked?.metadata ?? {}, own])
      expect(await tell(site, forged.id, { secret, intent: { metadata } })).toBe(400);
  expect([...(await victim.orders()), ...(await thief.orders())]).toEqual([]);
});
