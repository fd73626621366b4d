/**
 * A year of visitors to one large site and a thousand small ones: what a hit takes on disk, how long every screen of
 * the analytics takes while more arrive, how many are accepted beside pages, and what it costs to let a month go.
 * Beside it the same events in one plain table with ordinary indexes. `--events=50000000` for the full size.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECTION_NAMES } from '../core/analytics/dimensions.ts';
import { DEMO_OWNER } from '../server/demo/owner.ts';
import { addEvents, addPlain, addSmallSites, bytesOf } from './analytics/events.ts';
import { drive, hitRequest, pageRequest } from './analytics/traffic.ts';
import { logIn, send } from './client.ts';
import { connectToBuiltIn } from './connect.ts';
import { makeProduct } from './product.ts';
import { report, type Row } from './report.ts';

const given = process.argv.find((word) => word.startsWith('--events='))?.split('=')[1];
const EVENTS = Number(given ?? process.env['BENCH_EVENTS'] ?? 5_000_000);
const PORT = 39_879;
const DOMAIN = `localhost:${PORT}`;
const SITE = 'demo';
const HOST = `${SITE}.${DOMAIN}`;
const LOOKS = 20;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10);
const PAGES_PER_SECOND = 500;
const HITS_PER_SECOND = 2000;
/** Nothing more is counted for filters when nothing was for so long. */
const PREPARED_AFTER_MS = 5000;
/** While somebody looks at the screens. */
const TRICKLE_PER_SECOND = 50;
const MAX = { bytes: 120, screenMs: 150, dropMs: 1000, loss: 0.1 };

/** The first are among those that owners see first; the others nobody expected. */
const FILTERED: readonly (readonly [name: string, filter: string])[] = [
  ['the first page', 'page=/page-1'],
  ['the first source', 'source=source-1001'],
  ['the first country', 'country=country-3001'],
  ['phones', 'device=Phone'],
  ['a seldom page', 'page=/page-300'],
  ['a seldom source', 'source=source-1140'],
  ['a page on phones', 'page=/page-2&device=Phone'],
];

// Hits come by way of a proxy, which says from where.
process.env['TRUST_PROXY'] = '1';
const dataDir = mkdtempSync(join(tmpdir(), 'plinth-bench-analytics-'));
const product = makeProduct({ port: PORT, dataDir });
const server = product.start();
const rows: Row[] = [];
/** Numbered on from those that came beside the pages. */
let visitors = 1_000_000;

