import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { outages } from '../database/schema.ts';

export type Outage = typeof outages.$inferSelect;

export async function upsertOutage(tx: Tx, row: Outage): Promise<void> {
  const { problem, lastAt } = row;
  await tx
    .insert(outages)
    .values(row)
    .onConflictDoUpdate({ target: outages.service, set: { problem, lastAt } });
}

export async function deleteOutage(tx: Tx, service: string): Promise<boolean> {
  const rows = await tx.delete(outages).where(eq(outages.service, service)).returning();
  return rows.length > 0;
}

export const listOutages = async (tx: Tx): Promise<Outage[]> =>
  tx.select().from(outages).orderBy(asc(outages.service));
