import { expect, test } from 'vitest';
import type { OrderEntry } from '#contract/shop/orders.ts';
import type { OwnerProduct, StockRow } from '#contract/shop/products.ts';
import { aBuyer } from '../testing/a-buyer.ts';
import { A_CONTACT, aProduct } from '../testing/a-product.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const app = useApp();
const { call } = app;

async function sell(site: TestSite, title: string): Promise<string> {
  const reply = await call('POST', '/api/commerce/products', { as: site.owner, body: aProduct({ title }) });
  return (reply.json() as unknown as OwnerProduct).variants[0]?.id ?? '';
}

test('orders are found by whether they are paid and by when they were placed', async () => {
  const site = await app.aSite();
  const variantId = await sell(site, 'Jam');
  const buyer = aBuyer(app, site);
  await buyer.place((await buyer.fill(variantId)).quote);
  const body = {
    lines: [{ variantId, quantity: 1 }],
    contact: { ...A_CONTACT, mayRemind: false },
    payment: 'later',
  };
  await call('POST', '/api/commerce/orders', { as: site.owner, body });
  const numbers = async (query: string) => {
    const reply = await call('GET', `/api/commerce/orders?${query}`, { as: site.owner });
    return (reply.json()['orders'] as OrderEntry[]).map(({ number }) => number);
  };
  expect(await numbers('')).toEqual([2, 1]);
  expect(await numbers('paid=yes')).toEqual([1]);
  expect(await numbers('paid=no&since=2020-01-01T00:00:00Z')).toEqual([2]);
  expect(await numbers('until=2020-01-01T00:00:00Z')).toEqual([]);
  expect((await call('GET', '/api/commerce/orders?since=soon', { as: site.owner })).status).toBe(400);
});

test('many stocks change at once, never below nothing, and their history says what happened', async () => {
  const site = await app.aSite();
  const [jam, bread] = [await sell(site, 'Jam'), await sell(site, 'Bread')];
  const change = async (changes: object[]) => {
    const reply = await call('PUT', '/api/commerce/inventory', { as: site.owner, body: { changes } });
    return (reply.json()['rows'] as StockRow[]).map(({ qtyInStock, unlimited }) =>
      unlimited ? 'endless' : qtyInStock,
    );
  };
  const historyOf = async (variantId: string) => {
    const reply = await call('GET', `/api/commerce/inventory/${variantId}`, { as: site.owner });
    return (reply.json()['changes'] as { delta: number; reason: string }[]).map(({ delta, reason }) => [
      delta,
      reason,
    ]);
  };
  const both = (each: object) => [bread, jam].map((variantId) => ({ variantId, ...each }));
  expect(await change(both({ delta: 5 }))).toEqual([15, 15]);
  expect(await change(both({ unlimited: true }))).toEqual(['endless', 'endless']);
  expect(await change([{ variantId: jam, unlimited: false, delta: -100 }])).toEqual([0]);
  // Undone: a number first, for as long as there is one.
  expect(await change([{ variantId: jam, unlimited: true, delta: 15 }])).toEqual(['endless']);
  expect(await change([{ variantId: jam, unlimited: false }])).toEqual([15]);
  // Both of one moment, so either may come first.
  expect(new Set((await historyOf(bread)).map(String))).toEqual(new Set(['0,endless', '5,count']));
  expect((await historyOf(jam)).filter(([, reason]) => reason === 'count')).toEqual([
    [15, 'count'],
    [-15, 'count'],
    [5, 'count'],
  ]);
});

test('the inventory goes by title, and on behind any of its rows', async () => {
  const site = await app.aSite();
  for (const title of ['pears', 'Bread', 'apples', 'Cheese']) await sell(site, title);
  const rows = async (after: string) => {
    const reply = await call('GET', `/api/commerce/inventory${after}`, { as: site.owner });
    return reply.json()['rows'] as StockRow[];
  };
  const all = await rows('');
  expect(all.map(({ title }) => title)).toEqual(['apples', 'Bread', 'Cheese', 'pears']);
  expect((await rows(`?after=${all[1]?.variantId}`)).map(({ title }) => title)).toEqual(['Cheese', 'pears']);
});

test('the page of an order tells its buyer what became of it', async () => {
  const site = await app.aSite();
  const buyer = aBuyer(app, site);
  const placed = await buyer.place((await buyer.fill(await sell(site, 'Jam'))).quote);
  const url = String(placed.json()['url']);
  const [, id = ''] = /order-confirmed\/([a-z0-9]{24})/.exec(url) ?? [];
  const act = (what: string, body: object) =>
    call('POST', `/api/commerce/orders/${id}/${what}`, { as: site.owner, body });
  const seen = async () => (await buyer.send('GET', url)).body;
  expect(await seen()).toContain('Your order number is 1.');
  await act('fulfil', {
    carrier: 'Post',
    number: 'AB 12',
    url: 'https://post.example/AB12',
    isMailed: false,
  });
  expect(await seen()).toContain('<a href="https://post.example/AB12">Post AB 12</a>');
  await act('refund', { key: 'some-back', cents: 250, reason: '', restock: false, isMailed: false });
  expect(await seen()).toContain('$2.50 refunded.');
});
