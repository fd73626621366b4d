/** What visitors, buyers and operators see while something is broken, and whether all is well afterwards. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { send, type Answer } from '../bench/client.ts';
import { connect } from '../bench/connect.ts';
import { makeNode, type ProductNode } from '../bench/node.ts';
import { makeBuyer } from '../bench/shop/buyer.ts';
import { openShop } from '../bench/shop/owner.ts';
import { HOUR_MS } from '../core/durations.ts';
import { settleHome } from '../server/engine/home.ts';
import { openEngine } from '../server/engine/engine.ts';
import { aDatabaseOn } from '../server/testing/a-database.ts';
import { proveBackupsBreakOff } from './faults/backups.ts';
import { proveBucketDown } from './faults/bucket.ts';
import { proveDiskFull } from './faults/disk.ts';
import { proveFailover } from './faults/failover.ts';
import { startMailServer } from './faults/mail-server.ts';
import { pauseAll } from './faults/processes.ts';
import { proveProviderSilent } from './faults/provider.ts';
import { proveRollingRestart } from './faults/rolling.ts';
import type { FaultWorld, See } from './faults/world.ts';
import { report, until, type Line } from './report.ts';
import { inParallel } from './storm.ts';

const PORT = Number(process.env.PROVE_PORT ?? 39_890);
const DOMAIN = `localhost:${PORT}`;
const OTHER = `atelier.${DOMAIN}`;
const MAIL_PORT = PORT + 9;
const PROVIDER_PORT = PORT + 8;
const FILLED_WITHIN_MS = 600_000;
const FAILOVERS = Number(process.env.PROVE_FAILOVERS ?? 1);
const STATE_DIR = '/var/lib/plinth';
const PAGE = { accept: 'text/html' };
const BUYERS = 30;
const MAILS = 20;
const MAIL_AWAY_MS = 30_000;
const DATABASE_AWAY_MS = 10_000;

const lines: Line[] = [];
const see: See = (name, value, wanted, faults = []) => {
  lines.push({ name, value, faults, ...(wanted !== undefined && { wanted }) });
};
const is = (truth: boolean) => (truth ? 1 : 0);

/** By the names that `--only=mail,lock` knows. */
const FAULTS: Readonly<Record<string, () => Promise<void>>> = {
  mail: proveMail,
  lock: proveLock,
  paused: () => proveDatabaseAway('database paused', async () => pauseAll(postmasterPid())),
  restarted: () =>
    proveDatabaseAway('database restarted', async () => {
      await engine.stop();
      return async () => {
        engine = await openEngine({ dataDir: engineDir, log: () => {} });
      };
    }),
  disk: () => proveDiskFull(world),
  files: proveFilesGone,
  bucket: () => proveBucketDown(world),
  backups: () => proveBackupsBreakOff(world),
  provider: () => proveProviderSilent(world),
  node: proveNodeKilled,
  rolling: () => proveRollingRestart(world),
  starts: proveBadStarts,
  primary: () => proveFailover(see, { port: PORT + 40, times: FAILOVERS }),
};

const chosen = chosenFaults();
const dataDir = mkdtempSync(join(tmpdir(), 'plinth-faults-'));
const engineDir = join(dataDir, 'engine');
let engine = await openEngine({ dataDir: engineDir, log: () => {} });
const database = await aDatabaseOn(engine.adminUrl, 'plinth_faults');
const env = {
  SMTP_URL: `smtp://127.0.0.1:${MAIL_PORT}`,
  MOLLIE_URL: `http://127.0.0.1:${PROVIDER_PORT}`,
  DRAIN_SECONDS: '2',
  DEMOS: 'demo,atelier',
};
const nodes = [0, 1].map((index) =>
  makeNode({
    port: PORT + index,
    appDomain: DOMAIN,
    dataDir,
    databaseUrl: database.url,
    env,
    readyWithinMs: FILLED_WITHIN_MS,
  }),
);
const [first, second] = nodes as [ProductNode, ProductNode];
const world: FaultWorld = {
  see,
  port: PORT,
  domain: DOMAIN,
  dataDir,
  databaseUrl: database.url,
  adminUrl: () => engine.adminUrl,
  providerPort: PROVIDER_PORT,
  env,
};

