import { expect, test } from 'vitest';
import type { AnalyticsReport } from '#contract/visits/analytics.ts';
import { HitKind } from '#core/analytics/hits.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/durations.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import { makeFilterSums } from './filters.ts';
import type { MadeUpHit } from './history.ts';
import { makeRollups } from './rollups.ts';
import { holdSums } from './store.ts';

const NOW = new Date('2026-05-10T12:00:00Z');
const kit = useApp({ now: () => NOW });
const DAYS = 45;
const VISITORS = 12;
const PAGES = ['/', '/about', '/shop', '/shop/jam'];
const SOURCES = ['', 'search.example', 'blog.example'];

/** The same numbers every time, without a pattern. */
function makeDice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor(state / 65_536) % sides;
  };
}

/** Some of them come back on the same day, look at a page twice, search, press buttons and buy. */
function madeUp(dice: (sides: number) => number, count: number): MadeUpHit[] {
  const pick = <T>(list: readonly [T, ...T[]] | readonly T[]): T => list[dice(list.length)] as T;
  return Array.from({ length: count }, () => {
    const visitor = dice(VISITORS);
    const kind = pick([
      HitKind.view,
      HitKind.view,
      HitKind.view,
      HitKind.buttonClick,
      HitKind.search,
      HitKind.order,
    ]);
    return {
      kind,
      at: new Date(
        NOW.getTime() - dice(DAYS) * DAY_MS - dice(10) * HOUR_MS - dice(60) * MINUTE_MS - dice(60_000),
      ),
      visitor: BigInt(visitor),
      page: pick(PAGES),
      target: kind === HitKind.view ? pick(['', 'product']) : pick(['Buy', 'jam']),
      source: pick(SOURCES),
      campaign: '',
      country: '',
      device: (visitor % 3) * 10_000 + 505,
      value: kind === HitKind.order ? 100 + dice(900) : 0,
    };
  });
}

interface Counted {
  views: number;
  visits: number;
  visitors: number;
  bounces: number;
  cents: number;
}

/** Counted one hit after the other, by another way than the database does it. Days are those of UTC here. */
function recount(
  hits: readonly MadeUpHit[],
  { from, to }: { from: string; to: string },
  fits: (visit: MadeUpHit[]) => boolean,
) {
  const dayOf = ({ at }: MadeUpHit) => at.toISOString().slice(0, 10);
  const inRange = hits.filter((hit) => dayOf(hit) >= from && dayOf(hit) <= to);
  const visits: MadeUpHit[][] = [];
  for (const hit of inRange.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const last = visits.findLast(([first]) => first?.visitor === hit.visitor && dayOf(first) === dayOf(hit));
    const quiet = hit.at.getTime() - (last?.at(-1)?.at.getTime() ?? 0);
    if (last && quiet <= 30 * MINUTE_MS) last.push(hit);
    else visits.push([hit]);
  }
  const isView = ({ kind }: MadeUpHit) => kind === HitKind.view;
  const counted = visits.filter((visit) => visit.some(isView) && fits(visit));
  const everything = counted.flat();
  const pages = Object.fromEntries(
    PAGES.map((page) => {
      const looks = (visit: MadeUpHit[]) => visit.filter((hit) => isView(hit) && hit.page === page);
      return [
        page,
        [counted.flatMap(looks).length, counted.filter((visit) => looks(visit).length > 0).length],
      ];
    }),
  );
  const sums: Counted = {
    views: everything.filter(isView).length,
    visits: counted.length,
    visitors: new Set(counted.map(([first]) => first && `${dayOf(first)} ${first.visitor}`)).size,
    bounces: counted.filter((visit) => visit.filter(isView).length === 1).length,
    cents: everything.reduce((sum, { value }) => sum + value, 0),
  };
  return { sums, pages };
}

async function report(site: TestSite, query: string): Promise<AnalyticsReport> {
  const reply = await kit.call('GET', `/api/analytics/report?section=pages&${query}`, { as: site.owner });
  expect(reply.status).toBe(200);
  return reply.json() as unknown as AnalyticsReport;
}

const FILTERED: readonly [query: string, fits: (visit: MadeUpHit[]) => boolean][] = [
  ['', () => true],
  ['page=/shop', (visit) => visit.some(({ kind, page }) => kind === HitKind.view && page === '/shop')],
  ['source=search.example', ([first]) => first?.source === 'search.example'],
  ['source=', ([first]) => first?.source === ''],
  ['device=Phone', ([first]) => Math.floor((first?.device ?? 0) / 10_000) === 1],
  [
    'device=Desktop&page=/about',
    (visit) =>
      (visit[0]?.device ?? 0) < 10_000 &&
      visit.some(({ kind, page }) => kind === HitKind.view && page === '/about'),
  ],
  ['country=FR', () => false],
];

