import { sql, type SQL } from 'drizzle-orm';
import { Dimension, FUNNEL_STEPS, type Filter } from '#core/analytics/dimensions.ts';
import { HitKind, VISIT_MINUTES } from '#core/analytics/hits.ts';

export interface Span {
  /** Days where the site is, both included. */
  from: string;
  to: string;
  timeZone: string;
}

/** Filters by the numbers that hits name. */
export type NumberedFilters = Partial<Record<Filter, number>>;

const raw = (value: number) => sql.raw(String(value));
const CASES = sql.raw(
  [
    [HitKind.search, Dimension.search, 'target'],
    [HitKind.emptySearch, Dimension.emptySearch, 'target'],
    [HitKind.notFound, Dimension.notFound, 'page'],
    [HitKind.buttonRender, Dimension.buttonRender, 'target'],
    [HitKind.buttonClick, Dimension.buttonClick, 'target'],
    [HitKind.quickView, Dimension.quickView, 'target'],
  ]
    .map(([kind, dimension, column]) => `(${kind}, ${dimension}, ${column})`)
    .join(', '),
);
const step = (name: (typeof FUNNEL_STEPS)[number]) => raw(FUNNEL_STEPS.indexOf(name));

const VISIT_CONDITIONS: Readonly<Record<Filter, (id: number) => SQL>> = {
  page: (id) => sql`bool_or(kind = ${raw(HitKind.view)} and page = ${id})`,
  source: (id) => sql`(array_agg(source order by at, source desc))[1] = ${id}`,
  campaign: (id) => sql`(array_agg(campaign order by at, campaign desc))[1] = ${id}`,
  country: (id) => sql`min(country) = ${id}`,
  device: (id) => sql`min(device) / 10000 = ${id}`,
  browser: (id) => sql`min(device) / 100 % 100 = ${id}`,
  system: (id) => sql`min(device) % 100 = ${id}`,
};

/**
 * Hits of a span as rows of `hit_sums`, straight from what was stored. A visit is what one visitor does on one day
 * without a quiet half hour; its source is where its first hit came from. What is kept and what is asked for with a
 * filter is measured by these same lines.
 */
export function measured({ from, to, timeZone }: Span, filters: NumberedFilters = {}): SQL {
  const conditions = (Object.entries(filters) as [Filter, number][]).map(([name, id]) =>
    VISIT_CONDITIONS[name](id),
  );
  const having = sql.join(
    [sql`count(*) filter (where kind = ${raw(HitKind.view)}) > 0`, ...conditions],
    sql` and `,
  );
  // Without a filter also what belongs to no visit counts: a search or a missing page without any view.
  const only = conditions.length === 0 ? sql`` : sql`join visits using (day, visitor, visit)`;
  return sql`
    with h as materialized (
      select (at at time zone ${timeZone})::date as day, at, visitor, page, target, source, campaign, country, value,
        kind, device, coalesce(at - lag(at) over w > interval '${raw(VISIT_MINUTES)} minutes', true) as is_first
      from hits where site_id = current_setting('plinth.site_id')
        and at >= (${from}::date::timestamp at time zone ${timeZone})
        and at < ((${to}::date + 1)::timestamp at time zone ${timeZone})
      window w as (partition by (at at time zone ${timeZone})::date, visitor order by at)
    ), v as materialized (
      select h.*, sum(is_first::int) over (partition by day, visitor order by at) as visit from h
    ), visits as materialized (
      select day, visitor, visit, extract(hour from min(at) at time zone ${timeZone})::int as hour,
        extract(epoch from max(at) - min(at))::bigint as seconds,
        count(*) filter (where kind = ${raw(HitKind.view)}) as views,
        (array_agg(page order by at) filter (where kind = ${raw(HitKind.view)}))[1] as entry,
        (array_agg(source order by at, source desc))[1] as first_source,
        (array_agg(campaign order by at, campaign desc))[1] as first_campaign,
        min(country) as from_country, min(device) as with_device,
        count(*) filter (where kind = ${raw(HitKind.order)}) as orders,
        coalesce(sum(value) filter (where kind = ${raw(HitKind.order)}), 0) as cents
      from v group by day, visitor, visit having ${having}
    )
    select day, d.dimension, d.value, sum(views)::int as views, count(*)::int as visits,
      count(distinct visitor)::int as visitors, count(*) filter (where views = 1)::int as bounces,
      sum(seconds)::bigint as seconds, sum(orders)::int as events, sum(visits.cents)::bigint as cents
    from visits cross join lateral (values (${raw(Dimension.total)}, 0), (${raw(Dimension.hour)}, hour),
      (${raw(Dimension.entry)}, entry), (${raw(Dimension.source)}, first_source),
      (${raw(Dimension.campaign)}, first_campaign), (${raw(Dimension.country)}, from_country),
      (${raw(Dimension.device)}, with_device / 10000), (${raw(Dimension.browser)}, with_device / 100 % 100),
      (${raw(Dimension.system)}, with_device % 100)) d(dimension, value)
    group by day, d.dimension, d.value
    union all
    select day, ${raw(Dimension.page)}, page, count(*)::int, count(distinct (visitor, visit))::int,
      count(distinct visitor)::int, 0, 0, 0, 0
    from v ${only} where kind = ${raw(HitKind.view)} group by day, page
    union all
    select day, c.dimension, c.value, 0, 0, count(distinct visitor)::int, 0, 0, count(*)::int, 0
    from v ${only} cross join lateral (select * from (values ${CASES}) c(kind, dimension, value) where c.kind = v.kind) c
    group by day, c.dimension, c.value
    union all
    select day, ${raw(Dimension.step)}, s.step, 0, 0, count(distinct visitor)::int, 0, 0, count(*)::int,
      sum(v.value)::bigint
    from v ${only} cross join lateral (select case
      when kind = ${raw(HitKind.quickView)} or kind = ${raw(HitKind.view)} and target <> 0 then ${step('product')}
      when kind = ${raw(HitKind.cart)} then ${step('cart')}
      when kind = ${raw(HitKind.checkout)} then ${step('checkout')}
      when kind = ${raw(HitKind.order)} then ${step('order')} end as step) s
    where s.step is not null group by day, s.step`;
}
