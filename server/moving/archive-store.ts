import { sql } from 'drizzle-orm';
import type { DocumentKind } from '#core/content/kinds.ts';
import { isRecord } from '#core/fields/field.ts';
import type { Tx } from '../database/database.ts';

const here = sql`current_setting('plinth.site_id')`;

export interface StoredDocument {
  id: string;
  kind: DocumentKind;
  key: string | null;
  draft: Record<string, unknown> | null;
  live: Record<string, unknown> | null;
}

/** Every document with its two versions, and where things used to be found. */
export async function readAll(tx: Tx) {
  const { rows: documents } = await tx.execute<StoredDocument & Record<string, unknown>>(sql`
    select d.id, d.kind, d.key, drafted.body as draft, seen.body as live
    from documents d
    join revisions drafted on drafted.site_id = d.site_id and drafted.document_id = d.id and drafted.number = d.draft_revision
    left join revisions seen on seen.site_id = d.site_id and seen.document_id = d.id and seen.number = d.live_revision
    where d.site_id = ${here} and (drafted.body is not null or seen.body is not null)
    order by d.kind collate "C", coalesce(d.key, d.id) collate "C"`);
  const { rows: formerPaths } = await tx.execute<Record<string, unknown>>(sql`
    select path, document_id as id from former_paths where site_id = ${here} order by path collate "C"`);
  const { rows: formerSlugs } = await tx.execute<Record<string, unknown>>(sql`
    select collection_id as collection, slug, document_id as id from former_slugs
    where site_id = ${here} order by collection_id collate "C", slug collate "C"`);
  return { documents, formerPaths, formerSlugs };
}

export async function findDocument(
  tx: Tx,
  { id, kind, key }: { id: string | null; kind: string; key: string | null },
): Promise<{ id: string; revision: number } | undefined> {
  const which = key === null ? sql`id = ${id ?? ''}` : sql`key = ${key}`;
  const { rows } = await tx.execute<{ id: string; revision: number }>(sql`
    select id, draft_revision as revision from documents
    where site_id = ${here} and kind = ${kind} and ${which}`);
  return rows[0];
}

/** What is drafted at an address. */
export async function findAtPath(tx: Tx, path: string): Promise<{ id: string } | undefined> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from documents where site_id = ${here} and draft_path = ${path}`,
  );
  return rows[0];
}

/** Old addresses of documents that came along; others lead nowhere and are left out. */
export async function addAddresses(
  tx: Tx,
  siteId: string,
  { formerPaths, formerSlugs }: Record<string, unknown>,
): Promise<void> {
  for (const each of Array.isArray(formerPaths) ? (formerPaths as unknown[]) : [])
    if (isRecord(each) && typeof each.path === 'string' && typeof each.id === 'string')
      await tx.execute(sql`
        insert into former_paths (site_id, path, document_id) select ${siteId}, ${each.path}, id from documents
        where site_id = ${siteId} and id = ${each.id} on conflict do nothing`);
  for (const each of Array.isArray(formerSlugs) ? (formerSlugs as unknown[]) : [])
    if (
      isRecord(each) &&
      typeof each.slug === 'string' &&
      typeof each.id === 'string' &&
      typeof each.collection === 'string'
    )
      await tx.execute(sql`
        insert into former_slugs (site_id, collection_id, slug, document_id)
        select ${siteId}, ${each.collection}, ${each.slug}, id from documents
        where site_id = ${siteId} and id = ${each.id} on conflict do nothing`);
}
