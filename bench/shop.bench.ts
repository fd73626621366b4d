/** How quickly the shop sells, whether it sells only what it has, and what a large catalogue costs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { connectToBuiltIn } from './connect.ts';
import { makeNode } from './node.ts';
import { openShop } from './shop/owner.ts';
import { send } from './client.ts';
import { report, type Row } from './report.ts';
import { makeBuyer } from './shop/buyer.ts';
import { fillCatalogue } from './shop/catalogue.ts';

const PORT = 39_884;
const DOMAIN = `localhost:${PORT}`;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const CONNECTIONS = [8, 32];
const LEAST_ADDS = 470;
const LEAST_CHECKOUTS = 80;
const RUSH = { buyers: 200, units: 50 };
const SMALL = 100;
const LARGE = 10_000;
const AT_MOST_TIMES = 2;
const ROUNDS = 60;

const dataDir = mkdtempSync(join(tmpdir(), 'plinth-shop-'));
const node = makeNode({ port: PORT, appDomain: DOMAIN, dataDir });
const rows: Row[] = [];
try {
  await node.start();
  const shop = await openShop(PORT, DOMAIN);
  const endless = await shop.sell('Sold again and again', 1_000_000);
  const few = await shop.sell('The last fifty', RUSH.units);
  const aBuyer = () => makeBuyer({ portOf: () => PORT, host: shop.host });

  for (const connections of CONNECTIONS)
    rows.push(
      ...(await measure('adds to carts', connections, LEAST_ADDS, async () => {
        const { status } = await aBuyer().add(endless);
        if (status !== 200) throw new Error(`An add was answered with ${status}.`);
      })),
    );
  for (const connections of CONNECTIONS)
    rows.push(
      ...(await measure('complete checkouts', connections, LEAST_CHECKOUTS, async () => {
        const buyer = aBuyer();
        await buyer.add(endless);
        const { status } = await buyer.place((await buyer.tellAddress()).quote);
        if (status !== 200) throw new Error(`A checkout was answered with ${status}.`);
      })),
    );
  rows.push(...(await rush(few)));

  const client = await connectToBuiltIn(dataDir);
  rows.push(...(await catalogueRows(client, shop.host)));
  await client.end();
} finally {
  await node.end();
  rmSync(dataDir, { recursive: true, force: true });
}
report('shop', rows);

async function measure(name: string, connections: number, least: number, work: () => Promise<void>) {
  const times: number[] = [];
  const from = performance.now();
  const until = from + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const begun = performance.now();
        await work();
        times.push(performance.now() - begun);
      }
    }),
  );
  const perSecond = times.length / ((performance.now() - from) / 1000);
  const sorted = times.toSorted((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  return [
    {
      name: `${name}, ${connections} connections`,
      value: perSecond,
      unit: '/s',
      target: { text: `≥ ${least}`, isMet: perSecond >= least },
    },
    { name: '99 % take', value: p99, unit: 'ms' },
  ];
}

async function rush(variantId: string): Promise<Row[]> {
  const carts = await Promise.all(
    Array.from({ length: RUSH.buyers }, async () => {
      const buyer = makeBuyer({ portOf: () => PORT, host: `demo.${DOMAIN}` });
      await buyer.add(variantId);
      return { buyer, quote: (await buyer.tellAddress()).quote };
    }),
  );
  const placed = await Promise.all(carts.map(({ buyer, quote }) => buyer.place(quote)));
  const orders = placed.filter(({ state }) => state === 'succeeded').length;
  const refused = placed.filter(({ status, errorKey }) => status === 409 && errorKey === 'soldOut').length;
  const rest = RUSH.buyers - RUSH.units;
  return [
    {
      name: `${RUSH.buyers} buyers at once on a stock of ${RUSH.units}: orders`,
      value: orders,
      unit: '',
      target: { text: `${RUSH.units}`, isMet: orders === RUSH.units },
    },
    {
      name: 'told that it is sold out',
      value: refused,
      unit: '',
      target: { text: `${rest}`, isMet: refused === rest },
    },
  ];
}

/** Every page is asked for in another price range, so that none comes out of a cache. */
async function catalogueRows(client: Client, host: string): Promise<Row[]> {
  const pages = {
    list: 'sort=manual',
    'page 5 of the list': 'sort=manual&page=5',
    'by price': 'sort=cheapest',
    category: 'category=bench',
    'in stock': 'stock=in&sort=newest',
    search: 'find=jar',
  };
  const read = async (query: string) => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const from = performance.now();
      const answer = await send(PORT, host, 'GET', `/shop?${query}&min=0.0${round}`);
      if (answer.status !== 200) throw new Error(`/shop?${query} was answered with ${answer.status}.`);
      times.push(performance.now() - from);
    }
    return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  };
  const measureAll = async () => {
    const found: Record<string, number> = {};
    for (const [name, query] of Object.entries(pages)) found[name] = await read(query);
    return found;
  };
  await fillCatalogue(client, SMALL);
  await measureAll();
  const small = await measureAll();
  await fillCatalogue(client, LARGE);
  const large = await measureAll();
  return Object.keys(pages).map((name) => {
    const times = (large[name] ?? 0) / (small[name] ?? 1);
    return {
      name: `${LARGE} products against ${SMALL}: ${name} (${(large[name] ?? 0).toFixed(1)} ms)`,
      value: times,
      unit: '×',
      target: { text: `≤ ${AT_MOST_TIMES}`, isMet: times <= AT_MOST_TIMES },
    };
  });
}
