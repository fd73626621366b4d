import { sql } from 'drizzle-orm';
import type { DropReason } from '#core/analytics/hits.ts';
import type { Tx } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import type { Hit } from './writer.ts';

/** Only what was not there yet: of the same hit sent twice, in one batch or in two, one is kept. */
const ADD_HITS = statement<{ count: number }>(
  'hits-add',
  `with given as (
     select * from unnest($2::bigint[], $3::timestamptz[], $4::bigint[], $5::int[], $6::int[], $7::int[], $8::int[],
       $9::int[], $10::int[], $11::smallint[], $12::int[])
       as g(key, at, visitor, page, target, source, campaign, country, value, kind, device)
   ), fresh as (
     insert into hit_keys (site_id, key, at) select distinct on (key) $1, key, at from given order by key
     on conflict do nothing returning key
   ), marked as (
     insert into hit_marks (site_id, day) select $1, day::date from unnest($13::text[]) day
   ), added as (
     insert into hits (site_id, at, visitor, page, target, source, campaign, country, value, kind, device)
     select distinct on (key) $1, at, visitor, page, target, source, campaign, country, value, kind, device
     from given join fresh using (key) order by key returning 1
   )
   select count(*)::int as count from added`,
);

export async function addHits(
  tx: Tx,
  siteId: string,
  hits: readonly Hit[],
  idOf: (word: string) => number,
): Promise<number> {
  const column = <T>(read: (hit: Hit) => T) => hits.map(read);
  const [row] = await ADD_HITS(tx, [
    siteId,
    column(({ key }) => String(key)),
    column(({ at }) => at),
    column(({ visitor }) => String(visitor)),
    column(({ page }) => idOf(page)),
    column(({ target }) => idOf(target)),
    column(({ source }) => idOf(source)),
    column(({ campaign }) => idOf(campaign)),
    column(({ country }) => idOf(country)),
    column(({ value }) => value),
    column(({ kind }) => kind),
    column(({ device }) => device),
    [...new Set(column(({ day }) => day))],
  ]);
  return row?.count ?? 0;
}

/** Whether it was not there yet. */
export async function addKey(
  tx: Tx,
  siteId: string,
  { key, at }: { key: bigint; at: Date },
): Promise<boolean> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    insert into hit_keys (site_id, key, at) values (${siteId}, ${key}, ${at}) on conflict do nothing returning key`);
  return rows.length === 1;
}

export async function addDrop(
  tx: Tx,
  siteId: string,
  { day, reason, count }: { day: string; reason: DropReason; count: number },
): Promise<void> {
  await tx.execute(sql`
    insert into hit_drops (site_id, day, reason, count) values (${siteId}, ${day}, ${reason}, ${count})
    on conflict (site_id, day, reason) do update set count = hit_drops.count + excluded.count`);
}

export async function forgetKeys(tx: Tx, before: Date): Promise<void> {
  await tx.execute(
    sql`delete from hit_keys where site_id = current_setting('plinth.site_id') and at < ${before}`,
  );
}

export async function addMonth(tx: Tx, month: string): Promise<void> {
  await tx.execute(sql`select hits_add_month(${month}::date)`);
}

export async function dropMonthsBefore(tx: Tx, month: string): Promise<number> {
  const { rows } = await tx.execute<{ dropped: number }>(
    sql`select hits_drop_months_before(${month}::date) as dropped`,
  );
  return rows[0]?.dropped ?? 0;
}

const SUMS_OF_SITE = sql`hashtext('hits'), hashtext(current_setting('plinth.site_id'))`;

/** Until the transaction ends nobody else changes what hits of the site add up to. */
export async function holdSums(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('work_mem', '64MB', true), pg_advisory_xact_lock(${SUMS_OF_SITE})`);
}

/** The same, unless somebody else holds them. */
export async function tryToHoldSums(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ isHeld: boolean }>(
    sql`select set_config('work_mem', '64MB', true), pg_try_advisory_xact_lock(${SUMS_OF_SITE}) as "isHeld"`,
  );
  return rows[0]?.isHeld ?? false;
}

/** Of all sites, those with days to which something was added. */
export async function sitesToSumUp(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`select distinct site_id as id from hit_marks`);
  return rows.map(({ id }) => id);
}

export async function dropsIn(
  tx: Tx,
  { from, to }: { from: string; to: string },
): Promise<{ reason: DropReason; count: number }[]> {
  const { rows } = await tx.execute<{ reason: DropReason; count: number }>(sql`
    select reason, sum(count)::int as count from hit_drops
    where site_id = current_setting('plinth.site_id') and day between ${from} and ${to}
    group by reason order by count desc`);
  return rows;
}

/** An order that was placed lately, for what is counted of it. */
export async function orderSince(tx: Tx, id: string, since: Date): Promise<{ cents: number } | undefined> {
  const { rows } = await tx.execute<{ cents: number }>(sql`
    select total_cents as cents from orders
    where site_id = current_setting('plinth.site_id') and id = ${id} and placed_at > ${since}`);
  return rows[0];
}
