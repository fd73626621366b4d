import { sql } from 'drizzle-orm';
import type { Tx } from '../../database/database.ts';
import { livePages } from '../../database/schema.ts';
import { isOneOf } from './one-of.ts';
import { pointers, type RevisionPointer } from './store.ts';

export interface LivePlace {
  documentId: string;
  path: string;
  publishedAt: Date;
}

/** Moves what is live to other revisions; false when one of the documents is not where it was thought to be. */
export async function moveLive(
  tx: Tx,
  moved: readonly (RevisionPointer & { before: number | null })[],
): Promise<boolean> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update documents d set live_revision = wanted.number
    from unnest(
      ${sql.param(moved.map(({ documentId }) => documentId))}::text[],
      ${sql.param(moved.map(({ number }) => number))}::int[],
      ${sql.param(moved.map(({ before }) => before))}::int[]
    ) as wanted(document_id, number, before)
    where d.site_id = current_setting('plinth.site_id') and d.id = wanted.document_id
      and d.live_revision is not distinct from wanted.before
    returning d.id`);
  return rows.length === moved.length;
}

/** Where these pages are on the live site. */
export async function findLivePlaces(tx: Tx, ids: readonly string[]): Promise<Map<string, LivePlace>> {
  if (ids.length === 0) return new Map();
  const { documentId, path, publishedAt } = livePages;
  const rows = await tx
    .select({ documentId, path, publishedAt })
    .from(livePages)
    .where(isOneOf(documentId, ids));
  return new Map(rows.map((row) => [row.documentId, row]));
}

/** Takes the pages from the live site that go, or go elsewhere: two of them may change places. */
export async function clearLivePaths(tx: Tx, wanted: readonly RevisionPointer[]): Promise<void> {
  await tx.execute(sql`
    delete from live_pages l using ${pointers(wanted)}
    left join revisions r on r.site_id = current_setting('plinth.site_id')
      and r.document_id = wanted.document_id and r.number = wanted.number
    where l.site_id = current_setting('plinth.site_id') and l.document_id = wanted.document_id
      and (r.body is null or r.summary->>'path' is distinct from l.path)`);
}

/** Puts the given revisions on the live site; a deleted one is left out. */
export async function putLivePages(
  tx: Tx,
  wanted: readonly (RevisionPointer & { publishedAt: Date })[],
  now: Date,
): Promise<LivePlace[]> {
  const { rows } = await tx.execute<{ documentId: string; path: string; publishedAt: Date }>(sql`
    insert into live_pages
      (site_id, document_id, path, title, description, page_kind, is_indexed, published_at, updated_at, search)
    select r.site_id, r.document_id, r.summary->>'path', r.summary->>'title', r.summary->>'description',
      (r.summary->>'pageKind')::int, (r.summary->>'isIndexed')::boolean, since.moment, ${now.toISOString()}::timestamptz, r.search
    from ${pointers(wanted)}
    join unnest(
      ${sql.param(wanted.map(({ documentId }) => documentId))}::text[],
      ${sql.param(wanted.map(({ publishedAt }) => publishedAt.toISOString()))}::timestamptz[]
    ) as since(document_id, moment) using (document_id)
    join revisions r on r.site_id = current_setting('plinth.site_id')
      and r.document_id = wanted.document_id and r.number = wanted.number
    where r.body is not null
    on conflict (site_id, document_id) do update set title = excluded.title, description = excluded.description,
      page_kind = excluded.page_kind, is_indexed = excluded.is_indexed, updated_at = excluded.updated_at,
      search = excluded.search
    returning document_id as "documentId", path, published_at as "publishedAt"`);
  return rows;
}
