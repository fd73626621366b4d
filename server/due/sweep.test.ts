import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY_MS } from '#core/durations.ts';
import type { Tx } from '../database/database.ts';
import { useApp } from '../testing/app.ts';
import { makeSweep, type Duty } from './sweep.ts';

let now = new Date();
const kit = useApp({ now: () => now });
const later = (days: number) => (now = new Date(now.getTime() + days * DAY_MS));

async function dueOf(siteId: string, kind: string): Promise<number | undefined> {
  const { rows } = await kit.db.platform.execute<{ at: string }>(
    sql`select extract(epoch from due_at)::text as at from sites_due where site_id = ${siteId} and kind = ${kind}`,
  );
  return rows[0] && Number(rows[0].at) * 1000;
}

const mark = (tx: Tx, siteId: string) => tx.execute(sql`select mark_site_due(${siteId}, 'speed')`);

/** Sweeps with a duty that only notes whom it was asked for. */
function aSweep(next: Duty['next'] = async () => undefined) {
  const seen: string[] = [];
  const sweep = makeSweep({ db: kit.db, jobs: kit.app.services.jobs, now: () => now });
  const duty: Duty = {
    kind: 'speed',
    async work(_tx, siteId) {
      seen.push(siteId);
      return undefined;
    },
    next,
  };
  return { seen, run: () => sweep('speed-figures', [duty]) };
}

test('sites are looked at when something is due, and others are not asked', async () => {
  const [used, unused] = [await kit.aSite(), await kit.aSite()];
  await kit.db.site(used.id, (tx) => mark(tx, used.id));
  expect(await dueOf(used.id, 'speed')).toBe(-Infinity);
  const inAWeek = new Date(now.getTime() + 7 * DAY_MS);
  const { seen, run } = aSweep(async () => inAWeek);
  await run();
  expect(seen).toEqual([used.id]);
  await run();
  expect(seen).toHaveLength(1);
  // What was not yet committed when the mark was read is found a day later.
  later(1);
  await run();
  expect(seen).toEqual([used.id, used.id]);
  expect(await dueOf(used.id, 'speed')).toBe(inAWeek.getTime());
  later(3);
  await run();
  expect(seen).toHaveLength(2);
  expect(await dueOf(unused.id, 'speed')).toBeUndefined();
});

test('a site with nothing left is forgotten, and comes back with the next mark', async () => {
  const site = await kit.aSite();
  await kit.db.site(site.id, (tx) => mark(tx, site.id));
  const { run } = aSweep();
  await run();
  later(1);
  await run();
  expect(await dueOf(site.id, 'speed')).toBeUndefined();
  await kit.db.site(site.id, (tx) => mark(tx, site.id));
  expect(await dueOf(site.id, 'speed')).toBe(-Infinity);
});

test('one that fails does not keep the others, and is tried again', async () => {
  const sites = [await kit.aSite(), await kit.aSite()];
  for (const { id } of sites) await kit.db.site(id, (tx) => mark(tx, id));
  const [bad] = sites;
  const { seen, run } = aSweep(async (_tx, siteId) => {
    if (siteId === bad?.id) throw new Error('It does not work here.');
    return undefined;
  });
  await expect(run()).rejects.toThrow('It does not work here.');
  expect(seen).toEqual(expect.arrayContaining(sites.map(({ id }) => id)));
  expect(await dueOf(bad?.id ?? '', 'speed')).toBe(-Infinity);
});

test('who writes while another marks does not wait', async () => {
  const site = await kit.aSite();
  await kit.db.site(site.id, (tx) => mark(tx, site.id));
  await kit.db.site(site.id, async (tx) => {
    await mark(tx, site.id);
    await kit.db.site(site.id, (other) => mark(other, site.id));
  });
  expect(await dueOf(site.id, 'speed')).toBe(-Infinity);
});

test('new retention settings are carried out at the next look', async () => {
  const site = await kit.aSite();
  const { content, formServices } = kit.app.services;
  const keepFor = async (retentionDays: number) => {
    await content.put({ siteId: site.id, accountId: null }, 'settings', 'forms', { retentionDays });
    await kit.call('POST', '/api/content/publish', { as: site.owner, body: {} });
  };
  await keepFor(30);
  await formServices.retention.run();
  later(1);
  await formServices.retention.run();
  expect(await dueOf(site.id, 'submissions')).toBe(now.getTime() + 30 * DAY_MS);
  await keepFor(1);
  expect(await dueOf(site.id, 'submissions')).toBe(-Infinity);
});
