/**
 * What the daily work costs among a hundred thousand sites, of which few are used: as much as among a thousand.
 * `SITES=20000` is a quick look.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../bench/connect.ts';
import { openWorld } from '../bench/world.ts';
import { DAY_MS } from '../core/durations.ts';
import { report, type Line } from './report.ts';
import { openNode, type OpenNode } from './subscriptions/node.ts';

const SITES = Number(process.env.SITES ?? 100_000);
const FEW = 1000;
const USED = 200;
/** Below it differences say nothing. */
const NOISE_MS = 50;
const MOST_TIMES = 2;
/** What is done every day, by what it is about. */
const dailyOf = ({ services }: OpenNode): Readonly<Record<string, () => Promise<unknown>>> => ({
  'submissions and emails to forget': services.formServices.retention.run,
  'receipts to end': services.receiptsEnding.run,
  'figures of speed to end': services.speed.end,
  'weekly reports to send': services.analytics.weekly.sendDue,
  'subscriptions to renew': services.shop.subscriptions.keepTime,
});

const lines: Line[] = [];
const see = (name: string, value: number, wanted?: number) =>
  void lines.push({ name, value: Math.round(value), ...(wanted !== undefined && { wanted }) });
let now = new Date();
const world = await openWorld();
const folder = mkdtempSync(join(tmpdir(), 'plinth-many-'));
const node = await openNode(world.pool, folder, () => now);
const admin = await connect(world.admin.connectionString);

try {
  await addSites(1, FEW);
  // The first time everything is read and planned anew.
  await measure(node);
  const few = await measure(node);
  await addSites(FEW + 1, SITES);
  const many = await measure(node);
  see('sites', SITES);
  see('  of them used since the last look', USED);
  for (const [name, ms] of many) {
    const before = few.get(name) ?? 0;
    see(`${name}, ms`, ms);
    see(`  among ${FEW} sites, ms`, before);
    see(`  not more than ${MOST_TIMES} times as much`, ms <= before * MOST_TIMES + NOISE_MS ? 1 : 0, 1);
  }
} finally {
  await admin.end();
  await node.stop();
  await world.close();
  rmSync(folder, { recursive: true, force: true });
}
report('many-sites', lines);

function idOf(n: number): string {
  return String(n).padStart(24, '0');
}

async function addSites(from: number, to: number): Promise<void> {
  await admin.query(
    `insert into sites (id, identifier, website_type, site_status, template_id)
     select lpad(n::text, 24, '0'), 'many' || n, 1, 1, 'atelier' from generate_series($1::int, $2::int) n`,
    [from, to],
  );
  await admin.query(
    `insert into assets (site_id, id, name, mime, hash, size, deleted_at)
     select lpad(n::text, 24, '0'), 'a1', 'a.jpg', 'image/jpeg', 'shared', 1, now() from generate_series($1::int, $2::int) n`,
    [from, to],
  );
  await admin.query('vacuum analyze');
}

/** Each kind of work once with something new on a few sites, and all of it once more without. */
async function measure(open: OpenNode): Promise<Map<string, number>> {
  const daily = dailyOf(open);
  await use();
  const times = new Map<string, number>();
  const time = async (name: string, work: () => Promise<unknown>) => {
    const from = performance.now();
    await work();
    times.set(name, performance.now() - from);
  };
  for (const [name, work] of Object.entries(daily)) await time(name, work);
  now = new Date(now.getTime() + DAY_MS);
  for (const work of Object.values(daily)) await work();
  await time('a day on which nothing is due', async () => {
    for (const work of Object.values(daily)) await work();
  });
  await admin.query(`update assets set hash = 'own' where site_id = '${idOf(7)}'`);
  await time('purging a file', () => open.services.assets.library.purge(idOf(7), 'a1', now));
  await admin.query(
    `insert into assets (site_id, id, name, mime, hash, size, deleted_at)
     values ('${idOf(7)}', 'a1', 'a.jpg', 'image/jpeg', 'shared', 1, now())`,
  );
  return times;
}

async function use(): Promise<void> {
  const of = `from generate_series(1, ${USED}) n`;
  await admin.query(
    `insert into form_submissions (site_id, id, form_id, form_name, key_hash, body_hash, answers)
     select lpad((n * 5)::text, 24, '0'), gen_random_uuid(), 'f', 'F', gen_random_uuid(), 'b', '{}' ${of}`,
  );
  await admin.query(
    `insert into speed_figures (site_id, week, path, device, metric, block, element, counts)
     select lpad((n * 5)::text, 24, '0'), '2026-01-05', '/' || gen_random_uuid(), 'phone', 'LCP', '', '', '{1}' ${of}`,
  );
  await admin.query(
    `insert into consent_receipts (site_id, number, id, at, version, categories, policy, gpc, way)
     select lpad((n * 5)::text, 24, '0'), ${performance.now().toFixed(0)}, gen_random_uuid(), now(), 'v', '{}', 'notice', false, 'accept' ${of}`,
  );
}
