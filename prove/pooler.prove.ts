/** Nodes behind PgBouncer in transaction mode: whether all works that works without it, and what wrong settings say. */
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logIn, send } from '../bench/client.ts';
import { connect } from '../bench/connect.ts';
import { makeNode, type ProductNode } from '../bench/node.ts';
import { makeBuyer } from '../bench/shop/buyer.ts';
import { openShop } from '../bench/shop/owner.ts';
import { DEMO_OWNER } from '../server/demo/owner.ts';
import { openEngine } from '../server/engine/engine.ts';
import { databaseUrl } from '../server/testing/a-database.ts';
import { findFaults } from './books/books.ts';
import { missingPrograms } from './programs/daemon.ts';
import { makePgBouncer } from './programs/pgbouncer.ts';
import { publish } from './publish.ts';
import { readBooks } from './books/read-books.ts';
import { report, until, type Line } from './report.ts';
import { inParallel } from './storm.ts';

const PORT = Number(process.env.PROVE_PORT ?? 39_940);
const DOMAIN = `localhost:${PORT}`;
const BUYERS = Number(process.env.PROVE_BUYERS ?? 200);
const PAGES = Number(process.env.PROVE_PAGES ?? 1000);
const POOL_SIZE = 10;
const POOLER_PORT = PORT + 10;
const USER = 'plinth_pooled';
const STRANGER = 'plinth_stranger';
const NAME = 'plinth';
const SITES = ['demo', 'atelier', 'almanac', 'osteria'];

const missing = missingPrograms({ pgbouncer: 'pgbouncer' });
if (missing !== undefined) {
  console.error(missing);
  process.exit(1);
}

const lines: Line[] = [];
const see = (name: string, value: number, wanted?: number) =>
  lines.push({ name, value, ...(wanted !== undefined && { wanted }) });
const folder = mkdtempSync(join(tmpdir(), 'plinth-pooler-'));
// PgBouncer and PostgreSQL run as a user of their own.
chmodSync(folder, 0o711);
const engine = await openEngine({ dataDir: join(folder, 'engine'), log: () => {} });
const socketDir = new URL(engine.adminUrl).searchParams.get('host') ?? '';
const { uid, gid } = statSync(socketDir);
const admin = await connect(engine.adminUrl);
for (const name of [USER, STRANGER]) await admin.query(`create role ${name} login`);
for (const name of [NAME, 'elsewhere']) await admin.query(`create database ${name} owner ${USER}`);

const bouncer = (port: number, mode: 'transaction' | 'session' | 'statement', rest = '') =>
  makePgBouncer({
    folder: join(folder, `pgbouncer-${port}`),
    port,
    mode,
    databases: { [NAME]: `host=${socketDir} port=5432 ${rest}`, elsewhere: `host=${socketDir}` },
    users: [USER, STRANGER],
    poolSize: POOL_SIZE,
    user: { uid, gid },
  });
const pooler = bouncer(POOLER_PORT, 'transaction');
const wrongOnes = [
  bouncer(POOLER_PORT + 1, 'session'),
  bouncer(POOLER_PORT + 2, 'statement'),
  bouncer(POOLER_PORT + 3, 'transaction', 'user=postgres'),
];
const pooledUrl = (port = POOLER_PORT, user = USER, name = NAME) =>
  `postgres://${user}@127.0.0.1:${port}/${name}`;
const directUrl = databaseUrl(engine.adminUrl.replace('postgres@', `${USER}@`), NAME);
const dataDir = join(folder, 'data');

function nodeAt(port: number, url: string, direct: string | undefined): ProductNode {
  return makeNode({
    port,
    appDomain: DOMAIN,
    dataDir,
    databaseUrl: url,
    env: { DEMOS: SITES.join(','), ...(direct !== undefined && { DATABASE_DIRECT_URL: direct }) },
  });
}
const nodes = [0, 1].map((index) => nodeAt(PORT + index, pooledUrl(), directUrl));

try {
  await pooler.start();
  await Promise.all(nodes.map((node) => node.start()));
  const watching = watchConnections();
  await provePages();
  await provePublish();
  await proveOrders();
  const most = await watching();
  see('most connections of two nodes to PostgreSQL by PgBouncer', most);
  see(`  no more than its ${POOL_SIZE}`, Number(most <= POOL_SIZE), 1);
  await proveConnections();
  await Promise.all(nodes.map((node) => node.end()));
  await proveSettings();
} finally {
  await Promise.all(nodes.map((node) => node.end()));
  await Promise.all([pooler, ...wrongOnes].map((each) => each.end()));
  await admin.end();
  await engine.stop();
  rmSync(folder, { recursive: true, force: true });
}
report('pooler', lines);

function countConnections(): Promise<{ rows: { direct: number; pooled: number }[] }> {
  return admin.query(
    `select count(*) filter (where query like 'listen%')::int as direct,
       count(*) filter (where query not like 'listen%')::int as pooled
     from pg_stat_activity where usename = '${USER}'`,
  );
}

/** Looks all the time; what is returned ends it, and says the most that was seen. */
function watchConnections(): () => Promise<number> {
  const over = new AbortController();
  let most = 0;
  const watching = (async () => {
    while (!over.signal.aborted) most = Math.max(most, (await countConnections()).rows[0]?.pooled ?? 0);
  })();
  return async () => {
    over.abort();
    await watching;
    return most;
  };
}

