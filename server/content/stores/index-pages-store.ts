import { sql } from 'drizzle-orm';
import type { DocumentKind } from '#core/content/kinds.ts';
import type { Tx } from '../../database/database.ts';

export interface StoredPage {
  id: string;
  path: string;
  body: unknown;
}

/** Live pages by their ids. Collections and what is not published are left out. */
export async function findLiveChildren(tx: Tx, ids: readonly string[]): Promise<StoredPage[]> {
  const { rows } = await tx.execute<{ id: string; path: string; body: unknown }>(sql`
    select d.id, p.path, r.body from live_pages p
    join documents d on d.site_id = p.site_id and d.id = p.document_id
    join revisions r on r.site_id = d.site_id and r.document_id = d.id and r.number = d.live_revision
    where p.site_id = current_setting('plinth.site_id') and d.kind = 'page'
      and d.id = any(${sql.param(ids)}::text[])`);
  return rows;
}

/** Drafted pages by their ids. */
export async function findDraftChildren(tx: Tx, ids: readonly string[]): Promise<StoredPage[]> {
  const { rows } = await tx.execute<{ id: string; path: string; body: unknown }>(sql`
    select d.id, coalesce(d.draft_path, '') as path, r.body from documents d
    join revisions r on r.site_id = d.site_id and r.document_id = d.id and r.number = d.draft_revision
    where d.site_id = current_setting('plinth.site_id') and d.kind = 'page' and r.body is not null
      and d.id = any(${sql.param(ids)}::text[])`);
  return rows;
}

/** What these documents are, as far as there are any. */
export async function findKinds(
  tx: Tx,
  ids: readonly string[],
): Promise<{ kind: DocumentKind; pageKind: string; title: string }[]> {
  const { rows } = await tx.execute<{ kind: DocumentKind; pageKind: string; title: string }>(sql`
    select d.kind, coalesce(r.body->>'kind', '') as "pageKind", coalesce(r.body->>'title', '') as title
    from documents d
    join revisions r on r.site_id = d.site_id and r.document_id = d.id and r.number = d.draft_revision
    where d.site_id = current_setting('plinth.site_id') and r.body is not null
      and d.id = any(${sql.param(ids)}::text[])`);
  return rows;
}

/** The title of a drafted index page that a page stands on. */
export async function findIndexOf(tx: Tx, id: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ title: string }>(sql`
    select coalesce(r.body->>'title', '') as title from documents d
    join revisions r on r.site_id = d.site_id and r.document_id = d.id and r.number = d.draft_revision
    where d.site_id = current_setting('plinth.site_id') and d.kind = 'page' and d.id <> ${id}
      and r.body->>'kind' = 'index' and r.body->'children' @> to_jsonb(${id}::text)
    limit 1`);
  return rows[0]?.title;
}
