import { expect, test } from 'vitest';
import type { OrderEntry } from '#contract/shop/orders.ts';
import { testPayments } from '../database/schema.ts';
import { aPayer, cardBooks, issue } from '../testing/a-gift-card.ts';
import { setLive } from '../testing/a-shop.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const app = useApp();
const { call } = app;

const orderOf = async (site: TestSite) =>
  ((await call('GET', '/api/commerce/orders', { as: site.owner })).json()['orders'] as OrderEntry[])[0];
const refundedAtProvider = async (site: TestSite) =>
  (await app.db.platform.select().from(testPayments))
    .filter(({ reference }) => reference.startsWith(site.id))
    .reduce((sum, { refunded }) => sum + refunded, 0);
const refund = async (site: TestSite, id: string, cents: number, key: string) =>
  (
    await call('POST', `/api/commerce/orders/${id}/refund`, {
      as: site.owner,
      body: { key: `refund-${key}`, cents, reason: '', restock: false, isMailed: false },
    })
  ).status;

test.each([
  ['by card', 0],
  ['by card and gift card', 400],
  ['by gift card', 1000],
])('many who refund one order paid %s at once give back what was paid, and no more', async (_, onCard) => {
  const site = await app.aSite();
  const codes = onCard === 0 ? [] : (await issue(app, site, onCard)).map(({ code }) => code);
  const { buyer, cart } = await aPayer(app, site, codes);
  const way = cart.dueCents === 0 ? { quote: cart.quote, way: 'free' } : undefined;
  const placed = way
    ? await buyer.send('POST', '/api/commerce/checkout/place', way)
    : await buyer.place(cart.quote);
  expect(placed.status).toBe(200);
  const id = (await orderOf(site))?.id ?? '';
  const tries = await Promise.all(
    Array.from({ length: 6 }, (_try, index) => refund(site, id, 400, String(index))),
  );
  const given = tries.filter((status) => status === 200).length * 400;
  expect(given).toBeLessThanOrEqual(800);
  expect(await orderOf(site)).toMatchObject({ refundedCents: given });
  if (given < 1000) expect(await refund(site, id, 1000 - given, 'rest')).toBe(200);
  for (const key of ['again', 'and-again']) expect(await refund(site, id, 1, key)).toBe(409);
  expect(await orderOf(site)).toMatchObject({ refundedCents: 1000, state: 'REFUNDED' });
  expect(await refundedAtProvider(site)).toBe(1000 - onCard);
  expect(await cardBooks(app, site.id)).toMatchObject({ all: 0, payments: 0, balances: onCard });
});

test('an order that is marked as paid twice is paid once, and refunded once', async () => {
  const site = await app.aSite();
  await setLive(app, site, 'store', { acceptsManual: true });
  const { buyer, cart } = await aPayer(app, site, []);
  await buyer.send('POST', '/api/commerce/checkout/place', { quote: cart.quote, way: 'manual' });
  const id = (await orderOf(site))?.id ?? '';
  expect(await refund(site, id, 1000, 'unpaid')).toBe(409);
  const pay = async () => (await call('POST', `/api/commerce/orders/${id}/paid`, { as: site.owner })).status;
  const marked = await Promise.all([pay(), pay(), pay()]);
  expect(marked.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
  expect(await cardBooks(app, site.id)).toMatchObject({ all: 0, payments: 1000 });
  expect(await refund(site, id, 1000, 'all')).toBe(200);
  expect(await refund(site, id, 1000, 'once-more')).toBe(409);
  expect(await cardBooks(app, site.id)).toMatchObject({ all: 0, payments: 0 });
});
