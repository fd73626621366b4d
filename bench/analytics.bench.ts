/**
 * Hits as they are kept here, beside the same in one plain table with ordinary indexes: what a hit takes on disk, how
 * long the overview of a year takes, and what it costs to let a month go.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { DEMO_OWNER } from '../server/demo/owner.ts';
import { logIn, send } from './client.ts';
import { connectToBuiltIn } from './connect.ts';
import { makeProduct } from './product.ts';
import { report } from './report.ts';

const HITS = Number(process.env['BENCH_HITS'] ?? 200_000);
const RECORDED = Number(process.env['BENCH_RECORDED'] ?? 5000);
const CONNECTIONS = 64;
const PORT = 39_879;
const DOMAIN = `localhost:${PORT}`;
const HOST = `demo.${DOMAIN}`;
const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0';
const MAX_BYTES = 120;
const MAX_SCREEN_MS = 150;
const LOOKS = 20;

// Hits come by way of a proxy, which says from where.
process.env['TRUST_PROXY'] = '1';
const dataDir = mkdtempSync(join(tmpdir(), 'plinth-bench-analytics-'));
const product = makeProduct({ port: PORT, dataDir });
const server = product.start();

try {
  await product.ready();
  const perSecond = await record();
  const database = await connectToBuiltIn(dataDir);
  await fill(database);
  const [own, plain] = [await bytesOf(database, 'hits%'), await bytesOf(database, 'plain_hits')];
  const owner = await logIn(PORT, DOMAIN, 'demo', DEMO_OWNER);
  const look = () =>
    timed(() =>
      send(PORT, HOST, 'GET', '/api/analytics/report?range=twelveMonths', { cookie: owner.cookie }),
    );
  const first = await look();
  const screen = await p95(look);
  const plainScreen = await p95(() => timed(() => database.query(PLAIN_OVERVIEW)));
  const drop = await timed(() => database.query(`select hits_drop_months_before(current_date - 300)`));
  const plainDrop = await timed(() =>
    database.query(`delete from plain_hits where at < date_trunc('month', now() - interval '300 days')`),
  );
  await database.end();
  report('analytics', [
    { name: 'hits stored', value: HITS, unit: '' },
    { name: 'hits acknowledged', value: perSecond, unit: '/s' },
    {
      name: 'bytes a hit with its index',
      value: own / HITS,
      unit: 'B',
      target: { text: `≤ ${MAX_BYTES}`, isMet: own / HITS <= MAX_BYTES },
    },
    { name: 'plain table: bytes, as a ratio', value: plain / own, unit: '×' },
    { name: 'overview of twelve months, after everything changed', value: first, unit: 'ms' },
    {
      name: 'overview of twelve months, p95',
      value: screen,
      unit: 'ms',
      target: { text: `≤ ${MAX_SCREEN_MS}`, isMet: screen <= MAX_SCREEN_MS },
    },
    { name: 'plain table: visits by day, as a ratio', value: plainScreen / screen, unit: '×' },
    { name: 'months dropped', value: drop, unit: 'ms', target: { text: '≤ 1000', isMet: drop <= 1000 } },
    { name: 'plain table: the same deleted, as a ratio', value: plainDrop / drop, unit: '×' },
  ]);
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
}

/** What a table without sums has to do for the same figure. */
const PLAIN_OVERVIEW = `select at::date, count(*), count(distinct visitor) from plain_hits
  where site_id = (select id from sites where identifier = 'demo') group by 1`;

async function fill(database: Client): Promise<void> {
  await database.query(`select hits_add_month((current_date - n * 30)::date) from generate_series(0, 13) n`);
  await database.query(`truncate hits`);
  await database.query(
    `insert into hits (site_id, at, visitor, page, target, source, campaign, country, value, kind, device)
     select (select id from sites where identifier = 'demo'), now() - n * (interval '360 days' / $1::int),
       hashint8(n / 3)::bigint * 7919, 1 + n % 50, 0, 60 + n % 9, 0, 80 + n % 12, 0, 1, 10505
     from generate_series($1::int, 1, -1) n`,
    [HITS],
  );
  await database.query(`insert into hit_marks (site_id, day)
    select distinct site_id, (at at time zone 'UTC')::date from hits`);
  await database.query(`create table plain_hits as select h.site_id, h.at, gen_random_uuid() as id,
    md5(h.visitor::text) as visitor, '/page-' || h.page as path, 'https://source-' || h.source || '.example' as referrer,
    'GB' as country, 'Firefox' as browser, 'Windows' as system, 'desktop' as device from hits h`);
  await database.query(`alter table plain_hits add primary key (id)`);
  for (const columns of ['site_id', 'at', 'site_id, at', 'visitor', 'site_id, at, path'])
    await database.query(`create index on plain_hits (${columns})`);
  await database.query('analyze');
}

async function bytesOf(database: Client, name: string): Promise<number> {
  const { rows } = await database.query<{ bytes: string }>(
    `select sum(pg_total_relation_size(oid)) as bytes from pg_class
     where relkind = 'r' and relname like $1 and relnamespace = 'public'::regnamespace
       and (relispartition or relname = 'plain_hits')`,
    [name],
  );
  return Number(rows[0]?.bytes);
}

/** Hits that were answered, by the second. */
async function record(): Promise<number> {
  let left = RECORDED;
  const began = performance.now();
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const data = JSON.stringify({ url: `http://${HOST}/about`, clientDate: left });
      await send(PORT, HOST, 'POST', '/api/census/RecordHit', {
        headers: { 'user-agent': BROWSER, 'x-forwarded-for': `203.0.${left % 250}.${left % 200}` },
        body: { event: '1', data },
      });
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return RECORDED / ((performance.now() - began) / 1000);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function p95(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let look = 0; look < LOOKS; look += 1) times.push(await measure());
  return times.toSorted((a, b) => a - b)[Math.floor(LOOKS * 0.95) - 1] ?? 0;
}
