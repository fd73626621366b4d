import { sql, type SQL } from 'drizzle-orm';
import { Dimension, type DimensionName, type Figures } from '#core/analytics/dimensions.ts';
import { HitKind } from '#core/analytics/hits.ts';
import type { DayRange, SalesUnit } from '#core/commerce/orders/sales.ts';
import { POPUP_EVENTS, type PopupEvent } from '#core/popup/events.ts';
import type { Tx } from '../database/database.ts';
import { unlisted } from './filter-store.ts';
import { FIGURES, type Span } from './measure.ts';

export interface Asked {
  range: DayRange;
  /** The number of the filter that visits must fit; all of them without. */
  filter: number | undefined;
}

const NAMES = sql.raw(FIGURES.join(', '));
const SUMS = sql.raw(FIGURES.map((name) => `coalesce(sum(${name}), 0)::bigint as ${name}`).join(', '));

/** Sums by day and by month as they are kept, of all visits or of those that fit a filter. */
function keptFor(filter: number | undefined): { days: SQL; months: SQL } {
  if (filter === undefined) return { days: sql.raw('hit_sums k'), months: sql.raw('hit_month_sums k') };
  const listed = (table: string, period: string) =>
    sql`(select s.site_id, s.dimension, ${sql.raw(`s.${period}`)}, u.* from ${sql.raw(table)} s
      cross join ${unlisted('s')} where s.filter = ${filter}) k`;
  return { days: listed('hit_filter_sums', 'day'), months: listed('hit_filter_month_sums', 'month') };
}

function rows({ range, filter }: Asked, dimensions: readonly DimensionName[], whole?: Months): SQL {
  const { days, months } = keptFor(filter);
  const among = sql`site_id = current_setting('plinth.site_id')
    and dimension in (${sql.raw(dimensions.map((name) => Dimension[name]).join(', '))})`;
  const kept = (from: string, to: string) =>
    sql`select day, dimension, value, ${NAMES} from ${days} where ${among} and day between ${from} and ${to}`;
  if (!whole) return sql`(${kept(range.from, range.to)})`;
  const { first, last, end } = whole;
  return sql`(${kept(range.from, first)} and day < ${first}
    union all select month, dimension, value, ${NAMES} from ${months} where ${among} and month between ${first} and ${last}
    union all ${kept(end, range.to)})`;
}

/** Months of a span that are summed up, one after the other; `end` is the day after them. */
interface Months {
  first: string;
  last: string;
  end: string;
}

/** The longest way through a span by whole months, if there is one. */
async function monthsIn(tx: Tx, { range: { from, to }, filter }: Asked): Promise<Months | undefined> {
  const { months } = keptFor(filter);
  const { rows: found } = await tx.execute<Months>(sql`
    select min(month)::text as first, max(month)::text as last, (max(month) + interval '1 month')::date::text as end
    from (select month, month - make_interval(months => (row_number() over (order by month))::int) as run from ${months}
      where site_id = current_setting('plinth.site_id') and dimension = ${sql.raw(String(Dimension.total))}
        and month >= ${from} and month + interval '1 month' <= ${to}::date + 1) m
    group by run order by count(*) desc limit 1`);
  return found[0];
}

export async function sumsByStep(
  tx: Tx,
  asked: Asked,
  unit: SalesUnit,
): Promise<(Figures & { at: string })[]> {
  const result = await tx.execute<Figures & { at: string }>(sql`
    select to_char(date_trunc(${unit}, day::timestamp), 'YYYY-MM-DD') as at, ${SUMS}
    from ${rows(asked, ['total'])} s group by 1 order by 1`);
  return result.rows;
}

/** The largest of each dimension, by their numbers. */
export async function sumsByValue(
  tx: Tx,
  asked: Asked,
  { dimensions, limit }: { dimensions: readonly DimensionName[]; limit: number },
): Promise<(Figures & { dimension: number; value: number })[]> {
  const months = await monthsIn(tx, asked);
  const result = await tx.execute<Figures & { dimension: number; value: number }>(sql`
    select * from (
      select dimension, value, ${SUMS},
        row_number() over (partition by dimension order by sum(visits) + sum(events) desc, sum(views) desc, value) as place
      from ${rows(asked, dimensions, months)} s group by dimension, value) p
    where place <= ${limit} order by dimension, place`);
  return result.rows;
}

export async function wordsOf(tx: Tx, ids: readonly number[]): Promise<Map<number, string>> {
  const result = await tx.execute<{ id: number; word: string }>(
    sql`select id, word from hit_words where site_id = current_setting('plinth.site_id') and id = any(${sql.param(ids)}::int[])`,
  );
  return new Map(result.rows.map(({ id, word }) => [id, word]));
}

export async function idOf(tx: Tx, word: string): Promise<number | undefined> {
  const result = await tx.execute<{ id: number }>(
    sql`select id from hit_words where site_id = current_setting('plinth.site_id') and word = ${word}`,
  );
  return result.rows[0]?.id;
}

export async function hasHits(tx: Tx): Promise<boolean> {
  const { rows: found } = await tx.execute<{ one: number }>(
    sql`select 1 as one from hit_sums where site_id = current_setting('plinth.site_id') limit 1`,
  );
  return found.length > 0;
}

