import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Home } from '#contract/sites/home.ts';
import type { SalesReport } from '#contract/shop/sales.ts';
import { ledgerEntries } from '../database/schema.ts';
import { aBuyer } from '../testing/a-buyer.ts';
import { aVariant, type Goods } from '../testing/a-product.ts';
import { asIfReal, offer, sell as sellIn, setLive } from '../testing/a-shop.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const app = useApp();
const { call } = app;

const sell = async (site: TestSite, change: Goods) => (await sellIn(app, site, change)).variantId;

async function buy(site: TestSite, variantId: string, quantity: number, code?: string): Promise<string> {
  const buyer = aBuyer(app, site);
  let { quote } = await buyer.fill(variantId, quantity);
  if (code !== undefined) {
    const coded = await buyer.cart('POST', '/coupons', { code });
    quote = String(coded.json()['quote']);
  }
  const placed = await buyer.place(quote);
  if (placed.status !== 200) throw new Error(placed.body);
  const { orders } = (await call('GET', '/api/commerce/orders', { as: site.owner })).json() as {
    orders: { id: string; number: number }[];
  };
  return orders.toSorted((a, b) => b.number - a.number)[0]?.id ?? '';
}

const moveTo = (site: TestSite, orderId: string, day: string) =>
  app.db.site(site.id, (tx) =>
    tx.execute(sql`update orders set placed_at = ${`${day}T12:00:00Z`} where id = ${orderId}`),
  );

/** Of what was paid with real money. */
async function report(site: TestSite, query: string): Promise<SalesReport> {
  await asIfReal(app, site);
  const reply = await call('GET', `/api/commerce/sales?${query}`, { as: site.owner });
  if (reply.status !== 200) throw new Error(reply.body);
  return reply.json() as unknown as SalesReport;
}

test('sales add up over time, beside the time before, and by what, where and why', async () => {
  const site = await app.aSite();
  const bread = { id: 'aaaaaaaaaaaaaaaaaaaaaaaa', parentId: null, name: 'For bread' };
  await call('PUT', '/api/commerce/categories', { as: site.owner, body: { categories: [bread] } });
  const jam = await sell(site, { title: 'Jam', categories: [bread.id] });
  const tea = await sell(site, { title: 'Tea', variants: [aVariant({ price: 400 })] });
  await offer(app, site, { name: 'Ten off', code: 'TEN', amount: 10_000 });
  await moveTo(site, await buy(site, jam, 2, 'TEN'), '2030-04-10');
  const refunded = await buy(site, tea, 1);
  await moveTo(site, refunded, '2030-04-12');
  await moveTo(site, await buy(site, tea, 2), '2030-04-01');
  const gone = await buy(site, jam, 1);
  await call('POST', `/api/commerce/orders/${gone}/cancel`, {
    as: site.owner,
    body: { restock: true, isMailed: false },
  });
  await moveTo(site, gone, '2030-04-11');
  await call('POST', `/api/commerce/orders/${refunded}/refund`, {
    as: site.owner,
    body: { key: 'given-back', cents: 150, reason: '', restock: false, isMailed: false },
  });

  const found = await report(site, 'range=own&from=2030-04-08&to=2030-04-14');
  expect(found).toMatchObject({
    unit: 'day',
    before: { from: '2030-04-01', to: '2030-04-07' },
    sums: {
      orders: 2,
      pieces: 3,
      goodsCents: 2400,
      discountCents: 200,
      totalCents: 2200,
      refundedCents: 150,
      unpaidCents: 0,
    },
    sumsBefore: { orders: 1, totalCents: 800 },
    products: [
      { name: 'Jam', count: 2, cents: 2000 },
      { name: 'Tea', count: 1, cents: 400 },
    ],
    categories: [
      { name: 'For bread', count: 2, cents: 2000 },
      { name: '', count: 1, cents: 400 },
    ],
    countries: [{ name: 'US', count: 2, cents: 2200 }],
    discounts: [{ name: 'Ten off', count: 1, cents: 200 }],
  });
  expect(found.steps.map(({ at, sums }) => [at, sums.totalCents])).toEqual([
    ['2030-04-08', 0],
    ['2030-04-09', 0],
    ['2030-04-10', 1800],
    ['2030-04-11', 0],
    ['2030-04-12', 400],
    ['2030-04-13', 0],
    ['2030-04-14', 0],
  ]);
  expect(found.steps[0]).toMatchObject({ atBefore: '2030-04-01', before: { totalCents: 800 } });
  const csv = await call('GET', '/api/commerce/sales-export?range=own&from=2030-04-10&to=2030-04-12', {
    as: site.owner,
  });
  expect(csv.body.split('\r\n').slice(1, 4)).toEqual([
    '"2030-04-10","USD","1","2","20.00","-2.00","0.00","0.00","0.00","18.00","0.00","18.00"',
    '"2030-04-11","USD","0","0","0.00","0.00","0.00","0.00","0.00","0.00","0.00","0.00"',
    '"2030-04-12","USD","1","1","4.00","0.00","0.00","0.00","0.00","4.00","-1.50","2.50"',
  ]);
});

