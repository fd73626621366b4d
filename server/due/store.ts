import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { sitesDue } from '../database/schema.ts';

/** What triggers mark sites for. */
export type DueKind = 'submissions' | 'letters' | 'receipts' | 'speed';

const isOf = (siteId: string, kind: DueKind) => and(eq(sitesDue.siteId, siteId), eq(sitesDue.kind, kind));

/** Of all sites, those to look at; the first ones can be passed over. */
export async function listDue(
  tx: Tx,
  kind: DueKind,
  { moment, limit, passOver }: { moment: Date; limit: number; passOver: number },
): Promise<string[]> {
  const rows = await tx
    .select({ id: sitesDue.siteId })
    .from(sitesDue)
    .where(and(eq(sitesDue.kind, kind), sql`${sitesDue.dueAt} <= ${moment.toISOString()}`))
    .orderBy(sitesDue.dueAt, sitesDue.siteId)
    .limit(limit)
    .offset(passOver);
  return rows.map(({ id }) => id);
}

/** Keeps others from marking the site until the transaction ends, and says whether something new was there. */
export async function lockDue(
  tx: Tx,
  siteId: string,
  kind: DueKind,
): Promise<{ isNew: boolean } | undefined> {
  const [row] = await tx
    .select({ isNew: sql<boolean>`${sitesDue.dueAt} = '-infinity'` })
    .from(sitesDue)
    .where(isOf(siteId, kind))
    .for('update');
  return row;
}

export async function setDue(tx: Tx, siteId: string, kind: DueKind, dueAt: Date | undefined): Promise<void> {
  if (dueAt) await tx.update(sitesDue).set({ dueAt }).where(isOf(siteId, kind));
  else await tx.delete(sitesDue).where(isOf(siteId, kind));
}
