import { desc, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { scriptErrors } from '../database/schema.ts';

export type ErrorRow = typeof scriptErrors.$inferInsert;

/** An error that is known already is counted, and shown as it was seen last. */
export async function countError(tx: Tx, row: ErrorRow): Promise<void> {
  const { path, device, stack, custom, lastAt } = row;
  await tx
    .insert(scriptErrors)
    .values(row)
    .onConflictDoUpdate({
      target: [scriptErrors.siteId, scriptErrors.id],
      set: { path, device, stack, custom, lastAt, count: sql`least(${scriptErrors.count} + 1, 1000000)` },
    });
}

/** All but the newest `kept` of them. */
export async function forgetOldest(tx: Tx, kept: number): Promise<void> {
  const old = tx
    .select({ id: scriptErrors.id })
    .from(scriptErrors)
    .orderBy(desc(scriptErrors.lastAt), scriptErrors.id)
    .offset(kept);
  await tx.delete(scriptErrors).where(inArray(scriptErrors.id, old));
}

export async function listErrors(tx: Tx) {
  return tx.select().from(scriptErrors).orderBy(desc(scriptErrors.lastAt), scriptErrors.id);
}

export async function deleteErrors(tx: Tx): Promise<void> {
  await tx.delete(scriptErrors);
}
