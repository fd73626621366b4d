import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../database/database.ts';
import { documents } from '../../database/schema.ts';

export interface TrashRow {
  id: string;
  /** The revision that says it is deleted, and the last one before it. */
  revision: number;
  lastRevision: number;
  title: string;
  path: string;
  deletedAt: Date;
  deletedBy: string | null;
  /** Still there for visitors, until its deletion is published. */
  isLive: boolean;
}

/** Deleted pages, latest first. */
export async function listTrash(tx: Tx, id?: string): Promise<TrashRow[]> {
  const { rows } = await tx.execute<TrashRow & Record<string, unknown>>(sql`
    select d.id, d.draft_revision as revision, last.number as "lastRevision",
      coalesce(last.body->>'title', '') as title, coalesce(last.body->>'path', '/') as path,
      deleted.created_at as "deletedAt", deleted.created_by as "deletedBy",
      live.document_id is not null or shown.document_id is not null as "isLive"
    from documents d
    join revisions deleted on deleted.site_id = d.site_id and deleted.document_id = d.id
      and deleted.number = d.draft_revision and deleted.body is null
    join lateral (
      select r.number, r.body from revisions r
      where r.site_id = d.site_id and r.document_id = d.id and r.body is not null
      order by r.number desc limit 1) last on true
    left join live_pages live on live.site_id = d.site_id and live.document_id = d.id
    left join items shown on shown.site_id = d.site_id and shown.is_live and shown.document_id = d.id
    where (d.kind in ('page', 'collection') or (d.kind = 'item' and ${id ?? null}::text is not null)) and (${id ?? null}::text is null or d.id = ${id ?? null})
    order by deleted.created_at desc, d.id`);
  return rows.map((row) => ({ ...row, deletedAt: new Date(row.deletedAt) }));
}

/** With all its revisions and translations, and a collection with all its items. */
export async function deleteForGood(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`
    delete from documents d using items i
    where d.site_id = current_setting('plinth.site_id') and i.site_id = d.site_id
      and i.document_id = d.id and i.collection_id = ${id}`);
  await tx.execute(sql`
    delete from documents where site_id = current_setting('plinth.site_id')
      and kind = 'translation' and split_part(key, '@', 1) = ${id}`);
  await tx.delete(documents).where(eq(documents.id, id));
}