try {
  // Both find an empty database at the same moment.
  await Promise.all(nodes.map((node) => node.start()));
  see('two nodes on an empty database: demo sites', (await get(OTHER, '/')).status, 200);
  for (const name of chosen)
    await FAULTS[name]?.().catch((error: unknown) => see(`${name} broke off`, 0, 1, [String(error)]));
} finally {
  await Promise.all(nodes.map((node) => node.end()));
  await database.drop().catch(() => {});
  await engine.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
report('faults', lines);

function chosenFaults(): string[] {
  const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
  const names = only?.split(',') ?? Object.keys(FAULTS);
  const unknown = names.filter((name) => !(name in FAULTS));
  if (unknown.length > 0) {
    console.error(`There is no fault ${unknown.join(', ')}. There are: ${Object.keys(FAULTS).join(', ')}.`);
    process.exit(1);
  }
  return names;
}

function get(host: string, path: string, port = PORT): Promise<Answer> {
  return send(port, host, 'GET', path, { headers: PAGE });
}

async function timed(work: Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
  const from = performance.now();
  const answer = await work;
  return { answer, ms: Math.round(performance.now() - from) };
}

function postmasterPid(): number {
  const { clusterDir } = settleHome(engineDir, STATE_DIR);
  return Number(readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

async function signUp(count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, index) => `mail-${Date.now()}-${index}@example.com`);
  const taken: string[] = [];
  for (const [index, email] of emails.entries()) {
    const { status } = await send(PORT, DOMAIN, 'POST', '/api/auth/Signup', {
      body: { name: 'Ada', email, password: 'correct horse battery' },
      headers: { 'x-forwarded-for': `10.9.${index}.1` },
    });
    if (status === 200) taken.push(email);
  }
  return taken;
}

async function proveMail(): Promise<void> {
  const emails = await signUp(MAILS);
  see('mails written while the mail server is away', emails.length, MAILS);
  await pause(MAIL_AWAY_MS);
  const { outages } = JSON.parse((await get('127.0.0.1', '/metrics/jobs')).body) as { outages: unknown[] };
  see('  after 30 s: outages told to the operator', outages.length, 1);
  const server = await startMailServer(MAIL_PORT);
  const ms = await until(() => emails.every((email) => server.received.includes(email)), 60_000);
  see('  of them arrived', emails.filter((to) => server.received.includes(to)).length, MAILS);
  see('  all of them, ms after it was back', ms);
  server.close();
}

async function proveLock(): Promise<void> {
  const shop = await openShop(PORT, DOMAIN);
  const variantId = await shop.sell('Everybody wants it', 100);
  const buyers = await inParallel(BUYERS, 8, async () => {
    const buyer = makeBuyer({ portOf: () => PORT, host: shop.host });
    await buyer.add(variantId);
    return { buyer, quote: (await buyer.tellAddress()).quote };
  });
  const stranger = await connect(database.url);
  await stranger.query('begin');
  await stranger.query('select from product_variants where id = $1 for update', [variantId]);
  const placing = buyers.map(
    async ({ buyer, quote }) => (await buyer.place(quote).catch(() => undefined))?.status,
  );
  await pause(500);
  const page = await timed(get(OTHER, `/?fresh=${Date.now()}`));
  const ready = await timed(get(DOMAIN, '/readyz'));
  see('variant locked, 30 buyers wait: page of another site', page.answer.status, 200);
  see('  in ms', page.ms);
  see('  /readyz', ready.answer.status, 200);
  see('  /readyz within a second', is(ready.ms < 1000), 1);
  const answers = await Promise.all(placing);
  see('  buyers that got an answer', answers.filter((status) => status === 503).length, BUYERS);
  await stranger.query('rollback');
  await stranger.end();
  const [one] = buyers;
  see('  buying once it is free', (await one?.buyer.place(one.quote))?.status ?? 0, 200);
}

async function proveDatabaseAway(name: string, takeAway: () => Promise<() => unknown>): Promise<void> {
  await get(OTHER, '/');
  const giveBack = await takeAway();
  const from = performance.now();
  let [kept, stale, told, slow, asked] = [0, 0, 0, 0, 0];
  while (performance.now() - from < DATABASE_AWAY_MS) {
    const [page, uncached, ready] = await Promise.all([
      get(OTHER, '/'),
      get(OTHER, `/nowhere-${asked}`),
      timed(get(DOMAIN, '/readyz')),
    ]);
    asked += 1;
    kept += is(page.status === 200);
    stale += is(page.headers['cache-status'] !== undefined);
    told += is(uncached.status === 503 && uncached.headers['retry-after'] !== undefined);
    slow += is(ready.ms > 1000);
    await pause(100);
  }
  await giveBack();
  const back = await until(async () => (await get(DOMAIN, '/readyz')).status === 200, 30_000);
  const both = await until(async () => (await get(DOMAIN, '/readyz', second.port)).status === 200, 30_000);
  see(`${name}: kept pages`, kept, asked);
  see('  of them marked as stale', stale);
  see('  others told to come back', told, asked);
  see('  /readyz slower than a second', slow, 0);
  see('  ready again by itself', is(back >= 0) + is(both >= 0), nodes.length);
  see('  after ms', back);
  see('  and the other node ms later', both);
}

async function proveFilesGone(): Promise<void> {
  const files = join(dataDir, 'files');
  renameSync(files, `${files}-gone`);
  const gone = await get(DOMAIN, '/readyz');
  renameSync(`${files}-gone`, files);
  see('files gone: /readyz', gone.status, 503);
  see('  and back', (await get(DOMAIN, '/readyz')).status, 200);
}

async function proveNodeKilled(): Promise<void> {
  await signUp(1);
  await first.kill();
  see('node killed: the other answers', (await get(OTHER, '/', second.port)).status, 200);
  await first.start();
  see('  started again', (await get(OTHER, '/')).status, 200);
}

/** What is wrong with a start is told in a sentence, and the process ends with 1. */
async function proveBadStarts(): Promise<void> {
  const web = createServer((_request, response) => response.end('hello')).listen(0, '127.0.0.1');
  await once(web, 'listening');
  const { port } = web.address() as AddressInfo;
  await proveStart('a port that is no PostgreSQL', `postgres://me@127.0.0.1:${port}/x`);
  web.close();
  const admin = await connect(engine.adminUrl);
  await admin.query('create role nobody_more login superuser connection limit 0');
  await admin.query('alter role nobody_more nosuperuser');
  const crowded = new URL(database.url);
  crowded.username = 'nobody_more';
  await proveStart('no connection left', crowded.href);
  await admin.query('drop role nobody_more');
  await admin.end();
  await proveStart('the files of another database', database.url, {
    folder: mkdtempSync(join(dataDir, 'other-')),
  });
  const clock = pathToFileURL(join(import.meta.dirname, 'faults/other-clock.mjs')).href;
  await proveStart('a clock two hours off', database.url, {
    more: { NODE_OPTIONS: `--import ${clock}`, CLOCK_AHEAD_MS: String(2 * HOUR_MS) },
  });
  const aFile = join(dataDir, 'a-file');
  writeFileSync(aFile, '');
  await proveStart('a file in the place of a folder', database.url, { folder: aFile });
  const settings: Readonly<Record<string, Record<string, string>>> = {
    'a bucket that is not there': { FILES_URL: 'http://KEY:SECRET@127.0.0.1:1/bucket' },
    'a bucket with a sign that is not encoded': { FILES_URL: 'http://KEY:SE%CRET@127.0.0.1:1/bucket' },
    'backups in the folder of the data': { BACKUP_TO: dataDir },
    'a port that is taken': { PORT: String(PORT) },
    'an address of another machine': { HOST: '203.0.113.9' },
    'an address of another machine, for two processes': { HOST: '203.0.113.9', PROCESSES: '2' },
    'a port for metrics that is taken': { METRICS_PORT: String(PORT) },
    'another key than before': { SECRET_KEY: randomBytes(32).toString('base64') },
    'settings that contradict each other': { BACKUP_EVERY: '6h', PROCESSES: 'many', ROLE: 'both' },
  };
  for (const [name, more] of Object.entries(settings)) await proveStart(name, database.url, { more });
}

async function proveStart(
  name: string,
  databaseUrl: string,
  { folder = dataDir, more = {} }: { folder?: string; more?: Record<string, string> } = {},
): Promise<void> {
  const node = makeNode({
    port: PORT + 5,
    appDomain: `localhost:${PORT + 5}`,
    dataDir: folder,
    databaseUrl,
    env: { ...env, ...more },
  });
  const { code, words } = await node.fail();
  const isSentence = !/^\s+at /m.test(words) && words.includes('.');
  see(`${name}: ends with`, code, 1);
  see('  told in a sentence', is(isSentence), 1, isSentence ? [] : [words]);
}