async function titleOf(site: string, port: number, query = ''): Promise<string> {
  const { body, status } = await send(port, `${site}.${DOMAIN}`, 'GET', `/${query}`, {
    headers: { accept: 'text/html' },
  });
  return status === 200 ? (/<title>([^<]*)/.exec(body)?.[1] ?? '') : `${status}`;
}

/** A site that was forgotten to be named would be that of whoever had the connection before. */
async function provePages(): Promise<void> {
  const titles = new Map<string, string>();
  for (const site of SITES) titles.set(site, await titleOf(site, PORT));
  see('sites with a title of their own', new Set(titles.values()).size, SITES.length);
  const wrong = await inParallel(PAGES, 64, async (index) => {
    const site = SITES[index % SITES.length] ?? '';
    return (await titleOf(site, PORT + (index % 2), `?fresh=${index}`)) !== titles.get(site);
  });
  see(
    `of ${PAGES} pages of ${SITES.length} sites beside each other: wrong or refused`,
    wrong.filter(Boolean).length,
    0,
  );
  const stranger = await connect(pooledUrl());
  const { rows } = await stranger.query<{ count: number }>('select count(*)::int as count from documents');
  await stranger.end();
  see('rows of sites on a connection that nobody scoped', rows[0]?.count ?? -1, 0);
}

async function provePublish(): Promise<void> {
  const owner = await logIn(PORT, DOMAIN, 'demo', DEMO_OWNER);
  await titleOf('demo', PORT + 1);
  await publish({ port: PORT, host: `demo.${DOMAIN}`, owner }, 'Pooled provisions');
  const ms = await until(async () => (await titleOf('demo', PORT + 1)).includes('Pooled provisions'), 5000);
  see('a publish is seen on the other node', Number(ms >= 0), 1);
  see('  after ms', ms);
}

async function proveOrders(): Promise<void> {
  const shop = await openShop(PORT, DOMAIN);
  const units = BUYERS - Math.ceil(BUYERS / 10);
  const variantId = await shop.sell('Everybody wants it', units);
  const placed = await inParallel(BUYERS, 24, async (index) => {
    const buyer = makeBuyer({ portOf: () => PORT + (index % 2), host: shop.host });
    await buyer.add(variantId);
    return buyer.place((await buyer.tellAddress().catch(() => ({ quote: '' }))).quote);
  });
  const acknowledged = placed.filter(({ orderId }) => orderId !== '').map(({ orderId }) => orderId);
  see(`${BUYERS} buyers at two nodes, ${units} units: orders`, acknowledged.length, units);
  see('  answers that are no answer', placed.filter(({ status }) => status >= 500).length, 0);
  const books = await connect(databaseUrl(engine.adminUrl, NAME));
  const site = await books.query<{ id: string }>(`select id from sites where identifier = 'demo'`);
  const firstStock = new Map([[variantId, units]]);
  const faults = findFaults(
    await readBooks(books, site.rows[0]?.id ?? '', { firstStock, acknowledged }),
  ).flatMap((finding) => finding.faults);
  lines.push({ name: '  faults in the books', value: faults.length, wanted: 0, faults });
  const waiting = async () =>
    (
      await books.query<{ count: number }>(
        `select count(*)::int as count from jobs.job where name = 'mail' and state <> 'completed'`,
      )
    ).rows[0]?.count;
  see(
    '  mails about them are sent',
    Number((await until(async () => (await waiting()) === 0, 60_000)) >= 0),
    1,
  );
  await books.end();
}

async function proveConnections(): Promise<void> {
  const { rows } = await countConnections();
  see('connections of two nodes past PgBouncer', rows[0]?.direct ?? 0, 2);
}

/** Each ends with 1 and a sentence that says which setting is wrong. */
async function proveSettings(): Promise<void> {
  await Promise.all(wrongOnes.map((each) => each.start()));
  const wrong: [name: string, words: string, url: string, direct?: string][] = [
    ['no direct address', 'DATABASE_URL leads to a pooler in transaction mode', pooledUrl()],
    [
      'the direct address is the pooler’s',
      'DATABASE_DIRECT_URL leads to a pooler in transaction mode',
      pooledUrl(),
      pooledUrl(),
    ],
    ['a pooler that drops options', 'does not pass on options', pooledUrl(POOLER_PORT + 1)],
    ['statement mode', 'Use pool_mode = transaction', pooledUrl(POOLER_PORT + 2), directUrl],
    ['a pooler that goes in as superuser', 'row-level security', pooledUrl(POOLER_PORT + 3), directUrl],
    ['another database', 'different databases', pooledUrl(POOLER_PORT, USER, 'elsewhere'), directUrl],
    ['a user without rights', 'may not write', pooledUrl(POOLER_PORT, STRANGER), directUrl],
    ['a user it does not know', 'cannot be used', pooledUrl(POOLER_PORT, 'nobody_known'), directUrl],
    ['a pooler that is not there', 'cannot be used', pooledUrl(POOLER_PORT + 9), directUrl],
  ];
  for (const [name, words, url, direct] of wrong) {
    const said = await nodeAt(PORT + 5, url, direct).fail();
    const isRight = said.code === 1 && said.words.includes(words) && !/^\s+at /m.test(said.words);
    lines.push({
      name: `wrong: ${name}: told`,
      value: Number(isRight),
      wanted: 1,
      faults: isRight ? [] : [`${said.code}: ${said.words}`],
    });
  }
}
