import { afterAll, expect, test } from 'vitest';
import { setLive } from '../../../testing/a-shop.ts';
import { APP_DOMAIN, useApp, type TestSite } from '../../../testing/app.ts';
import { aShopWith, hear, PROVIDERS_PATH } from '../../testing/a-shop-with.ts';
import { STAND_IN_KEYS, startMollieStandIn } from './testing/stand-in.ts';

const MINUTE_MS = 60_000;
const mollie = await startMollieStandIn();
let clock = Date.parse('2027-03-01T10:00:00Z');
const app = useApp({ providerUrls: { mollie: mollie.url }, now: () => new Date(clock) });
const { call } = app;
afterAll(() => mollie.stop());

async function aShop(keys = STAND_IN_KEYS) {
  const shop = await aShopWith(app, 'mollie', keys);
  const { buyer, site, quote } = shop;
  return {
    ...shop,
    /** The last payment of this shop in Mollie's books. */
    booked: () =>
      [...mollie.payments.values()].findLast(({ metadata }) => metadata['reference']?.startsWith(site.id)),
    pay: () => buyer.send('POST', '/api/commerce/checkout/place', { quote, way: 'card', provider: 'mollie' }),
    comeBack: async (redirectUrl = '') => {
      const { pathname, search } = new URL(redirectUrl);
      return (await buyer.send('GET', pathname + search)).headers['location'] as string;
    },
  };
}

const tell = (at: Pick<TestSite, 'host'>, id = '') => hear(app, at, mollie.callAbout(id));

test('a key is kept, shown by its end and forgotten again', async () => {
  const site = await app.aSite();
  const ACCOUNT = `${PROVIDERS_PATH}/mollie`;
  const wrong = await call('PUT', ACCOUNT, { as: site.owner, body: { apiKey: 'sk_test_of_another_one' } });
  expect([wrong.status, wrong.json()['errors']]).toEqual([
    400,
    { apiKey: 'This key begins with live_. Copy it again from your account.' },
  ]);
  const kept = await call('PUT', ACCOUNT, { as: site.owner, body: STAND_IN_KEYS });
  const of = (reply: typeof kept) =>
    (reply.json()['providers'] as { name: string; account: unknown }[]).find(({ name }) => name === 'mollie');
  expect(of(kept)?.account).toEqual({ isTest: true, keys: { apiKey: '…ndin' } });
  expect(of(await call('DELETE', ACCOUNT, { as: site.owner }))?.account).toBeNull();
  expect((await call('PUT', `${PROVIDERS_PATH}/nobody`, { as: site.owner, body: {} })).status).toBe(404);
});