try {
  await product.ready();
  const database = await connectToBuiltIn(dataDir);
  const events = { count: EVENTS, identifier: SITE };
  await addSmallSites(database, events);
  const helper = await connectToBuiltIn(dataDir);
  const [made, fillMs] = await timed(() => addEvents([database, helper], events));
  await helper.end();
  const plain = await addPlain(database);
  const [bytes, plainBytes] = [
    (await bytesOf(database, '^hits_')) / made,
    (await bytesOf(database, '^plain_hits$')) / plain,
  ];
  rows.push(
    { name: 'events stored', value: made, unit: '' },
    { name: 'events made inside the database', value: made / (fillMs / 1000), unit: '/s' },
    { name: 'bytes an event with its index', value: bytes, unit: 'B', ...atMost(MAX.bytes, bytes) },
    { name: 'plain table: bytes, as a ratio', value: plainBytes / bytes, unit: '×' },
  );
  const owner = await logIn(PORT, DOMAIN, SITE, DEMO_OWNER);
  let looks = 0;
  const get = async (path: string) => {
    looks += 1;
    // No owner looks as often as this: each look comes from a network of its own, so that no limit of calls is met.
    const headers = { 'x-forwarded-for': `198.51.${(looks >> 8) % 256}.${looks % 256}` };
    const answer = await send(PORT, HOST, 'GET', path, { cookie: owner.cookie, headers });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body.slice(0, 200)}`);
    return answer.body;
  };
  await sumUp(get);
  const visitBytes = (await bytesOf(database, '^hit_visits_')) / made;
  const filterBytes = (await bytesOf(database, '^hit_filter_')) / made;
  rows.push(
    { name: 'bytes an event for visits', value: visitBytes, unit: 'B' },
    { name: 'bytes an event for sums of filters', value: filterBytes, unit: 'B' },
  );
  await traffic();
  await screens(get, owner);
  await beside(database, get);
  const { rows: months } = await database.query<{ second: string }>(
    `select (date_trunc('month', min(at)) + interval '1 month')::date::text as second from hits`,
  );
  const [, drop] = await timed(() =>
    database.query('select hits_drop_months_before($1)', [months[0]?.second]),
  );
  rows.push({ name: 'a month dropped', value: drop, unit: 'ms', ...atMost(MAX.dropMs, drop) });
  await database.end();
  report('analytics', rows);
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
}

/** Every day of the year at once; otherwise a day is summed up when it is over. */
async function sumUp(get: (path: string) => Promise<string>): Promise<void> {
  const [, tookMs] = await timed(async () => {
    const database = await connectToBuiltIn(dataDir);
    const left = async () => {
      const { rows: found } = await database.query<{ left: number }>(
        `select count(*)::int as left from hit_marks m join sites s on s.id = m.site_id where s.identifier = $1`,
        [SITE],
      );
      return found[0]?.left ?? 0;
    };
    do {
      await get('/api/analytics/report?range=week');
      await new Promise((resolve) => setTimeout(resolve, 200));
    } while ((await left()) > 0);
    await database.end();
  });
  rows.push({ name: 'all days summed up', value: tookMs / 1000, unit: 's' });
  const prepared = timed(untilPrepared);
  await whileCounting(get);
  const [, preparedMs] = await prepared;
  rows.push({ name: 'likely filters counted', value: preparedMs / 1000, unit: 's' });
}

/** Counting holds the sums of the site for a second or so at a time, and nobody who looks should notice. */
async function whileCounting(get: (path: string) => Promise<string>): Promise<void> {
  const end = trickle();
  for (const range of ['month', 'twelveMonths'])
    for (const section of ['overview', 'pages', 'shop'] as const) {
      const path = `/api/analytics/report?section=${section}&range=${range}`;
      const value = await p95(async () => (await timed(() => get(path)))[1]);
      const name = `${section}, ${range}, while filters are counted: p95`;
      rows.push({ name, value, unit: 'ms', ...atMost(MAX.screenMs, value) });
    }
  await end();
}

/** Filters that owners are likely to ask for are counted behind the sums. */
async function untilPrepared(): Promise<void> {
  const database = await connectToBuiltIn(dataDir);
  const kept = async () => {
    const { rows: found } = await database.query<{ count: number }>(
      'select count(*)::int as count from hit_filter_sums',
    );
    return found[0]?.count ?? 0;
  };
  for (let before = -1, now = await kept(); now !== before; before = now, now = await kept())
    await new Promise((resolve) => setTimeout(resolve, PREPARED_AFTER_MS));
  await database.end();
}

/** Pages alone, then the same pages while hits arrive. */
async function traffic(): Promise<void> {
  const pages = () =>
    drive({
      port: PORT,
      connections: 16,
      perSecond: PAGES_PER_SECOND,
      seconds: SECONDS,
      next: () => pageRequest(HOST, '/'),
    });
  await pages();
  const alone = await pages();
  const [beside, hits] = await Promise.all([
    pages(),
    drive({
      port: PORT,
      connections: 128,
      perSecond: HITS_PER_SECOND * 1.1,
      seconds: SECONDS,
      next: (index) => hitRequest(HOST, index),
    }),
  ]);
  const loss = 1 - beside.perSecond / alone.perSecond;
  rows.push(
    {
      name: 'hits accepted while pages are served',
      value: hits.perSecond,
      unit: '/s',
      target: { text: `≥ ${HITS_PER_SECOND}`, isMet: hits.perSecond >= HITS_PER_SECOND },
    },
    { name: 'hits not accepted', value: hits.failures, unit: '' },
    { name: 'hits, p95', value: hits.p95, unit: 'ms' },
    { name: 'pages served beside them', value: beside.perSecond, unit: '/s' },
    { name: 'pages lost to hits', value: loss * 100, unit: '%', ...atMost(MAX.loss * 100, loss * 100) },
    { name: 'pages, p95 alone', value: alone.p95, unit: 'ms' },
    { name: 'pages, p95 beside hits', value: beside.p95, unit: 'ms' },
  );
}

/** Each as its owner sees it, in the longest range, while visitors keep coming. */
async function screens(
  get: (path: string) => Promise<string>,
  owner: { cookie: string; crumb: string },
): Promise<void> {
  const steps = [
    { kind: 'page', target: '/page-1' },
    { kind: 'page', target: '/page-2' },
    { kind: 'purchase', target: '' },
  ];
  const goal = await send(PORT, HOST, 'POST', `/api/analytics/goals?crumb=${owner.crumb}`, {
    cookie: owner.cookie,
    headers: { origin: `http://${HOST}` },
    body: { name: 'Bench', steps },
  });
  const { id } = JSON.parse(goal.body) as { id: string };
  const paths: [string, string][] = [
    ...SECTION_NAMES.flatMap((section): [string, string][] =>
      (['month', 'twelveMonths'] as const).map((range) => [
        `${section}, ${range}`,
        `/api/analytics/report?section=${section}&range=${range}`,
      ]),
    ),
    ['live', '/api/analytics/live'],
    ['goals', '/api/analytics/goals'],
    ['a goal, month', `/api/analytics/goals/${id}/report?range=month`],
    ...FILTERED.flatMap(([name, filter]) =>
      (['month', 'twelveMonths'] as const).map((range): [string, string] => [
        `overview of ${name}, ${range}`,
        `/api/analytics/report?range=${range}&${filter}`,
      ]),
    ),
  ];
  const end = trickle();
  for (const [name, path] of paths) {
    const [, first] = await timed(() => get(path));
    const value = await p95(async () => (await timed(() => get(path)))[1]);
    rows.push({ name: `${name}: p95`, value, unit: 'ms', ...atMost(MAX.screenMs, value) });
    if (first > MAX.screenMs) rows.push({ name: `${name}: first look`, value: first, unit: 'ms' });
  }
  await end();
}

