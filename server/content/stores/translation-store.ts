import { sql } from 'drizzle-orm';
import type { DocumentKind } from '#core/content/kinds.ts';
import type { Tx } from '../../database/database.ts';

export type Version = 'live' | 'drafts';

export interface StoredTranslation {
  /** The name of the document it translates. */
  of: string;
  language: string;
  body: unknown;
}

const revisionIn = (version: Version) => (version === 'live' ? sql`d.live_revision` : sql`d.draft_revision`);

const translations = (version: Version, languages: readonly string[] | undefined) => sql`documents d
  join revisions r on r.site_id = d.site_id and r.document_id = d.id and r.number = ${revisionIn(version)}
  where d.site_id = current_setting('plinth.site_id') and d.kind = 'translation' and r.body is not null
    and (${languages === undefined} or split_part(d.key, '@', 2) = any(${sql.param([...(languages ?? [])])}::text[]))`;

const named = sql`split_part(d.key, '@', 1) as of, split_part(d.key, '@', 2) as language`;

/** Translations of some documents, in some languages; of all and in all where they are not named. */
export async function readTranslations(
  tx: Tx,
  version: Version,
  { of, languages }: { of?: readonly string[]; languages?: readonly string[] } = {},
): Promise<StoredTranslation[]> {
  if (languages?.length === 0) return [];
  const { rows } = await tx.execute<StoredTranslation & Record<string, unknown>>(sql`
    select ${named}, r.body from ${translations(version, languages)}
      and (${of === undefined} or split_part(d.key, '@', 1) = any(${sql.param([...(of ?? [])])}::text[]))`);
  return rows;
}

/** Plain texts, and the words of formatted ones without the names of their parts. */
const saidWords = sql`
  to_tsvector('simple', jsonb_path_query_array(r.body, '$.texts[*].text ? (@.type() == "string")')) ||
  to_tsvector('simple', jsonb_path_query_array(r.body, '$.texts[*].text.**.text ? (@.type() == "string")'))`;

/** The names of what is live and answers a text search query in one of some languages, best first. */
export async function findTranslated(
  tx: Tx,
  query: string,
  { languages, limit }: { languages: readonly string[]; limit: number },
): Promise<string[]> {
  const { rows } = await tx.execute<{ of: string }>(sql`
    select of from (
      select split_part(d.key, '@', 1) as of, ${saidWords} as words from ${translations('live', languages)}
    ) as said where words @@ to_tsquery('simple', ${query})
    order by ts_rank(words, to_tsquery('simple', ${query})) desc, of limit ${limit}`);
  return rows.map(({ of }) => of);
}

/** Of every translation its title alone, which menus show. */
export async function readTranslatedTitles(
  tx: Tx,
  version: Version,
  languages: readonly string[],
): Promise<StoredTranslation[]> {
  if (languages.length === 0) return [];
  const { rows } = await tx.execute<StoredTranslation & Record<string, unknown>>(sql`
    select ${named}, jsonb_build_object('texts', jsonb_path_query_array(r.body, '$.texts[*] ? (@.key == "title")')) as body
    from ${translations(version, languages)}`);
  return rows;
}

/** Which documents hold the translations of these. */
export async function findTranslationIds(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select t.id from documents d join documents t on t.site_id = d.site_id and t.kind = 'translation'
      and split_part(t.key, '@', 1) = coalesce(d.kind || '.' || d.key, d.id)
    where d.site_id = current_setting('plinth.site_id') and d.id = any(${sql.param([...ids])}::text[])`);
  return rows.map(({ id }) => id);
}

export interface DraftDocument {
  id: string;
  kind: DocumentKind;
  key: string | null;
  body: unknown;
}

/** Beyond these, items are translated from their own pages: reading all texts of very many takes too long. */
const MAX_LISTED_ITEMS = 1000;

/** What is drafted and no translation, items last and the newest of them; or some documents, as translations call them, with the collections they are in. */
export async function listDraftBodies(tx: Tx, of?: readonly string[]): Promise<DraftDocument[]> {
  const isAll = of === undefined;
  const named = sql.param([...(of ?? [])]);
  const { rows } = await tx.execute<DraftDocument & Record<string, unknown>>(sql`
    select d.id, d.kind, d.key, r.body from documents d
    join revisions r on r.site_id = d.site_id and r.document_id = d.id and r.number = d.draft_revision
    where d.site_id = current_setting('plinth.site_id') and r.body is not null
      and d.kind <> 'translation'
      and (${isAll} or coalesce(d.kind || '.' || d.key, d.id) = any(${named}::text[]) or d.id in (
        select collection_id from items where site_id = d.site_id and document_id = any(${named}::text[])))
      and (d.kind <> 'item' or d.id in (
        select document_id from items where site_id = d.site_id and not is_live and deleted_at is null
          and (${isAll} or document_id = any(${named}::text[]))
        order by published_at desc limit ${MAX_LISTED_ITEMS}))
    order by d.kind = 'item', d.draft_path nulls last, d.kind`);
  return rows;
}
