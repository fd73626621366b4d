import { asc, count, eq, sql, type SQL } from 'drizzle-orm';
import { Dimension } from '#core/analytics/dimensions.ts';
import type { GoalStep, GoalStepKind } from '#core/analytics/goals.ts';
import { HitKind } from '#core/analytics/hits.ts';
import type { Tx } from '../../database/database.ts';
import { goals, goalSums } from '../../database/schema.ts';
import type { Span } from '../measure.ts';
import { idOf } from '../report-store.ts';
import { holdSums } from '../store.ts';

export type GoalRow = typeof goals.$inferSelect;

export const list = (tx: Tx): Promise<GoalRow[]> => tx.select().from(goals).orderBy(asc(goals.createdAt));

export async function find(tx: Tx, id: string): Promise<GoalRow | undefined> {
  const [row] = await tx.select().from(goals).where(eq(goals.id, id));
  return row;
}

/** Held until the transaction ends: two that are added at once must not both be the last one there is room for. */
export async function holdAll(tx: Tx): Promise<number> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('goals'), hashtext(current_setting('plinth.site_id')))`,
  );
  const [row] = await tx.select({ count: count() }).from(goals);
  return row?.count ?? 0;
}

export async function insert(tx: Tx, row: typeof goals.$inferInsert): Promise<void> {
  await tx.insert(goals).values(row);
}

export async function update(tx: Tx, id: string, row: Pick<GoalRow, 'name' | 'steps'>): Promise<boolean> {
  await forgetDays(tx, id);
  return (await tx.update(goals).set(row).where(eq(goals.id, id)).returning({ id: goals.id })).length > 0;
}

export async function remove(tx: Tx, id: string): Promise<GoalRow | undefined> {
  await forgetDays(tx, id);
  const [row] = await tx.delete(goals).where(eq(goals.id, id)).returning();
  return row;
}

const LISTED_BUTTONS = 200;

/** Buttons that were seen or pressed lately, by their words. */
export async function buttons(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ word: string }>(sql`
    select w.word from hit_sums s join hit_words w on w.site_id = s.site_id and w.id = s.value
    where s.site_id = current_setting('plinth.site_id') and w.word <> ''
      and s.dimension in (${sql.raw(`${Dimension.buttonRender}, ${Dimension.buttonClick}`)})
    group by w.word order by sum(s.events) desc limit ${LISTED_BUTTONS}`);
  return rows.map(({ word }) => word).toSorted((a, b) => a.localeCompare(b));
}

export async function forms(tx: Tx): Promise<{ id: string; name: string }[]> {
  const { rows } = await tx.execute<{ id: string; name: string }>(sql`
    select d.key as id, coalesce(r.body->>'name', d.key) as name
    from documents d join revisions r on r.site_id = d.site_id and r.document_id = d.id and r.number = d.draft_revision
    where d.site_id = current_setting('plinth.site_id') and d.kind = 'form'
    union all
    select id, name from mailing_lists where site_id = current_setting('plinth.site_id')
    order by name`);
  return rows;
}

const raw = (value: number) => sql.raw(String(value));
const CONDITIONS: Readonly<Record<GoalStepKind, (word: number) => SQL>> = {
  page: (word) => sql`kind = ${raw(HitKind.view)} and page = ${word}`,
  button: (word) => sql`kind = ${raw(HitKind.buttonClick)} and target = ${word}`,
  form: (word) => sql`kind = ${raw(HitKind.form)} and target = ${word}`,
  purchase: () => sql`kind = ${raw(HitKind.order)}`,
};
/** No word has this number: what nobody ever did fits nothing. */
const NO_SUCH_WORD = -1;

/** How many came as far as each step on a day, by the number of where they came from first. */
export type CountsOfDay = Record<string, number[]>;

/**
 * Visitors who took the steps one after the other, on one day: without consent nobody is known any longer. Where they
 * came from is what their first hit of that day says.
 */
export async function countSteps(
  tx: Tx,
  steps: readonly GoalStep[],
  { from, to, timeZone }: Span,
): Promise<{ day: string; counts: CountsOfDay }[]> {
  const fits: SQL[] = [];
  for (const { kind, target } of steps) fits.push(CONDITIONS[kind]((await idOf(tx, target)) ?? NO_SUCH_WORD));
  const [first = sql`false`] = fits;
  const name = (letter: string, step: number) => sql.raw(`${letter}${step}`);
  const each = (piece: (step: number) => SQL, between: SQL) =>
    sql.join(
      steps.map((_, step) => piece(step)),
      between,
    );
  // When each step was taken, by everybody at once: joins of one step with the next would take far longer.
  const { rows } = await tx.execute<{ day: string; counts: CountsOfDay }>(sql`
    with came as (
      select day, (array_agg(source order by at, source desc))[1] as source,
        ${each((step) => sql`array_agg(at) filter (where ${fits[step] ?? first}) as ${name('a', step)}`, sql`, `)}
      from (
        select (at at time zone ${timeZone})::date as day, at, visitor, page, target, source, kind from hits
        where site_id = current_setting('plinth.site_id')
          and at >= (${from}::date::timestamp at time zone ${timeZone})
          and at < ((${to}::date + 1)::timestamp at time zone ${timeZone})) h
      group by day, visitor having bool_or(${first})
    ), taken as (
      select came.day, came.source, ${each((step) => name('t', step), sql`, `)} from came ${each(
        (step) => sql`cross join lateral (select min(moment) as ${name('t', step)}
          from unnest(${name('a', step)}) moment
          ${step === 0 ? sql`` : sql`where moment > ${name('t', step - 1)}`}) ${name('s', step)}`,
        sql` `,
      )}
    )
    select day::text, jsonb_object_agg(source, counts) as counts from (
      select day, source, array[${each((step) => sql`count(${name('t', step)})::int`, sql`, `)}] as counts
      from taken group by day, source) c
    group by day`);
  return rows;
}

/** Days whose counts are kept; only they. */
export async function keptDays(
  tx: Tx,
  goalId: string,
  { from, to }: Span,
): Promise<{ day: string; counts: CountsOfDay }[]> {
  const { rows } = await tx.execute<{ day: string; counts: CountsOfDay }>(sql`
    select day::text, counts from goal_sums where site_id = current_setting('plinth.site_id')
      and goal_id = ${goalId} and day between ${from} and ${to}`);
  return rows;
}

export async function keepDays(
  tx: Tx,
  { siteId, goalId }: { siteId: string; goalId: string },
  days: readonly { day: string; counts: CountsOfDay }[],
): Promise<void> {
  await tx
    .insert(goalSums)
    .values(days.map((each) => ({ siteId, goalId, ...each })))
    .onConflictDoNothing();
}

/** Not while they are counted by the steps the goal had until now. */
async function forgetDays(tx: Tx, goalId: string): Promise<void> {
  await holdSums(tx);
  await tx.delete(goalSums).where(eq(goalSums.goalId, goalId));
}
