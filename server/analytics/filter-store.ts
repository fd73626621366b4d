import { sql, type SQL } from 'drizzle-orm';
import { Dimension, FILTERS, type Filter } from '#core/analytics/dimensions.ts';
import type { DayRange } from '#core/commerce/orders/sales.ts';
import type { Tx } from '../database/database.ts';
import { FIGURES, measured, type NumberedFilters } from './measure.ts';
import { tryToHoldSums } from './store.ts';

/** So many are kept for a site; those nobody asked for the longest go first. */
const MAX_FILTERS = 60;
const TOTAL = sql.raw(String(Dimension.total));
const ALL_DIMENSIONS = sql.raw(`dimension in (${Object.values(Dimension).join(', ')})`);

const COLUMNS = ['value', ...FIGURES];
const NAMES = sql.raw(COLUMNS.join(', '));
const LISTS = sql.raw(COLUMNS.map((name) => `array_agg(${name} order by value)`).join(', '));
const NOTHING = sql.raw(COLUMNS.map(() => `'{0}'`).join(', '));

/** The values that are listed in a row, one by one, as `u`. */
export const unlisted = (table: string): SQL =>
  sql.raw(`unnest(${COLUMNS.map((name) => `${table}.${name}`).join(', ')}) u(${COLUMNS.join(', ')})`);

/** As filters are told apart: `page=17 device=1`. */
const nameOf = (filters: NumberedFilters): string =>
  FILTERS.filter((name) => filters[name] !== undefined)
    .map((name) => `${name}=${filters[name]}`)
    .join(' ');

const filtersOf = (name: string): NumberedFilters =>
  Object.fromEntries(
    name.split(' ').map((part) => {
      const [filter = '', id = ''] = part.split('=');
      return [filter as Filter, Number(id)];
    }),
  );

export async function findFilter(
  tx: Tx,
  filters: NumberedFilters,
): Promise<{ id: number; usedAt: Date } | undefined> {
  const { rows } = await tx.execute<{ id: number; usedAt: string }>(sql`
    select id, used_at as "usedAt" from hit_filters
    where site_id = current_setting('plinth.site_id') and name = ${nameOf(filters)}`);
  return rows[0] && { id: rows[0].id, usedAt: new Date(rows[0].usedAt) };
}

/** Adds it, or notes that it is still asked for. */
export async function keepFilter(tx: Tx, filters: NumberedFilters, at: Date): Promise<number> {
  const { rows } = await tx.execute<{ id: number; kept: number }>(sql`
    insert into hit_filters (site_id, name, used_at) values (current_setting('plinth.site_id'), ${nameOf(filters)}, ${at})
    on conflict (site_id, name) do update set used_at = excluded.used_at
    returning id, (select count(*)::int from hit_filters where site_id = current_setting('plinth.site_id')) as kept`);
  const [{ id, kept } = { id: 0, kept: 0 }] = rows;
  if (kept >= MAX_FILTERS) await letFiltersGo(tx);
  return id;
}

/**
 * Not while somebody counts: what they keep would stay behind, and the next filter lets more go. One that is asked for
 * just now is not among them.
 */
