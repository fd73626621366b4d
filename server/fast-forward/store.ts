import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { RUNNING_MONTHLY } from '#core/donations/monthly.ts';
import type { Tx } from '../database/database.ts';
import { donationPlans, fastForwards, orders, subscriptionsDue } from '../database/schema.ts';

export type RunRow = typeof fastForwards.$inferSelect;

export async function find(tx: Tx): Promise<RunRow | undefined> {
  const [row] = await tx.select().from(fastForwards);
  return row;
}

/** How much there is to play. */
export async function sizeOf(tx: Tx, siteId: string): Promise<{ renewing: number; orders: number }> {
  const countOf = async (rows: PromiseLike<{ many: number }[]>) => (await rows)[0]?.many ?? 0;
  const many = { many: count() };
  // Named, because when something is due may be read of every site.
  const renews = eq(subscriptionsDue.siteId, siteId);
  const given = inArray(donationPlans.state, [...RUNNING_MONTHLY]);
  return {
    renewing:
      (await countOf(tx.select(many).from(subscriptionsDue).where(renews))) +
      (await countOf(tx.select(many).from(donationPlans).where(given))),
    orders: await countOf(tx.select(many).from(orders)),
  };
}

/** Begins a run in place of the last one; says whether it did, because another goes on that began since then. */
export async function begin(
  tx: Tx,
  row: Omit<RunRow, 'percent' | 'year'>,
  { aliveSince }: { aliveSince: Date },
): Promise<boolean> {
  const fresh = { ...row, percent: 0, year: null };
  const begun = await tx
    .insert(fastForwards)
    .values(fresh)
    .onConflictDoUpdate({
      target: [fastForwards.siteId],
      set: fresh,
      setWhere: sql`${fastForwards.state} <> 'playing' or ${fastForwards.startedAt} <= ${aliveSince.toISOString()}::timestamptz`,
    })
    .returning({ id: fastForwards.id });
  return begun.length > 0;
}

/** A run that was begun anew meanwhile is left alone. */
export async function update(
  tx: Tx,
  { siteId, id }: { siteId: string; id: string },
  change: Partial<Pick<RunRow, 'state' | 'percent' | 'year'>>,
): Promise<void> {
  await tx
    .update(fastForwards)
    .set(change)
    .where(and(eq(fastForwards.siteId, siteId), eq(fastForwards.id, id)));
}
