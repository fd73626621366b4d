/** Whether the shop ever sells what it has not, charges twice or forgets, however it is treated. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { openEngine } from '../server/engine/engine.ts';
import { aDatabaseOn } from '../server/testing/a-database.ts';
import { findFaults } from './books/books.ts';
import { connect, connectToBuiltIn } from '../bench/connect.ts';
import { makeNode, type ProductNode } from '../bench/node.ts';
import { countWaiting, letTimePass, plantBug, readBooks } from './books/read-books.ts';
import { makeRandom } from './random.ts';
import { report, type Line } from './report.ts';
import { openShop } from '../bench/shop/owner.ts';
import { callAgain, inParallel, nodeOf, rush, shopAround, type Storm } from './storm.ts';

const PORT = Number(process.env.PROVE_PORT ?? 39_880);
const DOMAIN = `localhost:${PORT}`;
const BUYERS = Number(process.env.PROVE_BUYERS ?? 1000);
const UNITS = Math.ceil(BUYERS / 10);
const SHOPPERS = Number(process.env.PROVE_SHOPPERS ?? 400);
const KILLS = Number(process.env.PROVE_KILLS ?? 5);
const SEED = Number(process.env.PROVE_SEED ?? Date.now() % 100_000);
const CODE = 'RACE';
const CODE_USES = 20;
const isPlanted = process.argv.includes('--planted');

const lines: Line[] = [];
await proveOnBuiltInEngine();
if (!isPlanted) await proveOnTwoNodes();
report(`commerce, storm ${SEED}`, lines);

async function proveOnBuiltInEngine(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plinth-prove-'));
  const node = makeNode({ port: PORT, appDomain: DOMAIN, dataDir });
  try {
    await node.start();
    await prove('built-in engine', [node], () => connectToBuiltIn(dataDir));
  } finally {
    await node.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function proveOnTwoNodes(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plinth-prove-'));
  const engine = process.env.DATABASE_URL
    ? undefined
    : await openEngine({ dataDir: join(dataDir, 'engine'), log: () => {} });
  const database = await aDatabaseOn(process.env.DATABASE_URL ?? engine?.adminUrl ?? '', 'plinth_prove');
  const nodes = [0, 1].map((index) =>
    makeNode({ port: PORT + index, appDomain: DOMAIN, dataDir, databaseUrl: database.url }),
  );
  try {
    // The first one fills the empty database, the second finds it filled.
    for (const node of nodes) await node.start();
    await prove('two nodes, one PostgreSQL', nodes, async () => connect(database.url));
  } finally {
    await Promise.all(nodes.map((node) => node.end()));
    await database.drop();
    await engine?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function prove(
  where: string,
  nodes: readonly ProductNode[],
  reach: () => Promise<Client>,
): Promise<void> {
  const random = makeRandom(SEED);
  const shop = await openShop(PORT, DOMAIN);
  const last = await shop.sell('The last hundred', UNITS);
  const others = [
    await shop.sell('Jam to fight for', 90, 777),
    await shop.sell('Bread to fight for', 60, 1299),
  ];
  await shop.offer(CODE, CODE_USES);
  const firstStock = new Map([
    [last, UNITS],
    ...others.map((id, index) => [id, index === 0 ? 90 : 60] as const),
  ]);
  const storm: Storm = {
    shop,
    nodes,
    random,
    acknowledged: new Set(),
    counts: { soldOut: 0, declined: 0, refunds: 0, calls: 0, forged: 0 },
  };
  let client = await reach();
  if (isPlanted) await plantBug(client);

  await rush(storm, last, BUYERS);
  const rushed = storm.acknowledged.size;
  const refused = storm.counts.soldOut;

  let isOver = false;
  const shopping = inParallel(SHOPPERS, 32, () => shopAround(storm, others, CODE)).then(
    () => (isOver = true),
  );
  const calling = callUntil(() => isOver);
  const kills = await killAgainAndAgain(storm, () => isOver);
  await Promise.all([shopping, calling]);

  await client.end().catch(() => {});
  client = await reach();
  const { rows } = await client.query<{ id: string }>(`select id from sites where identifier = 'demo'`);
  const siteId = rows[0]?.id ?? '';
  await settle(client, siteId);
  const books = await readBooks(client, siteId, { firstStock, acknowledged: storm.acknowledged });
  await client.end();

  const { counts } = storm;
  lines.push(
    { name: `${where}: ${BUYERS} buyers at once, ${UNITS} units`, value: rushed, wanted: UNITS },
    { name: 'told politely that it is sold out', value: refused, wanted: BUYERS - UNITS },
    { name: 'orders in all', value: books.orders.filter(({ number }) => number !== null).length },
    { name: 'kill -9 in the middle', value: kills },
    { name: 'cards declined', value: counts.declined },
    { name: 'orders refunded or canceled', value: counts.refunds },
    { name: 'calls of the provider, doubled and shuffled', value: counts.calls },
    { name: 'forged calls that were believed', value: counts.forged, wanted: 0 },
    ...findFaults(books).map(({ name, faults }) => ({ name, value: faults.length, wanted: 0, faults })),
  );

  async function callUntil(isDone: () => boolean): Promise<void> {
    while (!isDone()) {
      // The connection ends with the node that runs the database.
      const own = await reach().catch(() => undefined);
      if (own) await callAgain(storm, own, isDone).catch(() => {});
      await own?.end().catch(() => {});
      await pause(100);
    }
  }
}

async function killAgainAndAgain(storm: Storm, isOver: () => boolean): Promise<number> {
  let kills = 0;
  while (kills < KILLS && !isOver()) {
    await pause(300 + storm.random() * 1200);
    const node = nodeOf(storm);
    await node.kill();
    await node.start();
    kills += 1;
  }
  return kills;
}

/** Until everything that was left in the middle has come to an end. */
async function settle(client: Client, siteId: string): Promise<void> {
  const latest = Date.now() + 60_000;
  while ((await countWaiting(client, siteId)) > 0 && Date.now() < latest) {
    await letTimePass(client);
    await pause(500);
  }
}