async function letFiltersGo(tx: Tx): Promise<void> {
  if (!(await tryToHoldSums(tx))) return;
  const { rows: gone } = await tx.execute<{ id: number }>(sql`
    delete from hit_filters where site_id = current_setting('plinth.site_id') and id in (
      select id from hit_filters where site_id = current_setting('plinth.site_id') and id in (
        select id from hit_filters where site_id = current_setting('plinth.site_id')
        order by used_at desc, id desc offset ${MAX_FILTERS})
      for update skip locked)
    returning id`);
  for (const table of ['hit_filter_sums', 'hit_filter_month_sums'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where site_id = current_setting('plinth.site_id')
      and filter = any(${sql.param(gone.map(({ id }) => id))}::int[])`);
}

/** Those somebody asked for since. */
export async function filtersUsedSince(tx: Tx, since: Date): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from hit_filters where site_id = current_setting('plinth.site_id') and used_at > ${since} order by id`);
  return rows.map(({ id }) => id);
}

/** What owners see first on the overview, and so are likely to click. */
export async function likelyFilters(
  tx: Tx,
  { from, to }: DayRange,
  ofEach: number,
): Promise<NumberedFilters[]> {
  const likely = ['page', 'source', 'country', 'device'] as const;
  const { rows } = await tx.execute<{ dimension: number; value: number }>(sql`
    select dimension, value from (
      select dimension, value, row_number() over (partition by dimension order by sum(visits) desc, value) as place
      from hit_sums where site_id = current_setting('plinth.site_id')
        and dimension in (${sql.raw(likely.map((name) => Dimension[name]).join(', '))}) and day between ${from} and ${to}
      group by dimension, value) p
    where place <= ${ofEach}`);
  return rows.map(({ dimension, value }) => ({
    [likely.find((name) => Dimension[name] === dimension) ?? 'page']: value,
  }));
}

export async function visitsIn(tx: Tx, { from, to }: DayRange): Promise<number> {
  const { rows } = await tx.execute<{ visits: number }>(sql`
    select coalesce(sum(visits), 0)::int as visits from hit_sums where site_id = current_setting('plinth.site_id')
      and dimension = ${TOTAL} and day between ${from} and ${to}`);
  return rows[0]?.visits ?? 0;
}

/** The first day of which anything is known. */
export async function firstDay(tx: Tx): Promise<string | undefined> {
  const { rows } = await tx.execute<{ day: string | null }>(sql`
    select min(day)::text as day from hit_sums where site_id = current_setting('plinth.site_id')
      and dimension = ${TOTAL}`);
  return rows[0]?.day ?? undefined;
}

/** Days whose sums are kept for a filter; nothing if it was let go. */
export async function keptDays(tx: Tx, id: number, { from, to }: DayRange): Promise<string[] | undefined> {
  const { rows } = await tx.execute<{ day: string | null }>(sql`
    select s.day::text as day from hit_filters f left join hit_filter_sums s on s.site_id = f.site_id
      and s.filter = f.id and s.dimension = ${TOTAL} and s.day between ${from} and ${to}
    where f.site_id = current_setting('plinth.site_id') and f.id = ${id}`);
  return rows.length === 0 ? undefined : rows.flatMap(({ day }) => day ?? []);
}

export async function countDays(tx: Tx, id: number, days: readonly string[], span: DayRange): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select name from hit_filters where site_id = current_setting('plinth.site_id') and id = ${id}`);
  if (!rows[0]) return;
  await tx.execute(sql`insert into hit_filter_sums (site_id, filter, day, dimension, ${NAMES})
    select current_setting('plinth.site_id'), ${id}::int, day, dimension, ${LISTS}
    from (${measured(span, filtersOf(rows[0].name))}) m group by day, dimension on conflict do nothing`);
  await tx.execute(sql`insert into hit_filter_sums (site_id, filter, day, dimension, ${NAMES})
    select current_setting('plinth.site_id'), ${id}::int, day::date, ${TOTAL}, ${NOTHING}
    from unnest(${sql.param(days)}::text[]) day on conflict do nothing`);
}

/** Months before this one all of whose days are counted. */
export async function sumUpFilterMonths(tx: Tx, id: number, thisMonth: string): Promise<void> {
  const sums = sql.raw(FIGURES.map((name) => `sum(u.${name}) as ${name}`).join(', '));
  await tx.execute(sql`
    insert into hit_filter_month_sums (site_id, filter, month, dimension, ${NAMES})
    select current_setting('plinth.site_id'), ${id}::int, month, dimension, ${LISTS} from (
      select m.month, s.dimension, u.value, ${sums} from (
        select date_trunc('month', day)::date as month from hit_filter_sums
        where site_id = current_setting('plinth.site_id') and filter = ${id} and dimension = ${TOTAL}
          and day < ${thisMonth}
        group by 1 having count(*) = extract(day from date_trunc('month', min(day)) + interval '1 month - 1 day')
        except select month from hit_filter_month_sums
        where site_id = current_setting('plinth.site_id') and filter = ${id} and dimension = ${TOTAL}
      ) m join hit_filter_sums s on s.site_id = current_setting('plinth.site_id') and s.filter = ${id}
        and ${ALL_DIMENSIONS} and s.day >= m.month and s.day < m.month + interval '1 month'
      cross join ${unlisted('s')}
      group by m.month, s.dimension, u.value) each
    group by month, dimension`);
}

/** Filters of which this day is counted. */
export async function filtersOfDay(tx: Tx, day: string): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select s.filter as id from hit_filters f join hit_filter_sums s on s.site_id = f.site_id and s.filter = f.id
      and s.dimension = ${TOTAL} and s.day = ${day}
    where f.site_id = current_setting('plinth.site_id') order by f.used_at desc`);
  return rows.map(({ id }) => id);
}

/** What was counted of days that are summed up anew. */
export async function forgetFilterDays(tx: Tx, { from, to }: DayRange): Promise<void> {
  const ofSite = sql`site_id = current_setting('plinth.site_id') and ${ALL_DIMENSIONS}
    and filter in (select id from hit_filters where site_id = current_setting('plinth.site_id'))`;
  await tx.execute(sql`delete from hit_filter_sums where ${ofSite} and day between ${from} and ${to}`);
  await tx.execute(sql`delete from hit_filter_month_sums where ${ofSite}
    and month between date_trunc('month', ${from}::date)::date and ${to}`);
}
