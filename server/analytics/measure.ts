import { sql, type SQL } from 'drizzle-orm';
import { Dimension, FUNNEL_STEPS, type Filter } from '#core/analytics/dimensions.ts';
import { HitKind } from '#core/analytics/hits.ts';

export interface Span {
  /** Days where the site is, both included. */
  from: string;
  to: string;
  timeZone: string;
}

/** What sums are kept of, by the names of their columns and in their order. */
export const FIGURES = ['views', 'visits', 'visitors', 'bounces', 'seconds', 'events', 'cents'] as const;

/** Filters by the numbers that hits name. */
export type NumberedFilters = Partial<Record<Filter, number>>;

const raw = (value: number) => sql.raw(String(value));
const ACTS = sql.raw(
  [
    [HitKind.search, Dimension.search],
    [HitKind.emptySearch, Dimension.emptySearch],
    [HitKind.notFound, Dimension.notFound],
    [HitKind.buttonRender, Dimension.buttonRender],
    [HitKind.buttonClick, Dimension.buttonClick],
    [HitKind.quickView, Dimension.quickView],
  ]
    .map(([kind, dimension]) => `(${kind}, ${dimension})`)
    .join(', '),
);
const step = (name: (typeof FUNNEL_STEPS)[number]) => raw(FUNNEL_STEPS.indexOf(name));

/** What a visit has one of, by the column that says it. */
const OF_VISIT = [
  [Dimension.hour, 'hour'],
  [Dimension.entry, 'entry'],
  [Dimension.source, 'source'],
  [Dimension.campaign, 'campaign'],
  [Dimension.country, 'country'],
  [Dimension.device, 'device_kind'],
  [Dimension.browser, 'browser'],
  [Dimension.system, 'system'],
] as const;
const COLUMNS = OF_VISIT.map(([, column]) => column);
const SETS = sql.raw(
  ['', ...COLUMNS.map((column) => `, ${column}`)].map((set) => `(day, twice${set})`).join(', '),
);
const DIMENSIONS = sql.raw(
  OF_VISIT.map(([dimension, column]) => `when ${column} is not null then ${dimension}`).join(' '),
);
const VALUES = sql.raw(COLUMNS.join(', '));

const CONDITIONS: Readonly<Record<Filter, (id: number) => SQL>> = {
  page: (id) => sql`${id}::int = any(pages)`,
  source: (id) => sql`source = ${id}`,
  campaign: (id) => sql`campaign = ${id}`,
  country: (id) => sql`country = ${id}`,
  device: (id) => sql`device / 10000 = ${id}`,
  browser: (id) => sql`device / 100 % 100 = ${id}`,
  system: (id) => sql`device % 100 = ${id}`,
};

/**
 * Visits of a span as rows of `hit_sums`. What is kept for everybody and what is kept for a filter is measured by these
 * same lines. Those who came twice are counted one by one, all others as many as their visits.
 */
export function measured({ from, to }: Pick<Span, 'from' | 'to'>, filters: NumberedFilters = {}): SQL {
  const conditions = (Object.entries(filters) as [Filter, number][]).map(([name, id]) =>
    CONDITIONS[name](id),
  );
  // Without a filter also what belongs to no view counts: a search or a missing page alone.
  if (conditions.length > 0) conditions.push(sql`views > 0`);
  const where = sql.join(
    [
      sql`site_id = current_setting('plinth.site_id') and day between ${from}::date and ${to}::date`,
      ...conditions,
    ],
    sql` and `,
  );
  return sql`
    with v as not materialized (
      select *, least(visitor, 0) as twice, device / 10000 as device_kind, device / 100 % 100 as browser,
        device % 100 as system
      from hit_visits where ${where}
    ), of_visit as (
      select day, twice, case ${DIMENSIONS} else ${raw(Dimension.total)} end as dimension, coalesce(${VALUES}, 0) as value,
        sum(views) as views, count(*) as visits, count(*) filter (where views = 1) as bounces, sum(seconds) as seconds,
        sum(orders) as orders, sum(cents) as cents
      from v where views > 0 group by grouping sets (${SETS})
    )
    select day, dimension, value, sum(views)::int as views, sum(visits)::int as visits,
      sum(case when twice = 0 then visits else 1 end)::int as visitors, sum(bounces)::int as bounces,
      sum(seconds)::bigint as seconds, sum(orders)::int as events, sum(cents)::bigint as cents
    from of_visit group by day, dimension, value
    union all
    select day, ${raw(Dimension.page)}, abs(page), count(*)::int, count(*) filter (where page > 0)::int,
      count(distinct visitor)::int, 0, 0, 0, 0
    from v cross join unnest(pages) page group by day, abs(page)
    union all
    select day, a.dimension, acts[n][2], 0, 0, count(distinct visitor)::int, 0, 0, count(*)::int, 0
    from v cross join generate_subscripts(acts, 1) n join (values ${ACTS}) a(kind, dimension) on a.kind = acts[n][1]
    group by day, a.dimension, acts[n][2]
    union all
    select day, ${raw(Dimension.step)}, s.step, 0, 0, count(distinct visitor)::int, 0, 0, count(*)::int,
      sum(acts[n][3])::bigint
    from v cross join generate_subscripts(acts, 1) n cross join lateral (select case
      when acts[n][1] in (${raw(HitKind.quickView)}, ${raw(HitKind.view)}) then ${step('product')}
      when acts[n][1] = ${raw(HitKind.cart)} then ${step('cart')}
      when acts[n][1] = ${raw(HitKind.checkout)} then ${step('checkout')}
      when acts[n][1] = ${raw(HitKind.order)} then ${step('order')} end as step) s
    where s.step is not null group by day, s.step`;
}
