/** Whether the product withstands attacks of every class, on one node and on two. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { connect, connectToBuiltIn } from '../bench/connect.ts';
import { makeNode, type ProductNode } from '../bench/node.ts';
import { ensureChromium } from '../scripts/install/ensure-chromium.mjs';
import { openEngine } from '../server/engine/engine.ts';
import { aDatabaseOn } from '../server/testing/a-database.ts';
import { forgedWebhooks, lockOut, neighboursCookies, openMetrics, twoHosts } from './attack/doors.ts';
import { closedPages, codeIsolation } from './attack/isolation.ts';
import { parallelPosts, slowSenders } from './attack/floods.ts';
import { malformedRequests } from './attack/malformed.ts';
import { markupInBrowser } from './attack/markup.ts';
import { neighbours } from './attack/neighbours.ts';
import { passkeys } from './attack/passkeys.ts';
import { rolesByRoutes, routesByForeignIds } from './attack/permissions.ts';
import { plantHole } from './attack/plant.ts';
import { races } from './attack/races.ts';
import { foreignTokens, forgedIntake, orderMails } from './attack/tokens.ts';
import { openWorld, type AttackClass } from './attack/world.ts';
import { report, type Line } from './report.ts';

/** Below those that systems hand out to outgoing connections, one of which may be held by the attack itself. */
const PORT = Number(process.env.PROVE_PORT ?? 29_890);
const DOMAIN = `localhost:${PORT}`;
const isPlanted = process.argv.includes('--planted');
/** `--only=races,lockOut` runs some of the classes, on one node; with `DATABASE_URL`, on two. */
const only = process.argv
  .find((word) => word.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');

/** In this order: what fills memory comes before what fills the log of the database. */
const CLASSES: readonly AttackClass[] = [
  parallelPosts,
  slowSenders,
  twoHosts,
  neighboursCookies,
  openMetrics,
  lockOut,
  passkeys,
  forgedWebhooks,
  races,
  orderMails,
  foreignTokens,
  forgedIntake,
  codeIsolation,
  closedPages,
  rolesByRoutes,
  routesByForeignIds,
  markupInBrowser,
  malformedRequests,
];

const lines: Line[] = [];
await ensureChromium();
if (!process.env.DATABASE_URL) await attackBuiltIn();
if (process.env.DATABASE_URL || !(isPlanted || only)) await attackTwoNodes();
report('attack', lines);

async function attackBuiltIn(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plinth-attack-'));
  const node = makeNode({ port: PORT, appDomain: DOMAIN, dataDir });
  try {
    await node.start();
    await attack('built-in engine', { nodes: [node], dataDir, client: await connectToBuiltIn(dataDir) });
  } finally {
    await node.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function attackTwoNodes(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plinth-attack-'));
  const engine = process.env.DATABASE_URL
    ? undefined
    : await openEngine({ dataDir: join(dataDir, 'engine'), log: () => {} });
  const database = await aDatabaseOn(process.env.DATABASE_URL ?? engine?.adminUrl ?? '', 'plinth_attack');
  const nodes = [0, 1].map((index) =>
    makeNode({ port: PORT + index, appDomain: DOMAIN, dataDir, databaseUrl: database.url }),
  );
  try {
    for (const node of nodes) await node.start();
    const client = await connect(database.url);
    await attack('two nodes, one PostgreSQL', { nodes, dataDir, client, databaseUrl: database.url });
  } finally {
    await Promise.all(nodes.map((node) => node.end()));
    await database.drop();
    await engine?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function attack(
  where: string,
  on: { nodes: readonly ProductNode[]; dataDir: string; client: Client; databaseUrl?: string },
): Promise<void> {
  console.log(`\n${where}`);
  const world = await openWorld({ ...on, domain: DOMAIN });
  if (isPlanted) await plantHole(world);
  // That one needs another node on the same database.
  const all = on.databaseUrl === undefined ? CLASSES : [...CLASSES, neighbours];
  const chosen = isPlanted ? [rolesByRoutes] : all.filter(({ name }) => only?.includes(name) ?? true);
  for (const run of chosen) {
    const begun = performance.now();
    const { name, tried, faults } = await run(world);
    const held = tried - Math.min(tried, faults.length);
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.log(`  ${name}: ${held} of ${tried} held, ${seconds} s`);
    lines.push({ name: `${where}: ${name}, ${tried} tried, held`, value: held, wanted: tried, faults });
  }
  await on.client.end();
}
