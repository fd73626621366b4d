import { asc, count, eq, sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { savedSections } from '../database/schema.ts';

export interface SavedRow {
  id: string;
  name: string;
  section: Record<string, unknown>;
}

const columns = {
  id: savedSections.id,
  name: savedSections.name,
  section: sql<Record<string, unknown>>`${savedSections.section}`,
};

export async function list(tx: Tx): Promise<SavedRow[]> {
  return tx
    .select(columns)
    .from(savedSections)
    .orderBy(asc(sql`lower(${savedSections.name})`), asc(savedSections.id));
}

export async function countAll(tx: Tx): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(savedSections);
  return row?.count ?? 0;
}

/** What is there under the same id stays as it is. */
export async function insert(tx: Tx, row: SavedRow & { siteId: string }): Promise<void> {
  await tx.insert(savedSections).values(row).onConflictDoNothing();
}

export async function rename(tx: Tx, id: string, name: string): Promise<boolean> {
  const rows = await tx
    .update(savedSections)
    .set({ name })
    .where(eq(savedSections.id, id))
    .returning({ id: savedSections.id });
  return rows.length > 0;
}

/** Its name, where there was one. */
export async function remove(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx
    .delete(savedSections)
    .where(eq(savedSections.id, id))
    .returning({ name: savedSections.name });
  return row?.name;
}