/** Visitors keep coming until this is called. */
function trickle(): () => Promise<void> {
  const over = new AbortController();
  const come = async () => {
    for (; !over.signal.aborted; visitors += TRICKLE_PER_SECOND)
      await drive({
        port: PORT,
        connections: 4,
        perSecond: TRICKLE_PER_SECOND,
        seconds: 1,
        next: (n) => hitRequest(HOST, visitors + n),
      });
  };
  const coming = come();
  return async () => {
    over.abort();
    await coming;
  };
}

/** What a table without sums has to do for visits by day, over the same events. */
async function beside(
  database: Awaited<ReturnType<typeof connectToBuiltIn>>,
  get: (path: string) => Promise<string>,
): Promise<void> {
  const { rows: found } = await database.query<{ from: string; to: string }>(
    `select min(at)::date::text as from, max(at)::date::text as to from plain_hits`,
  );
  const { from = '', to = '' } = found[0] ?? {};
  const own = await p95(
    async () => (await timed(() => get(`/api/analytics/report?range=own&from=${from}&to=${to}`)))[1],
  );
  const [, plain] = await timed(() =>
    database.query(`select at::date, count(*), count(distinct visitor) from plain_hits
      where site_id = (select id from sites where identifier = '${SITE}') group by 1`),
  );
  rows.push({ name: 'plain table: visits by day, as a ratio', value: plain / own, unit: '×' });
  const [, remove] = await timed(() =>
    database.query(`delete from plain_hits where at < (select min(at) + interval '30 days' from plain_hits)`),
  );
  rows.push({ name: 'plain table: a month deleted', value: remove, unit: 'ms' });
}

function atMost(limit: number, value: number): Pick<Row, 'target'> {
  return { target: { text: `≤ ${limit}`, isMet: value <= limit } };
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const began = performance.now();
  const result = await work();
  return [result, performance.now() - began];
}

async function p95(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let look = 0; look < LOOKS; look += 1) times.push(await measure());
  return times.toSorted((a, b) => a - b)[Math.ceil(LOOKS * 0.95) - 1] ?? 0;
}
