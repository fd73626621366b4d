import { describe, expect, test } from 'vitest';
import type { OrderEntry } from '#contract/shop/orders.ts';
import { PROVIDERS_PATH } from '../payments/testing/a-shop-with.ts';
import { aBuyer } from '../testing/a-buyer.ts';
import { A_CONTACT } from '../testing/a-product.ts';
import { offer, sell, setLive } from '../testing/a-shop.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const app = useApp({ allowsTestPayments: false });
const local = useApp({ isSecure: false, allowsTestPayments: true });
const TEST_KEYS = { publicKey: 'pk_test_x', secretKey: 'sk_test_x', webhookSecret: 'whsec_x' };
const CLOSED = 'This shop cannot take payments yet.';

type Kit = typeof app;

async function aFullCart(kit: Kit, site: TestSite) {
  const { variantId } = await sell(kit, site);
  const buyer = aBuyer(kit, site);
  const { quote } = await buyer.fill(variantId);
  const choices = async () =>
    (await buyer.send('GET', '/api/commerce/checkout')).json().choices as { isTest: boolean; way: string }[];
  return { buyer, quote, variantId, choices };
}

const ordersOf = async (kit: Kit, site: TestSite) =>
  (await kit.call('GET', '/api/commerce/orders', { as: site.owner })).json().orders as OrderEntry[];
const setTestMode = (site: TestSite, isTest: boolean) =>
  app.call('PUT', '/api/commerce/test-mode', { as: site.owner, body: { isTest } });
const stateOf = async (kit: Kit, site: TestSite) => {
  const reply = await kit.call('GET', PROVIDERS_PATH, { as: site.owner });
  const { isTestSite, takesCards } = reply.json();
  return { isTestSite, takesCards };
};

describe('away from localhost', () => {
  test('a shop without a provider takes no card, and says so to buyer and owner', async () => {
    const site = await app.aSite();
    const { buyer, quote, choices } = await aFullCart(app, site);
    expect(await choices()).toEqual([]);
    const refused = await buyer.place(quote);
    expect([refused.status, refused.json().errorKey, refused.json().error]).toEqual([
      409,
      'paymentsClosed',
      CLOSED,
    ]);
    const named = await buyer.send('POST', '/api/commerce/checkout/place', {
      quote,
      way: 'card',
      provider: 'test',
      method: { number: '4242424242424242', expires: '04/31', code: '123' },
    });
    expect(named.json().errorKey).toBe('paymentsClosed');
    expect(await ordersOf(app, site)).toEqual([]);
    expect(await stateOf(app, site)).toEqual({ isTestSite: false, takesCards: false });
  });

  test('neither does one with test keys', async () => {
    const site = await app.aSite();
    await app.call('PUT', `${PROVIDERS_PATH}/stripe`, { as: site.owner, body: TEST_KEYS });
    const { buyer, quote, choices } = await aFullCart(app, site);
    expect(await choices()).toEqual([]);
    const refused = await buyer.place(quote, { token: 'ctoken_good' });
    expect(refused.json().errorKey).toBe('paymentsClosed');
    expect(await stateOf(app, site)).toEqual({ isTestSite: false, takesCards: false });
  });

  test('a test site takes test cards, tells its visitors, and marks its orders', async () => {
    const site = await app.aSite();
    expect((await setTestMode(site, true)).json()).toMatchObject({ isTestSite: true, takesCards: true });
    const { buyer, quote, choices } = await aFullCart(app, site);
    expect(await choices()).toMatchObject([{ way: 'card', provider: 'test', isTest: true }]);
    expect((await buyer.place(quote)).json()).toMatchObject({ state: 'succeeded' });
    expect(await ordersOf(app, site)).toMatchObject([{ isPaid: true, isTest: true }]);
    await setTestMode(site, false);
    expect((await aFullCart(app, site)).choices).toBeDefined();
    const again = await aFullCart(app, site);
    expect((await again.buyer.place(again.quote)).json().errorKey).toBe('paymentsClosed');
    const log = (await app.call('GET', '/api/activity', { as: site.owner })).body;
    expect(log).toContain('payments.testMode');
  });

  test('what costs nothing, is paid otherwise, or is ordered by the owner needs no provider', async () => {
    const site = await app.aSite();
    await setLive(app, site, 'store', { acceptsManual: true });
    const { buyer, quote, variantId } = await aFullCart(app, site);
    const manual = await buyer.send('POST', '/api/commerce/checkout/place', { quote, way: 'manual' });
    expect([manual.status, manual.json().state]).toEqual([200, 'succeeded']);
    const byOwner = await app.call('POST', '/api/commerce/orders', {
      as: site.owner,
      body: { lines: [{ variantId, quantity: 1 }], contact: A_CONTACT, payment: 'paid' },
    });
    expect(byOwner.status).toBe(200);
    await offer(app, site, { amount: 100_000 });
    const gift = await aFullCart(app, site);
    const free = await gift.buyer.send('POST', '/api/commerce/checkout/place', {
      quote: gift.quote,
      way: 'free',
    });
    expect([free.status, free.json().state]).toEqual([200, 'succeeded']);
    expect((await ordersOf(app, site)).map(({ isTest }) => isTest)).toEqual([false, false, false]);
  });

  test('whether a site is a test is for those who run its shop', async () => {
    const site = await app.aSite();
    const editor = await app.aMember(site, [4]);
    const reply = await app.call('PUT', '/api/commerce/test-mode', { as: editor, body: { isTest: true } });
    expect(reply.status).toBe(403);
  });
});

test('on localhost every shop takes test cards, and their orders are marked', async () => {
  const site = await local.aSite();
  const { buyer, quote, choices } = await aFullCart(local, site);
  expect(await choices()).toMatchObject([{ isTest: true }]);
  expect((await buyer.place(quote)).json()).toMatchObject({ state: 'succeeded' });
  expect(await ordersOf(local, site)).toMatchObject([{ isPaid: true, isTest: true }]);
  expect(await stateOf(local, site)).toEqual({ isTestSite: false, takesCards: true });
});
