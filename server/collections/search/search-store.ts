import { sql } from 'drizzle-orm';
import type { Tx } from '../../database/database.ts';

export interface FoundRow {
  /** Set for items; a page has its whole address in `slug`. */
  collectionId: string | null;
  id: string;
  slug: string;
  title: string;
  description: string;
  thumbnail: string;
}

const here = sql`current_setting('plinth.site_id')`;

/** Only what every stranger may see, and of collections only those that are there. */
const pages = (hidden: readonly string[]) =>
  sql`p.site_id = ${here} and p.is_indexed and p.document_id <> all(${sql.param([...hidden])}::text[])`;
const items = (collections: readonly string[]) =>
  sql`i.site_id = ${here} and i.is_live and i.is_visible and i.is_indexed
    and i.collection_id = any(${sql.param([...collections])}::text[])`;

export interface Scope {
  /** Pages and collections that need a password. */
  hidden: readonly string[];
  /** Collections whose items may be found. */
  collections: readonly string[];
}

const pageColumns = sql`null::text as "collectionId", p.document_id as id, p.path as slug, p.title,
  p.description, '' as thumbnail`;
const itemColumns = sql`i.collection_id as "collectionId", i.document_id as id, i.slug, i.title,
  coalesce(i.summary->>'excerpt', '') as description, coalesce(i.summary->'thumbnail'->>'src', '') as thumbnail`;

/** For each result so many are compared: a word that every item has is no better found among all of them. */
const RANKED_PER_RESULT = 10;

/** What answers a text search query, best first: words in a title count more. */
export async function findWords(tx: Tx, words: string, scope: Scope, limit: number): Promise<FoundRow[]> {
  const wanted = sql`to_tsquery('simple', ${words})`;
  const { rows } = await tx.execute<FoundRow & Record<string, unknown>>(sql`
    select "collectionId", id, slug, title, description, thumbnail from (
      (select ${pageColumns}, ts_rank(p.search, ${wanted}) as rank from live_pages p
        where ${pages(scope.hidden)} and p.document_id in (
          select document_id from search_entries where site_id = ${here} and collection_id is null
            and words @@ ${wanted})
        order by rank desc, p.path limit ${limit})
      union all
      (select ${itemColumns}, ts_rank(i.search, ${wanted}) as rank from items i
        where ${items(scope.collections)} and i.document_id in (
          select document_id from search_entries where site_id = ${here} and words @@ ${wanted}
            and collection_id = any(${sql.param([...scope.collections])}::text[])
          limit ${limit * RANKED_PER_RESULT})
        order by rank desc, i.sort_at desc limit ${limit})
    ) as found order by rank desc, title limit ${limit}`);
  return rows;
}

/** What is open to everybody of documents with these ids, in their order. */
export async function findNamed(tx: Tx, ids: readonly string[], scope: Scope): Promise<FoundRow[]> {
  if (ids.length === 0) return [];
  const named = sql.param([...ids]);
  const { rows } = await tx.execute<FoundRow & Record<string, unknown>>(sql`
    select "collectionId", id, slug, title, description, thumbnail from (
      select ${pageColumns} from live_pages p
        where ${pages(scope.hidden)} and p.document_id = any(${named}::text[])
      union all
      select ${itemColumns} from items i
        where ${items(scope.collections)} and i.document_id = any(${named}::text[])
    ) as found order by array_position(${named}::text[], id)`);
  return rows;
}

/** One slip in a word of nine letters leaves about half of its parts as they were. */
const ALIKE = '0.4';

/** What is called something alike, for words with a slip in them. */
export async function findAlike(tx: Tx, query: string, scope: Scope, limit: number): Promise<FoundRow[]> {
  await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${ALIKE}, true)`);
  const { rows } = await tx.execute<FoundRow & Record<string, unknown>>(sql`
    select "collectionId", id, slug, title, description, thumbnail from (
      (select ${pageColumns}, word_similarity(${query}, p.title) as rank from live_pages p
        where ${pages(scope.hidden)} and ${query} <% p.title order by rank desc limit ${limit})
      union all
      (select ${itemColumns}, word_similarity(${query}, i.title) as rank from items i
        where ${items(scope.collections)} and ${query} <% i.title order by rank desc limit ${limit})
    ) as found order by rank desc, title limit ${limit}`);
  return rows;
}

/** What has exactly these signs in its title: emoji and others that are no words. */
export async function findSigns(tx: Tx, query: string, scope: Scope, limit: number): Promise<FoundRow[]> {
  const { rows } = await tx.execute<FoundRow & Record<string, unknown>>(sql`
    (select ${pageColumns} from live_pages p where ${pages(scope.hidden)}
      and strpos(p.title, ${query}) > 0 limit ${limit})
    union all
    (select ${itemColumns} from items i where ${items(scope.collections)}
      and strpos(i.title, ${query}) > 0 limit ${limit})
    limit ${limit}`);
  return rows;
}

export async function knowsTypos(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ known: boolean }>(
    sql`select exists(select from pg_extension where extname = 'pg_trgm') as known`,
  );
  return rows[0]?.known ?? false;
}
