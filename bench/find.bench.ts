/** Ctrl K in a shop of a hundred thousand things: how long an owner waits for what has the letters typed so far. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import { buildApp } from '../server/app.ts';
import { loadBundle } from '../server/bundle/bundle.ts';
import { makeDatabase } from '../server/database/database.ts';
import { newId } from '../server/ids.ts';
import { startJobs } from '../server/jobs.ts';
import { makeSite } from '../server/sites/new-site.ts';
import { smallTemplate } from '../server/testing/small-template.ts';
import { testVault } from '../server/testing/vault.ts';
import { logIn, send } from './client.ts';
import { report } from './report.ts';
import { openWorld } from './world.ts';

const THINGS = Number(process.env.BENCH_THINGS ?? 100_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 20);
const MAX_MS = 50;
const SITE = 'big';
const HOST = `${SITE}.localhost`;
const ACCOUNT = { email: 'bench@example.com', password: newId(), name: 'Bench' };

/** What is typed, and whether it finds something. */
const TYPED = [
  ['one letter', 'm', true],
  ['half a word', 'mari', true],
  ['half a name and a surname', 'mari tosovar', true],
  ['an email', 'maria.tosovar4@example.com', true],
  ['the number of an order', '#1042', true],
  ['two words of a file', 'kelumi picture', true],
  ['a slip in a name', 'tosvoar', true],
  ['a slip in each of two words', 'mairia tosvoar', true],
  ['a word nothing has', 'qqqqqq', false],
] as const;

const world = await openWorld();
const filesDir = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
const db = makeDatabase(world.pool);
const jobs = await startJobs(db, { onError: () => {} });
const { http, services } = await buildApp({
  db,
  jobs,
  bundle: await loadBundle(),
  vault: testVault,
  filesDir,
  appDomain: 'localhost',
  isSecure: false,
  logLevel: 'warn',
});
const times = new Map<string, number[]>();

try {
  const ownerId = await services.accounts.create(ACCOUNT);
  const siteId = await makeSite(services, { identifier: SITE, template: smallTemplate, ownerId });
  await fill(siteId);
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  const { cookie } = await logIn(port, 'localhost', SITE, ACCOUNT);
  // One unmeasured round, as after a start.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [name, typed, isThere] of TYPED) {
      const start = performance.now();
      const answer = await send(port, HOST, 'GET', `/api/find?q=${encodeURIComponent(typed)}`, { cookie });
      const took = performance.now() - start;
      const { found } = JSON.parse(answer.body) as { found?: unknown[] };
      if (answer.status !== 200 || (found?.length ?? 0) > 0 !== isThere)
        throw new Error(`${typed}: ${answer.status} ${answer.body.slice(0, 200)}`);
      if (round > 0) times.set(name, [...(times.get(name) ?? []), took]);
    }
} finally {
  await http.close();
  await jobs.stop();
  await db.close();
  await world.close();
  rmSync(filesDir, { recursive: true, force: true });
}

report(
  'find',
  [...times].map(([name, each]) => {
    const value = each.toSorted((a, b) => a - b)[Math.floor(each.length * 0.95)] ?? 0;
    return {
      name: `${name}, p95`,
      value,
      unit: 'ms',
      target: { text: `≤ ${MAX_MS}`, isMet: value <= MAX_MS },
    };
  }),
);

/** Orders, customers, products and files with names as different as people's. */
async function fill(siteId: string): Promise<void> {
  const client = new Client(world.admin);
  await client.connect();
  const quarter = Math.round(THINGS / 4);
  const id = `lpad(n::text, 24, '0')`;
  const parts = ['to', 'so', 'var', 'ke', 'lu', 'mi', 'ran', 'bel', 'do', 'sti', 'nor', 'pa'];
  const part = (power: number) =>
    `(array[${parts.map((each) => `'${each}'`).join()}])[1 + (n / ${parts.length ** power}) % ${parts.length}]`;
  const surname = `${part(0)} || ${part(1)} || ${part(2)}`;
  const first = `(array['Maria', 'Ada', 'Grace', 'Ines', 'Tom', 'Jo', 'Marit', 'Otto'])[1 + n % 8]`;
  const email = `lower(${first} || '.' || ${surname}) || n || '@example.com'`;
  const rows = `generate_series(0, ${quarter - 1}) n`;
  await client.query(`insert into orders (site_id, id, number, state, pay_way, email, name, currency, total_cents,
      snapshot, placed_at)
    select '${siteId}', ${id}, n + 1, 'PENDING', 'manual', ${email}, ${first} || ' ' || initcap(${surname}), 'USD',
      1250, '{}', now() - n * interval '1 minute' from ${rows}`);
  await client.query(`insert into site_users (site_id, id, email, password_hash, name)
    select '${siteId}', ${id}, ${email}, '', ${first} || ' ' || initcap(${surname}) from ${rows}`);
  await client.query(`insert into products (site_id, id, type, title, slug, body, search)
    select '${siteId}', ${id}, 'PHYSICAL', initcap(${surname}) || ' jar ' || n, 'jar-' || n, '{}', '' from ${rows}`);
  await client.query(`insert into assets (site_id, id, name, mime, hash, size, alt)
    select '${siteId}', ${id}, ${surname} || '-' || n || '.jpg', 'image/jpeg', '', 1, 'A picture' from ${rows}`);
  await client.query('analyze');
  await client.end();
}