test('a buyer pays on Mollie’s page, comes back, and the order stands; it is refunded once for each key', async () => {
  const { buyer, pay, booked, comeBack, orders, refund, stock } = await aShop();
  const begun = (await buyer.send('GET', '/api/commerce/checkout')).json();
  expect(begun['choices']).toMatchObject([{ provider: 'mollie', entry: { kind: 'redirect' } }]);
  const replies = await Promise.all([1, 2, 3].map(() => pay()));
  const { id = '', redirectUrl } = booked() ?? {};
  const url = `${mollie.url}/checkout/${id}`;
  for (const reply of replies)
    expect(reply.json()).toMatchObject({ state: 'needsConfirmation', provider: 'mollie', url });
  expect(booked()).toMatchObject({ amount: { currency: 'USD', value: '10.00' }, status: 'open' });
  expect([await stock(), await orders()]).toEqual([9, []]);
  mollie.settle(id, 'paid');
  expect(await comeBack(redirectUrl)).toMatch(/^\/commerce\/order-confirmed\//);
  expect((await orders()).map(({ isPaid, totalCents }) => [isPaid, totalCents])).toEqual([[true, 1000]]);
  const [order] = await orders();
  for (let tries = 0; tries < 2; tries += 1)
    expect((await refund(order?.id ?? '', { key: 'k'.repeat(16), cents: 400 })).status).toBe(200);
  expect(booked()?.amountRefunded.value).toBe('4.00');
  expect((await refund(order?.id ?? '', { key: 'm'.repeat(16), cents: 601 })).status).toBe(409);
  expect((await refund(order?.id ?? '', { key: 'n'.repeat(16), cents: 600 })).status).toBe(200);
  expect([booked()?.amountRefunded.value, (await orders())[0]?.state]).toEqual(['10.00', 'REFUNDED']);
});

test('whoever comes back without having paid can go on, or give up and keep the cart', async () => {
  const { buyer, pay, booked, comeBack, stock, orders } = await aShop();
  await pay();
  expect(await comeBack(booked()?.redirectUrl)).toBe('/commerce/goto-checkout');
  const url = booked()?._links.checkout?.href;
  const waiting = (await buyer.send('GET', '/api/commerce/checkout')).json();
  expect(waiting['payment']).toMatchObject({ state: 'needsConfirmation', url });
  const given = await buyer.send('POST', '/api/commerce/checkout/confirm', { isApproved: false });
  expect([given.status, booked()?.status, await stock()]).toEqual([402, 'canceled', 10]);
  await pay();
  expect([mollie.payments.size > 1, booked()?.status, await orders()]).toEqual([true, 'open', []]);
});

test.each([
  ['canceled', 'notConfirmed', 'The payment was not confirmed, so nothing was charged.'],
  ['expired', 'notConfirmed', 'The payment was not confirmed, so nothing was charged.'],
  ['failed', 'declined', 'Your bank declined the payment. Please try another card, or ask your bank.'],
])('a payment that is %s leads back to the checkout, which says why', async (status, problem, sentence) => {
  const { buyer, pay, booked, comeBack, stock } = await aShop();
  await pay();
  mollie.settle(booked()?.id, status);
  const back = await comeBack(booked()?.redirectUrl);
  expect([back, await stock()]).toEqual([`/commerce/goto-checkout?payment=${problem}`, 10]);
  expect((await buyer.send('GET', back)).body).toContain(sentence);
});

test('nobody comes back to an order whose link they do not hold', async () => {
  const { buyer, pay, booked, orders } = await aShop();
  await pay();
  mollie.settle(booked()?.id, 'paid');
  const { pathname } = new URL(booked()?.redirectUrl ?? '');
  expect((await buyer.send('GET', pathname)).status).toBe(404);
  expect((await buyer.send('GET', `${pathname}?token=guessed`)).status).toBe(404);
  expect(await orders()).toEqual([]);
});

test('Mollie tells of a payment as often as it likes, and it is settled once', async () => {
  const { site, pay, booked, orders } = await aShop();
  await pay();
  const { id, webhookUrl } = booked() ?? {};
  expect(new URL(webhookUrl ?? '').host).toBe(site.host);
  expect([await tell(site, id), await orders()]).toEqual([200, []]);
  mollie.settle(booked()?.id, 'paid');
  expect([await tell(site, id), await tell(site, id), await tell(site, id)]).toEqual([200, 200, 200]);
  expect((await orders()).map(({ isPaid }) => isPaid)).toEqual([true]);
});

test.each<[string, (id: string) => Partial<Parameters<typeof hear>[2]>]>([
  ['an id that is no payment', () => ({ rawBody: 'id=tr_unknown' })],
  ['an id that is no id', () => ({ rawBody: 'id=../../v2/me' })],
  ['no id', () => ({ rawBody: '' })],
  ['no reference', () => ({ search: '' })],
  ['a reference to nothing', () => ({ search: '?reference=nothing' })],
])('a call with %s is refused', async (_, change) => {
  const { site, pay, booked, orders } = await aShop();
  await pay();
  const { id = '' } = booked() ?? {};
  mollie.settle(booked()?.id, 'paid');
  expect(await hear(app, site, { ...mollie.callAbout(id), ...change(id) })).toBe(400);
  expect(await orders()).toEqual([]);
});

test.each([
  ['another sum', { amount: { currency: 'USD', value: '0.01' } }],
  ['another currency', { amount: { currency: 'EUR', value: '10.00' } }],
  ['another order', { metadata: { reference: 'another' } }],
])('%s in Mollie’s books than in ours settles nothing', async (_, change) => {
  const { site, pay, booked, orders } = await aShop();
  await pay();
  const { id } = booked() ?? {};
  mollie.settle(id, 'paid', change);
  expect([await tell(site, id), await orders()]).toEqual([400, []]);
});

test('a payment at the account of one shop never pays an order of another', async () => {
  const keys = { apiKey: 'test_thiefthiefthiefthief' };
  const [victim, thief] = [await aShop(), await aShop(keys)];
  await victim.pay();
  await thief.pay();
  const asked = victim.booked();
  const { search } = new URL(asked?.webhookUrl ?? '');
  const forged = mollie.add({ account: keys.apiKey, status: 'paid', metadata: asked?.metadata ?? {} });
  const about = { provider: 'mollie', rawBody: `id=${forged.id}`, search };
  for (const { site } of [victim, thief, { site: { host: APP_DOMAIN } }])
    expect(await hear(app, site, about)).toBe(400);
  // The victim's own payment, told at the thief's host.
  mollie.settle(asked?.id, 'paid');
  expect(await tell(thief.site, asked?.id)).toBe(400);
  expect([...(await victim.orders()), ...(await thief.orders())]).toEqual([]);
});

test('what the account is paid for elsewhere is heard, and changes nothing', async () => {
  const { site, orders } = await aShop();
  const other = mollie.add({ status: 'paid' });
  const about = { provider: 'mollie', rawBody: `id=${other.id}` };
  expect([await hear(app, site, about), await orders()]).toEqual([200, []]);
});

test('when Mollie does not answer, the goods stay kept and the same payment is asked for again', async () => {
  const { site, pay, booked, stock } = await aShop();
  const before = mollie.payments.size;
  mollie.silence(true);
  const silent = await pay();
  mollie.silence(false);
  expect([silent.json()['state'], await stock(), mollie.payments.size]).toEqual([
    'processing',
    9,
    before + 1,
  ]);
  clock += 16 * MINUTE_MS;
  await app.app.services.shop.checkout.endHolds(site.id);
  expect([booked()?.status, await stock(), mollie.payments.size]).toEqual(['canceled', 10, before + 1]);
});

test('a payment that cannot be ended keeps its goods until it has run out', async () => {
  const { site, pay, booked, stock, orders } = await aShop();
  await pay();
  mollie.settle(booked()?.id, 'open', { isCancelable: false });
  clock += 16 * MINUTE_MS;
  const { checkout } = app.app.services.shop;
  await checkout.endHolds(site.id);
  expect(await stock()).toBe(9);
  mollie.settle(booked()?.id, 'paid');
  expect([await tell(site, booked()?.id), (await orders()).length]).toEqual([200, 1]);
});

test('a currency that Mollie does not take is said to the buyer, and nothing is kept', async () => {
  const { site, buyer, stock } = await aShop();
  await setLive(app, site, 'store', { storeCurrency: 'INR' });
  const { quote } = (await buyer.cart('GET')).json();
  const body = { quote, way: 'card', provider: 'mollie' };
  const refused = await buyer.send('POST', '/api/commerce/checkout/place', body);
  expect([refused.status, await stock()]).toEqual([402, 10]);
});

test('a shop with two accounts lets its buyers choose, and takes no other', async () => {
  const { site, buyer, pay, quote } = await aShop();
  const keys = { publicKey: 'pk_test_a', secretKey: 'sk_test_a', webhookSecret: 'whsec_a' };
  await call('PUT', `${PROVIDERS_PATH}/stripe`, { as: site.owner, body: keys });
  const { choices } = (await buyer.send('GET', '/api/commerce/checkout')).json();
  expect((choices as { provider: string }[]).map(({ provider }) => provider)).toEqual(['stripe', 'mollie']);
  const place = { quote, way: 'card', provider: 'test', method: { number: '4242' } };
  expect((await buyer.send('POST', '/api/commerce/checkout/place', place)).status).toBe(400);
  expect((await pay()).json()).toMatchObject({ state: 'needsConfirmation', provider: 'mollie' });
});
