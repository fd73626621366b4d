import { asc, eq, sql } from 'drizzle-orm';
import type { ViewFilters, ViewRoom } from '#contract/shop/saved-views.ts';
import type { Tx } from '../database/database.ts';
import { savedViews } from '../database/schema.ts';

const columns = {
  id: savedViews.id,
  name: savedViews.name,
  filters: sql<ViewFilters>`${savedViews.filters}`,
};

export async function list(tx: Tx, room: ViewRoom) {
  return tx
    .select(columns)
    .from(savedViews)
    .where(eq(savedViews.room, room))
    .orderBy(asc(savedViews.savedAt), asc(savedViews.id));
}

/** Of all lists. */
export async function listAll(tx: Tx) {
  return tx
    .select({ ...columns, room: savedViews.room, savedAt: savedViews.savedAt })
    .from(savedViews)
    .orderBy(asc(savedViews.savedAt), asc(savedViews.id));
}

/** One that is there already stays as it is. */
export async function insert(
  tx: Tx,
  row: { siteId: string; id: string; room: ViewRoom; name: string; filters: ViewFilters; savedAt: Date },
): Promise<void> {
  await tx.insert(savedViews).values(row).onConflictDoNothing();
}

export async function change(tx: Tx, id: string, set: { name?: string; filters?: ViewFilters }) {
  const [row] = await tx.update(savedViews).set(set).where(eq(savedViews.id, id)).returning(columns);
  return row;
}

export async function find(tx: Tx, id: string) {
  const [row] = await tx.select(columns).from(savedViews).where(eq(savedViews.id, id));
  return row;
}

export async function remove(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.delete(savedViews).where(eq(savedViews.id, id)).returning({ id: savedViews.id });
  return rows.length > 0;
}
