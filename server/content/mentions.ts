import type { DocumentKind } from '#core/content/kinds.ts';
import { documentTitle } from '#core/content/documents.ts';
import type { Database, Tx } from '../database/database.ts';
import { pathOf } from './entries.ts';

/** What shows files without being a document: no drafts, no publishing. */
export type PlaceOfFiles = 'product' | 'savedSection';

/** A document, product or saved section that names something. */
export interface Mention {
  documentId: string;
  kind: DocumentKind | PlaceOfFiles;
  title: string;
  path: string | null;
  isDraft: boolean;
  isLive: boolean;
  /** Which of the names it mentions. */
  names: string[];
}

/** How a file is addressed in words and bodies, for PostgreSQL to cut out. */
export const FILE_ADDRESS = '(/images/[a-z0-9]{24}/|/s/[A-Za-z0-9_.-]+)';

interface Row {
  id: string;
  kind: DocumentKind;
  key: string | null;
  body: unknown;
  isDraft: boolean;
  isLive: boolean;
  names: string[];
}

/**
 * Reads only what is drafted or live, once for all names, and cuts the addresses of files out of it:
 * a list of uses beside the documents could be wrong, the documents themselves cannot.
 */
const MENTIONS = `
  select d.id, d.kind, d.key, r.body,
    r.number = d.draft_revision as "isDraft", coalesce(r.number = d.live_revision, false) as "isLive",
    array_agg(distinct m[1]) as names
  from documents d
  join revisions r on r.site_id = d.site_id and r.document_id = d.id and r.number in (d.draft_revision, d.live_revision)
  cross join lateral (select r.body::text as words offset 0) as written
  cross join lateral regexp_matches(words, '${FILE_ADDRESS}', 'g') m
  where r.body is not null and ($2::text[] is null or words like any($2)) and m[1] = any($1)
  group by d.site_id, d.id, r.site_id, r.document_id, r.number
  order by d.created_at, d.id, r.number`;

/** Looking for a few words is much quicker than cutting out every address; for many it is not. */
const FEW = 8;

export async function findMentions(tx: Tx, names: readonly string[]): Promise<Mention[]> {
  if (names.length === 0) return [];
  const patterns = names.map((name) => `%${name.replaceAll(/[\\%_]/g, '\\$&')}%`);
  const { rows } = await tx.$client.query<Row>(MENTIONS, [names, names.length <= FEW ? patterns : null]);
  const found = new Map<string, Mention>();
  for (const { id, kind, key, body, isDraft, isLive, names: named } of rows) {
    const known = found.get(id);
    if (known) {
      known.isDraft ||= isDraft;
      known.isLive ||= isLive;
      known.names = [...new Set([...known.names, ...named])];
    } else {
      const title = documentTitle(kind, key, body);
      found.set(id, { documentId: id, kind, title, path: pathOf(kind, body), isDraft, isLive, names: named });
    }
  }
  return [...found.values()];
}

export function makeMentions(deps: {
  db: Database;
  /** What shows files without being a document. */
  also: readonly ((tx: Tx, names: readonly string[]) => Promise<Mention[]>)[];
}) {
  const { db, also } = deps;
  return {
    find: (siteId: string, names: readonly string[]): Promise<Mention[]> =>
      db.readSite(siteId, async (tx) => {
        const found = await findMentions(tx, names);
        for (const findMore of also) found.push(...(await findMore(tx, names)));
        return found;
      }),
  };
}

export type Mentions = ReturnType<typeof makeMentions>;
