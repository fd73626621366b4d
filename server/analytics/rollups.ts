import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { DAY_MS } from '#core/durations.ts';
import type { Database, Tx } from '../database/database.ts';
import { asJob } from '../database/work.ts';
import { dayIn } from './days.ts';
import { forgetFilterDays } from './filter-store.ts';
import type { FilterSums } from './filters.ts';
import { FIGURES, measured } from './measure.ts';
import { holdSums, tryToHoldSums } from './store.ts';
import { makeVisits } from './visits.ts';

const NAMES = sql.raw(FIGURES.join(', '));
const SUMS = sql.raw(FIGURES.map((name) => `sum(${name})`).join(', '));
/** Days that are summed up with one look at their hits. */
const DAYS_AT_ONCE = 31;
/** Nobody waits for more hits than these to be summed up: it goes on behind the report, day by day. */
const MANY_HITS = 20_000;
/** Of the latest day fewer: it gets hits all the time, and so would be summed up at every look. */
const MANY_HITS_OF_A_DAY = 5000;
/** Such a site is summed up less often, so that it spends a small part of the time on it. */
const PAUSE_FACTOR = 20;
const MAX_NOTED = 10_000;
/** Others may be summing up or counting filters: a look waits so long for them, and then reads what is there. */
const PATIENCE_MS = 50;
const TRY_AGAIN_MS = 10;
/** Where there are few hits, what a filter needs is counted in no time when somebody asks. */
const ALL_AT_ONCE = { most: Number.MAX_SAFE_INTEGER, keepsFilters: false };

interface Share {
  most: number;
  keepsFilters: boolean;
}

/** Keeps the sums of days what their hits add up to, and those of months what their days do. */
export function makeRollups(deps: {
  db: Database;
  now: () => Date;
  filterSums: Pick<FilterSums, 'around' | 'prepare'>;
}) {
  const { db, now, filterSums } = deps;
  const notBefore = new Map<string, number>();
  const behind = new Map<string, Promise<void>>();

  /** Of a site whose sums are held, the latest days that are marked, at most so many. Says how many it took. */
  async function sumUp(tx: Tx, timeZone: string, { most, keepsFilters }: Share): Promise<number> {
    // Taken away before the hits are read: what is added meanwhile marks its day again.
    const { rows } = await tx.execute<{ day: string }>(sql`
      delete from hit_marks where site_id = current_setting('plinth.site_id') and day in (
        select distinct day from hit_marks where site_id = current_setting('plinth.site_id')
        order by day desc limit ${most})
      returning day::text`);
    const days = [...new Set(rows.map(({ day }) => day))].toSorted();
    if (keepsFilters)
      for (const day of days)
        await filterSums.around(tx, day, timeZone, () => sumUpDays(tx, [day], timeZone));
    else for (const run of runsOf(days)) await sumUpDays(tx, run, timeZone);
    await sumUpMonths(tx, `${dayIn(timeZone, now()).slice(0, 7)}-01`);
    return days.length;
  }

  async function goOn(siteId: string, timeZone: string): Promise<void> {
    const began = performance.now();
    await db.site(siteId, (tx) => followZone(tx, timeZone));
    const latest = { most: 1, keepsFilters: true };
    for (let taken = 1; taken > 0;)
      taken = await db.site(siteId, async (tx) => {
        await holdSums(tx);
        return sumUp(tx, timeZone, latest);
      });
    await filterSums.prepare(siteId, timeZone);
    const ended = performance.now();
    if (notBefore.size > MAX_NOTED) notBefore.clear();
    notBefore.set(siteId, ended + (ended - began) * PAUSE_FACTOR);
  }

  /** What is marked stays so where others hold the sums for longer, and the next look takes it. */
  async function sumUpNow(siteId: string, timeZone: string): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    const attempt = () =>
      db.site(siteId, async (tx) => {
        if (!(await tryToHoldSums(tx))) return false;
        await sumUp(tx, timeZone, ALL_AT_ONCE);
        return true;
      });
    while (!(await attempt()) && performance.now() < end) await pause(TRY_AGAIN_MS);
  }

  /** Once for all who ask meanwhile. What failed is still marked, and done when somebody looks again. */
  function sumUpBehind(siteId: string, timeZone: string): Promise<void> {
    const going =
      behind.get(siteId) ??
      asJob(() => goOn(siteId, timeZone)).finally(() => {
        behind.delete(siteId);
      });
    behind.set(siteId, going);
    return going;
  }

  return {
    /** Sums up the days to which something was added; where that takes long, nobody waits for it. */
    async freshen(siteId: string, timeZone: string): Promise<void> {
      if (performance.now() < (notBefore.get(siteId) ?? 0)) return;
      const zone = await db.readSite(siteId, zoneOf);
      if (zone?.timeZone !== timeZone || !zone.hasVisits)
        await db.site(siteId, (tx) => followZone(tx, timeZone));
      const marked = await db.readSite(siteId, (tx) => hitsToSumUp(tx, timeZone));
      if (marked === 'none') return;
      if (marked === 'many' || behind.has(siteId)) void sumUpBehind(siteId, timeZone).catch(() => {});
      else await sumUpNow(siteId, timeZone);
    },

    /** Whatever it takes, for a job. */
    finish: sumUpBehind,
  };
}

export type Rollups = ReturnType<typeof makeRollups>;