/** Who looked at a page since a moment. */
export async function lookingSince(
  tx: Tx,
  since: Date,
  limit: number,
): Promise<{ visitors: number; pages: { path: string; visitors: number }[] }> {
  const { rows: found } = await tx.execute<{ path: string | null; visitors: number }>(sql`
    with last as (
      select distinct on (visitor) visitor, page from hits
      where site_id = current_setting('plinth.site_id') and at > ${since} and kind = ${sql.raw(String(HitKind.view))}
      order by visitor, at desc)
    select w.word as path, count(*)::int as visitors from last
    left join hit_words w on w.site_id = current_setting('plinth.site_id') and w.id = last.page
    group by w.word order by visitors desc, path`);
  return {
    visitors: found.reduce((sum, { visitors }) => sum + visitors, 0),
    pages: found.slice(0, limit).map(({ path, visitors }) => ({ path: path ?? '', visitors })),
  };
}

export interface FormFigures {
  id: string;
  name: string;
  views: number;
  starts: number;
  submits: number;
}

/** How far visitors came with each form. Days of forms are those of UTC. */
export async function formsIn(tx: Tx, { from, to, timeZone }: Span): Promise<FormFigures[]> {
  const { rows: found } = await tx.execute<FormFigures>(sql`
    with counted as (
      select form_id, sum(count) filter (where event = 'view') as views,
        sum(count) filter (where event = 'start') as starts, sum(count) filter (where event = 'submit') as submits,
        0 as kept
      from form_counts where site_id = current_setting('plinth.site_id') and day between ${from} and ${to} group by 1
      union all
      select form_id, 0, 0, 0, count(*) from form_submissions
      where site_id = current_setting('plinth.site_id') and not is_spam
        and created_at >= (${from}::date::timestamp at time zone ${timeZone})
        and created_at < ((${to}::date + 1)::timestamp at time zone ${timeZone}) group by 1)
    select c.form_id as id, coalesce(max(r.body->>'name'), max(l.name), c.form_id) as name,
      coalesce(sum(c.views), 0)::int as views, coalesce(sum(c.starts), 0)::int as starts,
      greatest(sum(c.submits), sum(c.kept))::int as submits
    from counted c
    left join documents d on d.site_id = current_setting('plinth.site_id') and d.kind = 'form' and d.key = c.form_id
    left join revisions r on r.site_id = d.site_id and r.document_id = d.id
      and r.number = coalesce(d.live_revision, d.draft_revision)
    left join mailing_lists l on l.site_id = current_setting('plinth.site_id') and l.id = c.form_id
    group by c.form_id order by views desc, name`);
  return found;
}

/** The fields at which visitors gave up, of all forms, the most often first. */
export async function exitsIn(
  tx: Tx,
  { from, to }: Span,
): Promise<{ id: string; field: string; count: number }[]> {
  const { rows: found } = await tx.execute<{ id: string; field: string; count: number }>(sql`
    select e.form_id as id, coalesce(f.title, e.field_id) as field, e.count from (
      select form_id, field_id, sum(count)::int as count from form_counts
      where site_id = current_setting('plinth.site_id') and day between ${from} and ${to} and event = 'exit'
      group by 1, 2) e
    left join lateral (
      select field->>'title' as title
      from documents d join revisions r on r.site_id = d.site_id and r.document_id = d.id
        and r.number = coalesce(d.live_revision, d.draft_revision)
      cross join jsonb_array_elements(r.body->'fields') field
      where d.site_id = current_setting('plinth.site_id') and d.kind = 'form' and d.key = e.form_id
        and field->>'id' = e.field_id) f on true
    order by e.count desc, field`);
  return found;
}

/** What was done with the pop-up. Its days are those of UTC. */
export async function popupIn(tx: Tx, { from, to }: DayRange): Promise<Record<PopupEvent, number>> {
  const { rows: found } = await tx.execute<{ event: PopupEvent; count: number }>(sql`
    select event, sum(count)::int as count from popup_counts
    where site_id = current_setting('plinth.site_id') and day between ${from} and ${to} group by event`);
  const countOf = (event: PopupEvent) => found.find((row) => row.event === event)?.count ?? 0;
  return Object.fromEntries(POPUP_EVENTS.map((event) => [event, countOf(event)])) as Record<
    PopupEvent,
    number
  >;
}

export interface LetterFigures {
  id: string;
  subject: string;
  day: string;
  recipients: number;
  delivered: number;
  unsubscribed: number;
}

/** Newsletters by when they were sent, the latest first. Mails are deleted in time, so those written count as well. */
export async function lettersIn(tx: Tx, { from, to, timeZone }: Span): Promise<LetterFigures[]> {
  const { rows: found } = await tx.execute<LetterFigures>(sql`
    select l.id, l.subject, (l.started_at at time zone ${timeZone})::date::text as day, l.recipients,
      l.written - count(m.id) filter (where m.state <> 'sent')::int as delivered, l.unsubscribed
    from letters l left join mails m on m.letter = l.id and m.owner_site = l.site_id
    where l.site_id = current_setting('plinth.site_id')
      and l.started_at >= (${from}::date::timestamp at time zone ${timeZone})
      and l.started_at < ((${to}::date + 1)::timestamp at time zone ${timeZone})
    group by l.site_id, l.id order by l.started_at desc`);
  return found;
}