test('taxes that prices contain are in the ledger, the sales and both exports', async () => {
  const site = await app.aSite();
  await setLive(app, site, 'taxes', {
    pricesIncludeTax: true,
    rules: [{ name: 'VAT', country: 'US', percent: 19 }],
  });
  const jam = await sell(site, { variants: [aVariant({ price: 1190 })] });
  const id = await buy(site, jam, 2);
  const posted = await app.db.readSite(site.id, (tx) => tx.select().from(ledgerEntries));
  expect(Object.fromEntries(posted.map(({ account, cents }) => [account, cents]))).toEqual({
    payments: 2380,
    tax: -380,
    sales: -2000,
  });
  const { sums } = await report(site, '');
  expect(sums).toMatchObject({ goodsCents: 2380, taxCents: 380, includedTaxCents: 380, totalCents: 2380 });
  const rowsOf = async (path: string) =>
    (await call('GET', path, { as: site.owner })).body.split('\r\n').map((row) => row.split(','));
  const [head = [], ...days] = await rowsOf('/api/commerce/sales-export');
  const day = days.find((cells) => cells[head.indexOf('"Orders"')] === '"1"') ?? [];
  expect(['"Tax"', '"Tax included"', '"Total"'].map((name) => day[head.indexOf(name)])).toEqual([
    '"3.80"',
    '"3.80"',
    '"23.80"',
  ]);
  const [names = [], row = []] = await rowsOf('/api/commerce/order-export');
  expect(['"Tax"', '"Tax included"', '"Total"'].map((name) => row[names.indexOf(name)])).toEqual([
    '"3.80"',
    '"3.80"',
    '"23.80"',
  ]);
  const order = (await call('GET', `/api/commerce/orders/${id}`, { as: site.owner })).json();
  expect(order['snapshot']).toMatchObject({ taxCents: 0, lines: [{ taxCents: 380, discountCents: 0 }] });
});

test('carts are followed to the order, long ranges come by month, and impossible ones are refused', async () => {
  const site = await app.aSite();
  const jam = await sell(site, {});
  await buy(site, jam, 1);
  await aBuyer(app, site).fill(jam);
  await aBuyer(app, site).cart('POST', '/entries', { variantId: jam, quantity: 1 });
  expect((await report(site, '')).carts).toEqual({ filled: 3, checkouts: 2, bought: 1 });
  const year = await report(site, 'range=twelveMonths');
  expect([year.unit, year.steps.length, year.steps.at(-1)?.sums.orders]).toEqual(['month', 12, 1]);
  for (const wrong of ['range=own&from=2030-04-02&to=2030-04-01', 'range=own', 'range=all', 'from=soon'])
    expect((await call('GET', `/api/commerce/sales?${wrong}`, { as: site.owner })).status).toBe(400);
});

test('orders that were paid with test cards are counted apart, and are in no sum, no export and no books', async () => {
  const site = await app.aSite();
  const jam = await sell(site, {});
  await buy(site, jam, 2);
  const of = async (path: string) => (await call('GET', path, { as: site.owner })).body;
  const read = async () => {
    const { testOrders, sums, products } = JSON.parse(await of('/api/commerce/sales')) as SalesReport;
    const home = JSON.parse(await of('/api/home')) as Home;
    const lines = (await of('/api/commerce/ledger-export')).trim().split('\r\n').length - 1;
    return [testOrders, sums.orders, products.length, home.sales?.week.orders, lines];
  };
  expect(await read()).toEqual([1, 0, 0, 0, 0]);
  await asIfReal(app, site);
  expect(await read()).toEqual([0, 1, 1, 1, 2]);
});
