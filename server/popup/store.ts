import { gte, sql } from 'drizzle-orm';
import type { PopupEvent } from '#core/popup/events.ts';
import type { Tx } from '../database/database.ts';
import { popupCounts } from '../database/schema.ts';

/** What visitors get of a document now. */
export async function readLiveBody(tx: Tx, documentId: string): Promise<unknown> {
  const { rows } = await tx.execute<{ body: unknown }>(sql`
    select r.body from documents d
    join revisions r on r.site_id = d.site_id and r.document_id = d.id and r.number = d.live_revision
    where d.site_id = current_setting('plinth.site_id') and d.id = ${documentId}`);
  return rows[0]?.body;
}

/** The highest version that visitors ever got, also of releases that were undone. */
export async function highestPublished(tx: Tx, documentId: string): Promise<number> {
  const { rows } = await tx.execute<{ version: number }>(sql`
    select coalesce(max((r.body->>'version')::int), 0) as version
    from releases l
    cross join lateral jsonb_to_recordset(l.changes) as c("documentId" text, after int)
    join revisions r on r.site_id = l.site_id and r.document_id = c."documentId" and r.number = c.after
    where l.site_id = current_setting('plinth.site_id') and c."documentId" = ${documentId}
      and l.changes @> ${JSON.stringify([{ documentId }])}::jsonb`);
  return rows[0]?.version ?? 0;
}

export async function countEvent(
  tx: Tx,
  row: { siteId: string; version: number; day: string; event: PopupEvent },
): Promise<void> {
  await tx
    .insert(popupCounts)
    .values({ ...row, count: 1 })
    .onConflictDoUpdate({
      target: [popupCounts.siteId, popupCounts.version, popupCounts.day, popupCounts.event],
      set: { count: sql`${popupCounts.count} + 1` },
    });
}

export async function addCounts(tx: Tx, rows: readonly (typeof popupCounts.$inferInsert)[]): Promise<void> {
  await tx.insert(popupCounts).values([...rows]);
}

export async function sumEvents(tx: Tx, since: string): Promise<{ event: PopupEvent; count: number }[]> {
  return tx
    .select({
      event: sql<PopupEvent>`${popupCounts.event}`,
      count: sql<number>`sum(${popupCounts.count})`,
    })
    .from(popupCounts)
    .where(gte(popupCounts.day, since))
    .groupBy(popupCounts.event);
}
