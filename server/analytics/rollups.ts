import { sql } from 'drizzle-orm';
import { DAY_MS } from '#core/durations.ts';
import type { Database, Tx } from '../database/database.ts';
import { measured } from './measure.ts';

/** Days that are summed up with one look at their hits. */
const DAYS_AT_ONCE = 31;
/** A site with so many sums to make is summed up less often: it spends a small part of the time on it. */
const MANY_SUMS = 5000;
const PAUSE_FACTOR = 20;
const MAX_NOTED = 10_000;

/** Keeps the sums of days what their hits add up to. */
export function makeRollups({ db }: { db: Database }) {
  const notBefore = new Map<string, number>();

  /** Gives back how many sums were made. */
  async function sumUp(tx: Tx, timeZone: string): Promise<number> {
    let made = 0;
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtext('hits'), hashtext(current_setting('plinth.site_id')))`,
    );
    await followZone(tx, timeZone);
    // Taken away before the hits are read: what is added meanwhile marks its day again.
    const { rows } = await tx.execute<{ day: string }>(
      sql`delete from hit_marks where site_id = current_setting('plinth.site_id') returning day::text`,
    );
    for (const days of runsOf([...new Set(rows.map(({ day }) => day))].toSorted())) {
      const span = { from: days[0] ?? '', to: days.at(-1) ?? '', timeZone };
      await tx.execute(sql`delete from hit_sums where site_id = current_setting('plinth.site_id')
        and dimension = any(select generate_series(0, 32)) and day between ${span.from} and ${span.to}`);
      const { rows: added } = await tx.execute<{ count: number }>(sql`
        with added as (
          insert into hit_sums (site_id, day, dimension, value, views, visits, visitors, bounces, seconds, events, cents)
          select current_setting('plinth.site_id'), m.* from (${measured(span)}) m returning 1)
        select count(*)::int as count from added`);
      made += added[0]?.count ?? 0;
    }
    return made;
  }

  return {
    /** Sums up the days to which something was added. */
    async freshen(siteId: string, timeZone: string): Promise<void> {
      const began = performance.now();
      if (began < (notBefore.get(siteId) ?? 0)) return;
      const made = await db.site(siteId, (tx) => sumUp(tx, timeZone));
      const ended = performance.now();
      if (notBefore.size > MAX_NOTED) notBefore.clear();
      if (made > MANY_SUMS) notBefore.set(siteId, ended + (ended - began) * PAUSE_FACTOR);
    },
  };
}

export type Rollups = ReturnType<typeof makeRollups>;

/** A day begins elsewhere once the site's time zone has changed, so all of them are summed up anew. */
async function followZone(tx: Tx, timeZone: string): Promise<void> {
  const { rows } = await tx.execute<{ zone: string }>(
    sql`select time_zone as zone from hit_zones where site_id = current_setting('plinth.site_id')`,
  );
  if (rows[0]?.zone === timeZone) return;
  if (rows.length > 0) {
    // Sums whose hits have gone stay as they were.
    await tx.execute(sql`delete from hit_sums where site_id = current_setting('plinth.site_id') and day >=
      (select min(at at time zone ${timeZone})::date from hits where site_id = current_setting('plinth.site_id'))`);
    await tx.execute(sql`insert into hit_marks (site_id, day)
      select distinct site_id, (at at time zone ${timeZone})::date from hits
      where site_id = current_setting('plinth.site_id')`);
  }
  await tx.execute(sql`insert into hit_zones (site_id, time_zone) values (current_setting('plinth.site_id'), ${timeZone})
    on conflict (site_id) do update set time_zone = excluded.time_zone`);
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
