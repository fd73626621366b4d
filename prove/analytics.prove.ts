/** Killed without warning while visitors look at pages: whatever was acknowledged is counted once, and nobody is known. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_OWNER } from '../server/demo/owner.ts';
import { logIn, send } from '../bench/client.ts';
import { connectToBuiltIn } from '../bench/connect.ts';
import { makeProduct } from '../bench/product.ts';
import { report } from '../bench/report.ts';
import { settleHome } from '../server/engine/home.ts';
import { filesWith } from './analytics/canary.ts';
import { flood } from './analytics/flood.ts';
import { addEdgeHits, EDGES, recountDays, type DayCounts } from './analytics/days.ts';

const CONNECTIONS = 16;
const HITS = Number(process.env.PROVE_HITS ?? 2000);
const KILLS = Number(process.env.PROVE_KILLS ?? 5);
const PORT = 39_877;
const DOMAIN = `localhost:${PORT}`;
const HOST = `showcase.${DOMAIN}`;
const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0';
const PATH = '/proved';
const SITE = 'showcase';
const STATE_DIR = '/var/lib/plinth';
/** Nobody else has this address, or this browser. */
const CANARY = {
  address: '198.51.100.77',
  browser: 'Mozilla/5.0 (X11; Linux) Gecko/20100101 Firefox/132.0 CanaryBird/7.7',
};
const isPlanted = process.argv.includes('--planted');

// Hits come by way of a proxy, which says from where.
process.env['TRUST_PROXY'] = '1';
const dataDir = mkdtempSync(join(tmpdir(), 'plinth-prove-analytics-'));
const product = makeProduct({ port: PORT, dataDir });
let server = product.start();
const hits = { sent: 0, acknowledged: 0 };

try {
  await product.ready();
  const owner = await logIn(PORT, DOMAIN, 'showcase', DEMO_OWNER);
  await Promise.all([...Array.from({ length: CONNECTIONS }, look), killAgainAndAgain()]);
  const ask = async (query: string) => {
    const answer = await send(PORT, HOST, 'GET', `/api/analytics/report?section=pages&range=week${query}`, {
      cookie: owner.cookie,
    });
    return JSON.parse(answer.body) as { parts: { page: { name: string; sums: { views: number } }[] } };
  };
  const viewsIn = ({ parts }: Awaited<ReturnType<typeof ask>>) =>
    parts.page.find(({ name }) => name === PATH)?.sums.views ?? 0;
  const summed = viewsIn(await ask(''));
  const filtered = viewsIn(await ask(`&page=${PATH}`));
  const recounted = await viewsOf(PATH);
  const again = await doubled();
  const wrongDays = await edges(owner.cookie);
  const flooded = await flood({ port: PORT, host: HOST, browser: BROWSER, count: viewsOf });
  const leaks = await canary();
  report('prove-analytics', [
    { name: 'hits sent', value: hits.sent, unit: '' },
    { name: 'hits acknowledged', value: hits.acknowledged, unit: '' },
    { name: 'kill -9 and restart under load', value: KILLS, unit: '' },
    {
      name: 'acknowledged and not counted',
      value: Math.max(0, hits.acknowledged - summed),
      unit: '',
      target: { text: '0', isMet: summed >= hits.acknowledged },
    },
    {
      name: 'counted and never sent',
      value: Math.max(0, summed - hits.sent),
      unit: '',
      target: { text: '0', isMet: summed <= hits.sent },
    },
    {
      name: 'difference of sums and recount',
      value: Math.abs(summed - recounted),
      unit: '',
      target: { text: '0', isMet: summed === recounted },
    },
    none('difference of a filtered report and recount', Math.abs(filtered - recounted)),
    none('hits sent twice and counted twice', again),
    none('days around changes of the clock that differ from a recount', wrongDays),
    ...flooded,
    none('files that hold the address or the browser of a visitor', leaks),
  ]);
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
}