/** Whether the days that are marked have more hits than anybody should wait for, or none at all. */
async function hitsToSumUp(tx: Tx, timeZone: string): Promise<'none' | 'few' | 'many'> {
  const { rows: marked } = await tx.execute<{ day: string }>(sql`
    select distinct day::text from hit_marks where site_id = current_setting('plinth.site_id') order by day`);
  const days = marked.map(({ day }) => day);
  const most = async (run: readonly string[], limit: number): Promise<number> => {
    const { rows } = await tx.execute<{ count: number }>(sql`
      select count(*)::int as count from (
        select 1 from hits where site_id = current_setting('plinth.site_id')
          and at >= (${run[0]}::date::timestamp at time zone ${timeZone})
          and at < ((${run.at(-1)}::date + 1)::timestamp at time zone ${timeZone})
        limit ${limit}) found`);
    return rows[0]?.count ?? 0;
  };
  if (days.length === 0) return 'none';
  if ((await most(days.slice(-1), MANY_HITS_OF_A_DAY + 1)) > MANY_HITS_OF_A_DAY) return 'many';
  let left = MANY_HITS;
  for (const run of runsOf(days)) {
    left -= await most(run, left + 1);
    if (left < 0) return 'many';
  }
  return 'few';
}

async function sumUpDays(tx: Tx, days: readonly string[], timeZone: string): Promise<void> {
  const span = { from: days[0] ?? '', to: days.at(-1) ?? '', timeZone };
  await tx.execute(sql`delete from hit_sums where site_id = current_setting('plinth.site_id')
    and dimension = any(select generate_series(0, 32)) and day between ${span.from} and ${span.to}`);
  await tx.execute(sql`delete from hit_month_sums where site_id = current_setting('plinth.site_id')
    and dimension = any(select generate_series(0, 32))
    and month between date_trunc('month', ${span.from}::date)::date and ${span.to}`);
  await tx.execute(sql`delete from goal_sums where site_id = current_setting('plinth.site_id')
    and day between ${span.from} and ${span.to}`);
  await forgetFilterDays(tx, span);
  await makeVisits(tx, span);
  await tx.execute(sql`
    insert into hit_sums (site_id, day, dimension, value, ${NAMES})
    select current_setting('plinth.site_id'), m.* from (${measured(span)}) m`);
}

/** Months before this one that are not summed up, or no longer. */
async function sumUpMonths(tx: Tx, thisMonth: string): Promise<void> {
  const { rows } = await tx.execute<{ month: string }>(sql`
    select distinct date_trunc('month', day)::date::text as month from hit_sums
    where site_id = current_setting('plinth.site_id') and dimension = 0 and day < ${thisMonth}
    except select month::text from hit_month_sums
    where site_id = current_setting('plinth.site_id') and dimension = 0`);
  for (const { month } of rows)
    await tx.execute(sql`
      insert into hit_month_sums (site_id, month, dimension, value, ${NAMES})
      select site_id, ${month}::date, dimension, value, ${SUMS}
      from hit_sums where site_id = current_setting('plinth.site_id')
        and dimension = any(select generate_series(0, 32))
        and day >= ${month} and day < (${month}::date + interval '1 month')
      group by site_id, dimension, value`);
}

async function zoneOf(tx: Tx): Promise<{ timeZone: string; hasVisits: boolean } | undefined> {
  const { rows } = await tx.execute<{ timeZone: string; hasVisits: boolean }>(sql`
    select time_zone as "timeZone", has_visits as "hasVisits" from hit_zones
    where site_id = current_setting('plinth.site_id')`);
  return rows[0];
}

/**
 * A day begins elsewhere once the site's time zone has changed, so all of them are summed up anew; also those that were
 * summed up before there were visits.
 */
async function followZone(tx: Tx, timeZone: string): Promise<void> {
  await holdSums(tx);
  const before = await zoneOf(tx);
  if (before?.timeZone === timeZone && before.hasVisits) return;
  if (before && before.timeZone !== timeZone) await forgetDays(tx, timeZone);
  if (before)
    await tx.execute(sql`insert into hit_marks (site_id, day)
      select distinct site_id, (at at time zone ${timeZone})::date from hits
      where site_id = current_setting('plinth.site_id')`);
  await tx.execute(sql`insert into hit_zones (site_id, time_zone, has_visits)
    values (current_setting('plinth.site_id'), ${timeZone}, true)
    on conflict (site_id) do update set time_zone = excluded.time_zone, has_visits = true`);
}

/** Sums whose hits have gone stay as they were. */
async function forgetDays(tx: Tx, timeZone: string): Promise<void> {
  const { rows } = await tx.execute<{ first: string | null }>(sql`
    select min(at at time zone ${timeZone})::date::text as first from hits
    where site_id = current_setting('plinth.site_id')`);
  const first = rows[0]?.first;
  if (!first) return;
  for (const table of ['hit_sums', 'goal_sums', 'hit_visits', 'hit_filter_sums'])
    await tx.execute(sql`delete from ${sql.identifier(table)}
      where site_id = current_setting('plinth.site_id') and day >= ${first}`);
  for (const table of ['hit_month_sums', 'hit_filter_month_sums'])
    await tx.execute(sql`delete from ${sql.identifier(table)}
      where site_id = current_setting('plinth.site_id') and month >= date_trunc('month', ${first}::date)::date`);
}

/** Days that follow each other, in pieces that are not too long. */
function runsOf(days: readonly string[]): string[][] {
  const runs: string[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const isNext = run && Date.parse(day) - Date.parse(run.at(-1) ?? '') === DAY_MS;
    if (isNext && run.length < DAYS_AT_ONCE) run.push(day);
    else runs.push([day]);
  }
  return runs;
}