test('what fits a filter is what a recount of the hits says, also when more of them come late', async () => {
  const site = await kit.aSite();
  const dice = makeDice(7);
  const hits: MadeUpHit[] = [];
  for (const count of [1000, 100]) {
    const more = madeUp(dice, count);
    hits.push(...more);
    await kit.app.services.analytics.fill(site.id, more);
    for (const [query, fits] of FILTERED) {
      const made = await report(site, `range=own&from=2026-03-28&to=2026-05-10&${query}`);
      const { sums, pages } = recount(hits, made.range, fits);
      const { views, visits, visitors, bounces, cents } = made.sums;
      expect([query, { views, visits, visitors, bounces, cents }]).toEqual([query, sums]);
      const told = (made.parts.page ?? []).map(({ name, sums: each }) => [name, [each.views, each.visits]]);
      const seen = Object.entries(pages).filter(([, [looks = 0]]) => looks > 0);
      expect(Object.fromEntries(told)).toEqual(Object.fromEntries(seen));
      expect(made.daysLeft).toBe(0);
    }
  }
});

test('days that were summed up before there were visits get theirs', async () => {
  const site = await kit.aSite();
  await kit.app.services.analytics.fill(site.id, madeUp(makeDice(3), 300));
  const all = await report(site, 'range=month');
  const before = await report(site, 'range=month&device=Phone');
  await kit.db.site(site.id, async (tx) => {
    for (const table of ['hit_visits', 'hit_filters', 'hit_filter_sums', 'hit_filter_month_sums'])
      await tx.$client.query(`delete from ${table} where site_id = $1`, [site.id]);
    await tx.$client.query(`update hit_zones set has_visits = false where site_id = $1`, [site.id]);
  });
  expect((await report(site, 'range=month&device=Phone')).sums).toEqual(before.sums);
  expect((await report(site, 'range=month')).sums).toEqual(all.sums);
  expect(before.sums.visits).toBeGreaterThan(10);
});

test('what a filter came to stays there while a large site is summed up, and is of the new hits then', async () => {
  const site = await kit.aSite();
  const dice = makeDice(5);
  const [first, later] = [madeUp(dice, 300), madeUp(dice, 200)];
  const range = 'range=own&from=2026-03-28&to=2026-05-10';
  const daysKept = async () => {
    const { rows } = await kit.db.site(site.id, (tx) =>
      tx.$client.query('select distinct day from hit_filter_sums where site_id = $1', [site.id]),
    );
    return rows.length;
  };
  await kit.app.services.analytics.fill(site.id, first);
  await report(site, `${range}&device=Phone`);
  const kept = await daysKept();
  await kit.app.services.analytics.fill(site.id, later);
  const [db, now] = [kit.db, () => NOW];
  await makeRollups({ db, now, filterSums: makeFilterSums({ db, now }) }).finish(site.id, 'UTC');
  expect(await daysKept()).toBe(kept);
  const made = await report(site, `${range}&device=Phone`);
  const isPhone = FILTERED.find(([query]) => query === 'device=Phone')?.[1] ?? (() => false);
  expect(made.sums).toMatchObject(recount([...first, ...later], made.range, isPhone).sums);
});

test('nobody who looks waits for those who count, also where there are new hits', async () => {
  const site = await kit.aSite();
  const dice = makeDice(9);
  await kit.app.services.analytics.fill(site.id, madeUp(dice, 300));
  const range = 'range=own&from=2026-03-28&to=2026-05-10';
  const all = await report(site, range);
  const phones = await report(site, `${range}&device=Phone`);
  await kit.db.site(site.id, (tx) =>
    tx.$client.query(`update hit_filters set used_at = used_at - interval '2 hours' where site_id = $1`, [
      site.id,
    ]),
  );
  await kit.db.site(site.id, async (tx) => {
    await holdSums(tx);
    expect((await report(site, range)).sums).toEqual(all.sums);
    expect((await report(site, `${range}&device=Phone`)).sums).toEqual(phones.sums);
    await kit.app.services.analytics.fill(site.id, madeUp(dice, 20));
    expect((await report(site, range)).sums).toEqual(all.sums);
  });
  expect((await report(site, range)).sums.views).toBeGreaterThan(all.sums.views);
});

test('a word that nobody ever used fits nothing, and nothing is counted for it', async () => {
  const site = await kit.aSite();
  await kit.app.services.analytics.fill(site.id, madeUp(makeDice(11), 100));
  const made = await report(site, 'range=twelveMonths&page=/nowhere');
  expect([made.sums.views, made.sums.visits, made.daysLeft]).toEqual([0, 0, 0]);
  const { rows } = await kit.db.site(site.id, (tx) =>
    tx.$client.query('select name from hit_filters where site_id = $1', [site.id]),
  );
  expect(rows).toEqual([]);
});