/** Straight from the hits. */
async function viewsOf(path: string): Promise<number> {
  const database = await connectToBuiltIn(dataDir);
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from hits h join hit_words w on w.site_id = h.site_id and w.id = h.page
     where w.word = $1 and h.kind = 1`,
    [path],
  );
  await database.end();
  return rows[0]?.count ?? 0;
}

function none(name: string, value: number) {
  return { name, value, unit: '', target: { text: '0', isMet: value === 0 } };
}

function tell(url: string, clientDate: number, from: { address: string; browser: string }) {
  return send(PORT, HOST, 'POST', '/api/census/RecordHit', {
    headers: { 'user-agent': from.browser, 'x-forwarded-for': from.address },
    body: { event: '1', data: JSON.stringify({ url, clientDate }), ss_cvr: '' },
  });
}

async function views(cookie: string, range: string): Promise<DayCounts[]> {
  const answer = await send(PORT, HOST, 'GET', `/api/analytics/report?range=own&${range}`, { cookie });
  const { steps } = JSON.parse(answer.body) as { steps: { at: string; sums: Omit<DayCounts, 'day'> }[] };
  return steps.map(({ at, sums }) => ({ day: at, views: sums.views, visitors: sums.visitors }));
}

/** The same beacons again, at once and later: how many more than the first were counted. */
async function doubled(): Promise<number> {
  const url = `http://${HOST}/doubled`;
  for (let round = 0; round < 3; round += 1)
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => tell(url, n, { ...CANARY, address: `203.0.113.${n}` })),
    );
  return Math.abs((await viewsOf('/doubled')) - 50);
}

/** Days that say something else than their hits, when these came and when more came late. */
async function edges(cookie: string): Promise<number> {
  const database = await connectToBuiltIn(dataDir);
  if (isPlanted)
    await database.query(`create function planted() returns trigger language plpgsql as
      $$ begin new.views := new.views + 1; return new; end $$;
      create trigger planted before insert on hit_sums for each row execute function planted()`);
  let wrong = 0;
  for (const visitor of [1, 1_000_000_000]) {
    await addEdgeHits(database, SITE, visitor);
    const told = [
      ...(await views(cookie, `from=${EDGES.from}&to=${EDGES.to}`)),
      ...(await views(cookie, `from=${EDGES.autumnFrom}&to=${EDGES.autumnTo}`)),
    ];
    for (const day of await recountDays(database, SITE)) {
      const found = told.find((each) => each.day === day.day);
      if (found?.views !== day.views || found.visitors !== day.visitors || day.views === 0) wrong += 1;
    }
  }
  await database.end();
  return wrong;
}

/** Looks for one visitor in everything that the product has written. */
async function canary(): Promise<number> {
  await tell(`http://${HOST}/canary`, 1, CANARY);
  const database = await connectToBuiltIn(dataDir);
  await database.query('checkpoint');
  await database.end();
  const folders = new Set([dataDir, settleHome(dataDir, STATE_DIR).clusterDir]);
  const found = [...folders].flatMap((folder) => filesWith(folder, [CANARY.address, 'CanaryBird']));
  // What is written has to be found, or the search proves nothing.
  if ([...folders].every((folder) => filesWith(folder, ['/canary']).length === 0))
    throw new Error('The page that was looked at is in no file.');
  for (const file of found) console.log(`  found in ${file}`);
  return found.length;
}

/** A hit that got no answer is not sent again: it may have been counted. */
async function look(): Promise<void> {
  while (hits.acknowledged < HITS) {
    hits.sent += 1;
    const data = JSON.stringify({ url: `http://${HOST}${PATH}`, clientDate: hits.sent });
    const answer = await send(PORT, HOST, 'POST', '/api/census/RecordHit', {
      // Many networks: one alone may not send so many.
      headers: { 'user-agent': BROWSER, 'x-forwarded-for': `203.0.113.${hits.sent % 200}` },
      body: { event: '1', data, ss_cvr: '' },
    }).catch(() => undefined);
    if (answer?.status === 204) hits.acknowledged += 1;
    else await pause(20);
  }
}

async function killAgainAndAgain(): Promise<void> {
  for (let kills = 1; kills <= KILLS; kills += 1) {
    while (hits.acknowledged < (HITS / (KILLS + 1)) * kills) await pause(5);
    server.kill('SIGKILL');
    server = product.start();
    await product.ready();
  }
}
