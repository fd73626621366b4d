/**
 * An older version and this one on the same database: beside each other under load, and back again. It is built from
 * git: `--from=COMMIT`, or else what was there before the newest migration.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { send } from '../bench/client.ts';
import { connect } from '../bench/connect.ts';
import { makeNode } from '../bench/node.ts';
import { makeBuyer } from '../bench/shop/buyer.ts';
import { openShop } from '../bench/shop/owner.ts';
import { root } from '../scripts/project.mjs';
import { openEngine } from '../server/engine/engine.ts';
import { aDatabaseOn } from '../server/testing/a-database.ts';
import { report, type Line } from './report.ts';
import { inParallel } from './storm.ts';

const PORT = Number(process.env.PROVE_PORT ?? 39_960);
const DOMAIN = `localhost:${PORT}`;
const SITE = `atelier.${DOMAIN}`;
const READERS = 4;
const BUYERS = 2;
const FILLED_WITHIN_MS = 600_000;
const MIGRATIONS = 'server/database/migrations';

const lines: Line[] = [];
const see = (name: string, value: number, wanted?: number, faults: readonly string[] = []) =>
  void lines.push({ name, value, faults, ...(wanted !== undefined && { wanted }) });
const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim();

const commit =
  process.argv.find((word) => word.startsWith('--from='))?.slice('--from='.length) ?? beforeLast();
const folder = mkdtempSync(join(tmpdir(), 'plinth-upgrade-'));
const older = join(folder, 'older');
buildOlder();

const engine = await openEngine({ dataDir: join(folder, 'engine'), log: () => {} });
const database = await aDatabaseOn(engine.adminUrl, 'plinth_upgrade');
const common = {
  appDomain: DOMAIN,
  dataDir: join(folder, 'data'),
  databaseUrl: database.url,
  env: { DEMOS: 'demo,atelier', DRAIN_SECONDS: '1' },
  readyWithinMs: FILLED_WITHIN_MS,
};
const before = makeNode({ ...common, port: PORT, program: older });
const after = makeNode({ ...common, port: PORT + 1 });
const failures: string[] = [];
let requests = 0;
let orders = 0;

try {
  await before.start();
  const shop = await openShop(PORT, DOMAIN);
  const variantId = await shop.sell('Sold while versions change', 1_000_000);
  const visit = async (port: number) => {
    const answer = await send(port, SITE, 'GET', `/?fresh=${requests}`, { headers: { accept: 'text/html' } });
    note('page', answer.status);
  };
  const buy = async (port: number) => {
    const buyer = makeBuyer({ portOf: () => port, host: shop.host });
    note('cart', (await buyer.add(variantId)).status);
    const { status, orderId } = await buyer.place((await buyer.tellAddress()).quote);
    note('order', status);
    if (orderId !== '') orders += 1;
  };
  /** What goes wrong on the way to an answer counts as well. */
  const tolerant = (work: Promise<void>) => work.catch((error: unknown) => note(String(error), 0));
  const both = async (port: number) => {
    await tolerant(visit(port));
    await tolerant(buy(port));
  };

  const over = new AbortController();
  const load = inParallel(READERS + BUYERS, READERS + BUYERS, async (index) => {
    while (!over.signal.aborted) await tolerant(index < READERS ? visit(PORT) : buy(PORT));
  });
  await after.start();
  await both(after.port);
  over.abort();
  await load;
  see('migrations the older version does not know', newMigrations().length);
  see('requests to the older version while the newer one migrates and starts', requests);
  see('  orders among them', orders);
  see('  failed', failures.length, 0, failures);

  failures.length = 0;
  for (let turn = 0; turn < 5; turn += 1) for (const { port } of [before, after]) await both(port);
  see('beside each other: failed', failures.length, 0, failures);
  await before.end();
  await both(after.port);
  await after.end();
  await before.start();
  for (let turn = 0; turn < 5; turn += 1) await both(before.port);
  see('back to the older version: failed', failures.length, 0, failures);
  await before.end();
  await after.start();
  await both(after.port);
  see('and to the newer one again: failed', failures.length, 0, failures);
  see('orders acknowledged', orders);
  see('  in the database', await ordersKept(), orders);
} finally {
  await Promise.all([before.end(), after.end()]);
  await database.drop().catch(() => {});
  await engine.stop();
  rmSync(folder, { recursive: true, force: true });
}
report('upgrade', lines);

function note(what: string, status: number): void {
  requests += 1;
  if (status === 0 || status >= 400) failures.push(`${what}: ${status}`);
}

/** The last commit that did not know the newest migration. */
function beforeLast(): string {
  const newest = readdirSync(join(root, MIGRATIONS)).toSorted().at(-1) ?? '';
  const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', `${MIGRATIONS}/${newest}`);
  return added === '' ? 'HEAD' : `${added}^`;
}

function newMigrations(): string[] {
  const known = new Set(readdirSync(join(older, MIGRATIONS)));
  return readdirSync(join(root, MIGRATIONS)).filter((name) => !known.has(name));
}

function buildOlder(): void {
  console.log(`Building ${git('log', '-1', '--format=%h %s', commit)}`);
  mkdirSync(older);
  const archive = join(folder, 'older.tar');
  git('archive', '--output', archive, commit);
  execFileSync('tar', ['-xf', archive, '-C', older]);
  symlinkSync(join(root, 'node_modules'), join(older, 'node_modules'));
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: older, stdio: 'ignore' });
}

async function ordersKept(): Promise<number> {
  const client = await connect(database.url);
  try {
    const { rows } = await client.query<{ count: string }>(
      `select count(*) from orders where number is not null and snapshot::text like '%Sold while versions change%'`,
    );
    return Number(rows[0]?.count);
  } finally {
    await client.end();
  }
}
