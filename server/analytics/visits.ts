import { sql, type SQL } from 'drizzle-orm';
import { HitKind, VISIT_MINUTES } from '#core/analytics/hits.ts';
import type { Tx } from '../database/database.ts';
import type { Span } from './measure.ts';

const raw = (value: number) => sql.raw(String(value));
const VIEW = raw(HitKind.view);
/** Which of two hits of the same moment is the first has to be the same every time. */
const IN_ORDER = sql.raw('order by at, source desc, campaign desc, page');

/** Makes the visits of days anew from their hits. */
export async function makeVisits(tx: Tx, span: Span): Promise<void> {
  // Days where the site is may be of another month than their hits.
  await tx.execute(sql`select hits_add_month(${span.from}::date), hits_add_month(${span.to}::date)`);
  await tx.execute(sql`delete from hit_visits where site_id = current_setting('plinth.site_id')
    and day between ${span.from} and ${span.to}`);
  await tx.execute(sql`
    insert into hit_visits (site_id, day, visitor, hour, seconds, views, entry, source, campaign, country, device,
      orders, cents, pages, acts) ${visitsIn(span)}`);
}

/**
 * A visit is what one visitor does on one day without a quiet half hour; its source is where its first hit came from.
 * Nothing of it tells who the visitor was: they get a number among those of their day.
 */
function visitsIn({ from, to, timeZone }: Span): SQL {
  return sql`
    with h as (
      select (at at time zone ${timeZone})::date as day, at, visitor, page, target, source, campaign, country, value,
        kind, device, coalesce(at - lag(at) over w > interval '${raw(VISIT_MINUTES)} minutes', true) as is_first
      from hits where site_id = current_setting('plinth.site_id')
        and at >= (${from}::date::timestamp at time zone ${timeZone})
        and at < ((${to}::date + 1)::timestamp at time zone ${timeZone})
      window w as (partition by (at at time zone ${timeZone})::date, visitor order by at)
    ), v as (
      select h.*, dense_rank() over (partition by day order by visitor) as number,
        sum(is_first::int) over (partition by day, visitor order by at) as visit from h
    ), a as (
      select v.*, row_number() over (partition by day, visitor, visit, kind = ${VIEW}, page order by at) > 1 as is_again
      from v
    ), visits as (
      select day, visitor, visit, min(number) as number, min(at) as began, max(at) - min(at) as lasted,
        array_agg(case when is_again then -page else page end ${IN_ORDER}) filter (where kind = ${VIEW}) as pages,
        (array_agg(source ${IN_ORDER}))[1] as source, (array_agg(campaign ${IN_ORDER}))[1] as campaign,
        min(country) as country, min(device) as device,
        count(*) filter (where kind = ${raw(HitKind.order)}) as orders,
        coalesce(sum(value) filter (where kind = ${raw(HitKind.order)}), 0) as cents,
        array_agg(array[kind, case when kind = ${raw(HitKind.notFound)} then page else target end, value])
          filter (where kind not in (${VIEW}, ${raw(HitKind.form)}) or kind = ${VIEW} and target <> 0) as acts
      from a group by day, visitor, visit
    )
    select current_setting('plinth.site_id'), day,
      case when count(*) over (partition by day, visitor) > 1 then -number else number end,
      extract(hour from began at time zone ${timeZone}), extract(epoch from lasted), coalesce(cardinality(pages), 0),
      coalesce(abs(pages[1]), 0), source, campaign, country, device, orders, cents, pages, acts
    from visits`;
}
