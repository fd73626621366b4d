import { and, desc, eq, inArray, isNotNull, ne, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { DocumentKind, Which } from '#core/content/kinds.ts';
import type { Tx } from '../../database/database.ts';
import { accounts, documents, livePages, revisions, sites } from '../../database/schema.ts';
import { differs } from './differs.ts';

export interface DocumentRow {
  id: string;
  kind: DocumentKind;
  key: string | null;
  draftRevision: number;
  liveRevision: number | null;
}

export interface DraftRow extends DocumentRow {
  body: unknown;
  /** The draft differs from what is live, or nothing is live. */
  isChanged: boolean;
  updatedAt: Date;
  /** What visitors know it by, which is all that is left of what was deleted. */
  liveTitle: string | null;
  livePath: string | null;
}

/** What lists and search need of a document, kept with each of its revisions. */
export interface Projection {
  title: string;
  words: string;
}

/** What addresses need of a page besides. */
export interface PageProjection extends Projection {
  path: string;
  description: string;
  pageKind: number;
  isIndexed: boolean;
}

/** As the activity log calls them: by the name, or by the email of those who gave none. */
export const byName = sql<string | null>`coalesce(nullif(${accounts.name}, ''), ${accounts.email})`;

const head = {
  id: documents.id,
  kind: sql<DocumentKind>`${documents.kind}`,
  key: documents.key,
  draftRevision: documents.draftRevision,
  liveRevision: documents.liveRevision,
};
/** Lists need names and addresses alone; whole bodies of a thousand pages would take longer than all the rest. */
const nameOnly = sql<unknown>`case when ${revisions.body} is null then null
  else coalesce(${revisions.summary}, ${revisions.body}) end`;
const isChanged = differs({
  draft: documents.draftRevision,
  live: documents.liveRevision,
  sameAs: revisions.sameAs,
});
const draft = {
  ...head,
  isChanged,
  body: nameOnly,
  updatedAt: revisions.createdAt,
  liveTitle: sql<string | null>`case when ${revisions.body} is null then coalesce(${livePages.title}, (
    select coalesce(known.summary, known.body)->>'title' from revisions known
    where known.site_id = ${documents.siteId} and known.document_id = ${documents.id}
      and known.number = ${documents.liveRevision})) end`,
  livePath: livePages.path,
};
const livePageOf = and(eq(livePages.siteId, documents.siteId), eq(livePages.documentId, documents.id));
const draftOf = and(
  eq(revisions.siteId, documents.siteId),
  eq(revisions.documentId, documents.id),
  eq(revisions.number, documents.draftRevision),
);
const liveOf = and(
  eq(revisions.siteId, documents.siteId),
  eq(revisions.documentId, documents.id),
  eq(revisions.number, documents.liveRevision),
);

/** With the whole body where one document is asked for. */
export async function listDrafts(
  tx: Tx,
  filter: { kind?: DocumentKind | undefined; id?: string; after?: string | undefined; limit?: number },
): Promise<DraftRow[]> {
  const rows = tx
    .select({ ...draft, ...(filter.id !== undefined && { body: revisions.body }) })
    .from(documents)
    .innerJoin(revisions, draftOf)
    .leftJoin(livePages, livePageOf)
    .where(
      and(
        // Items are many; their collection lists them, a page at a time. Translations are listed with their documents.
        filter.id
          ? undefined
          : filter.kind
            ? eq(documents.kind, filter.kind)
            : notInArray(documents.kind, ['item', 'translation']),
        filter.id ? eq(documents.id, filter.id) : undefined,
        filter.after
          ? sql`(${documents.createdAt}, ${documents.id}) > (select created_at, id from documents where id = ${filter.after})`
          : undefined,
      ),
    )
    .orderBy(documents.createdAt, documents.id);
  return filter.limit === undefined ? rows : rows.limit(filter.limit);
}

/** Holds the document until the transaction ends, so that two saves of one base cannot both win. */
export async function lockDocument(tx: Tx, id: string): Promise<DocumentRow | undefined> {
  const [row] = await tx.select(head).from(documents).where(eq(documents.id, id)).for('update');
  return row;
}

/** Every address that a page has, drafted or live; those of one page can be left out. */
export async function takenPaths(tx: Tx, except = ''): Promise<Set<string>> {
  const drafted = await tx
    .select({ path: documents.draftPath })
    .from(documents)
    .where(ne(documents.id, except));
  const live = await tx
    .select({ path: livePages.path })
    .from(livePages)
    .where(ne(livePages.documentId, except));
  return new Set([...drafted, ...live].flatMap(({ path }) => path ?? []));
}

export async function findByKey(tx: Tx, kind: DocumentKind, key: string): Promise<DocumentRow | undefined> {
  const [row] = await tx
    .select(head)
    .from(documents)
    .where(and(eq(documents.kind, kind), eq(documents.key, key)));
  return row;
}

export async function insertDocument(
  tx: Tx,
  row: { siteId: string; id: string; kind: DocumentKind; key: string | null; draftPath: string | null },
): Promise<void> {
  await tx.insert(documents).values({ ...row, draftRevision: 1 });
}

/** Live from the start, because nothing looks different for it. Does nothing where there already is one. */
export async function insertDefaults(
  tx: Tx,
  row: {
    siteId: string;
    id: string;
    kind: DocumentKind;
    key: string;
    body: unknown;
    createdBy: string | null;
  },
): Promise<void> {
  const { siteId, id, kind, key, body, createdBy } = row;
  const [inserted] = await tx
    .insert(documents)
    .values({ siteId, id, kind, key, draftRevision: 1, liveRevision: 1 })
    .onConflictDoNothing({ target: [documents.siteId, documents.kind, documents.key] })
    .returning({ id: documents.id });
  if (inserted)
    await insertRevision(tx, {
      siteId,
      documentId: id,
      number: 1,
      body,
      note: '',
      createdBy,
      projection: undefined,
    });
}

export async function insertRevision(
  tx: Tx,
  row: {
    siteId: string;
    documentId: string;
    number: number;
    body: unknown;
    note: string;
    createdBy: string | null;
    projection: Projection | undefined;
    sameAs?: number | null;
  },
): Promise<void> {
  const { projection, ...columns } = row;
  const { words, ...summary } = projection ?? {};
  await tx.insert(revisions).values({
    ...columns,
    // SQL null, not JSON null, says that the document was deleted.
    body: row.body === null ? sql`null` : row.body,
    ...(projection && { summary, search: searchVectorOf(sql`${projection.title}`, sql`${words}`) }),
  });
}

const searchVectorOf = (title: SQL, words: SQL) =>
  sql`setweight(to_tsvector('simple', ${title}), 'A') || to_tsvector('simple', ${words})`;

export async function moveDraft(
  tx: Tx,
  id: string,
  draftRevision: number,
  draftPath: string | null,
): Promise<void> {
  await tx.update(documents).set({ draftRevision, draftPath }).where(eq(documents.id, id));
}

export async function newestBodies(
  tx: Tx,
  documentId: string,
  limit: number,
): Promise<ReadonlyMap<number, unknown>> {
  const rows = await tx
    .select({ number: revisions.number, body: revisions.body })
    .from(revisions)
    .where(eq(revisions.documentId, documentId))
    .orderBy(desc(revisions.number))
    .limit(limit);
  return new Map(rows.map(({ number, body }) => [number, body]));
}

export async function readRevision(
  tx: Tx,
  documentId: string,
  number: number,
): Promise<{ body: unknown } | undefined> {
  const [row] = await tx
    .select({ body: revisions.body })
    .from(revisions)
    .where(and(eq(revisions.documentId, documentId), eq(revisions.number, number)));
  return row;
}

/** Which of these types of blocks any version of a document had. */
export async function typesEver(tx: Tx, documentId: string, types: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ type: string }>(sql`
    select distinct block->>'type' as type from ${revisions},
      jsonb_path_query(body, '$.*.sections[*].blocks[*]') as block
    where document_id = ${documentId} and block->>'type' = any(${sql.param([...types])}::text[])`);
  return rows.map(({ type }) => type);
}

export async function listRevisions(tx: Tx, documentId: string, limit: number) {
  return tx
    .select({
      number: revisions.number,
      note: revisions.note,
      createdBy: revisions.createdBy,
      createdByName: byName,
      createdAt: revisions.createdAt,
      isDeleted: sql<boolean>`${revisions.body} is null`,
    })
    .from(revisions)
    .leftJoin(accounts, eq(accounts.id, revisions.createdBy))
    .where(eq(revisions.documentId, documentId))
    .orderBy(desc(revisions.number))
    .limit(limit);
}

/** Documents whose draft is not what is live, leaving out what was created and deleted between two publishes. */
export async function listChanged(tx: Tx, ids?: readonly string[]): Promise<DraftRow[]> {
  const rows = await tx
    .select(draft)
    .from(documents)
    .innerJoin(revisions, draftOf)
    .leftJoin(livePages, livePageOf)
    .where(
      and(
        isChanged,
        or(isNotNull(documents.liveRevision), isNotNull(revisions.body)),
        ids ? inArray(documents.id, [...ids]) : undefined,
      ),
    )
    .orderBy(documents.createdAt, documents.id);
  return rows;
}

/** Whole bodies, for what lists do not need. */
export async function readDrafts(
  tx: Tx,
  ids: readonly string[],
): Promise<{ id: string; kind: DocumentKind; key: string | null; body: unknown }[]> {
  return tx
    .select({ id: documents.id, kind: head.kind, key: documents.key, body: revisions.body })
    .from(documents)
    .innerJoin(revisions, draftOf)
    .where(and(inArray(documents.id, [...ids]), isNotNull(revisions.body)))
    .orderBy(documents.createdAt, documents.id);
}

export async function listWhich(tx: Tx, ids: readonly string[]): Promise<Which[]> {
  return tx
    .select({ kind: head.kind, key: head.key })
    .from(documents)
    .where(inArray(documents.id, [...ids]));
}

/** Revisions by document and number, as one list each: a publish of a thousand pages stays one statement. */
export interface RevisionPointer {
  documentId: string;
  number: number | null;
}

export const pointers = (wanted: readonly RevisionPointer[]) => sql`unnest(
  ${sql.param(wanted.map(({ documentId }) => documentId))}::text[],
  ${sql.param(wanted.map(({ number }) => number))}::int[]
) as wanted(document_id, number)`;

/** Pages saved before revisions had projections. */
export async function findUnprojected(
  tx: Tx,
  wanted: readonly RevisionPointer[],
): Promise<{ documentId: string; number: number; body: unknown }[]> {
  const { rows } = await tx.execute<{ documentId: string; number: number; body: unknown }>(sql`
    select r.document_id as "documentId", r.number, r.body from ${pointers(wanted)}
    join revisions r on r.site_id = current_setting('plinth.site_id')
      and r.document_id = wanted.document_id and r.number = wanted.number
    where r.body is not null and r.summary is null`);
  return rows;
}

export async function setProjections(
  tx: Tx,
  projected: readonly { documentId: string; number: number; projection: PageProjection }[],
): Promise<void> {
  await tx.execute(sql`
    update revisions r set summary = p.projection - 'words',
      search = ${searchVectorOf(sql`p.projection->>'title'`, sql`p.projection->>'words'`)}
    from jsonb_to_recordset(${JSON.stringify(projected)}::jsonb)
      as p("documentId" text, number int, projection jsonb)
    where r.site_id = current_setting('plinth.site_id')
      and r.document_id = p."documentId" and r.number = p.number`);
}

/** One publish of a site at a time: a second one must see what the first one moved. */
export async function lockSite(tx: Tx, siteId: string): Promise<void> {
  await tx.select({ id: sites.id }).from(sites).where(eq(sites.id, siteId)).for('update');
}

/** The version is part of the key of every cached page. */
export async function raiseLiveVersion(tx: Tx, siteId: string): Promise<number> {
  const [row] = await tx
    .update(sites)
    .set({ liveVersion: sql`${sites.liveVersion} + 1` })
    .where(eq(sites.id, siteId))
    .returning({ liveVersion: sites.liveVersion });
  if (!row) throw new Error('The site is gone.');
  return row.liveVersion;
}

export async function readLiveVersion(tx: Tx, siteId: string): Promise<number> {
  const [row] = await tx.select({ version: sites.liveVersion }).from(sites).where(eq(sites.id, siteId));
  return row?.version ?? 0;
}

/** What all pages need: everything but what is many. */
const isShared = notInArray(documents.kind, ['page', 'item', 'translation']);

export interface SingleRow {
  id: string;
  kind: DocumentKind;
  key: string | null;
  body: unknown;
}

/** What surrounds all pages, as it is live or drafted. */
export async function readSingles(tx: Tx, of: 'live' | 'drafts'): Promise<SingleRow[]> {
  return tx
    .select({ id: documents.id, kind: head.kind, key: documents.key, body: revisions.body })
    .from(documents)
    .innerJoin(revisions, of === 'live' ? liveOf : draftOf)
    .where(and(isShared, isNotNull(revisions.body)));
}

const isDraftPage = and(inArray(documents.kind, ['page', 'collection']), isNotNull(revisions.body));

export async function listDraftPages(tx: Tx): Promise<{ id: string; path: string; title: string }[]> {
  return tx
    .select({
      id: documents.id,
      path: sql<string>`coalesce(${documents.draftPath}, '')`,
      title: sql<string>`coalesce(${revisions.body}->>'title', '')`,
    })
    .from(documents)
    .innerJoin(revisions, draftOf)
    .where(isDraftPage)
    .orderBy(documents.draftPath);
}

export async function findDraftPage(
  tx: Tx,
  path: string,
): Promise<{ id: string; kind: DocumentKind; body: unknown; updatedAt: Date } | undefined> {
  const [row] = await tx
    .select({ id: documents.id, kind: head.kind, body: revisions.body, updatedAt: revisions.createdAt })
    .from(documents)
    .innerJoin(revisions, draftOf)
    .where(and(eq(documents.draftPath, path), isDraftPage));
  return row;
}

/** A live page by its address ($2) and its site's version ($1), in one statement: it runs for every page not yet cached. */
export const LIVE_PAGE = `
  select s.live_version as version, d.id, d.kind, r.body, p.updated_at as "updatedAt", p.published_at as "publishedAt"
  from sites s
  left join live_pages p on p.site_id = s.id and p.path = $2
  left join documents d on d.site_id = p.site_id and d.id = p.document_id
  left join revisions r on r.site_id = d.site_id and r.document_id = d.id and r.number = d.live_revision
  where s.id = $1`;

export async function indexLiveBlocks(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({
      id: documents.id,
      blocks: sql<unknown[]>`jsonb_path_query_array(${revisions.body}, '$.*.sections[*].blocks[*].id')`,
    })
    .from(documents)
    .innerJoin(revisions, liveOf)
    .where(and(ne(documents.kind, 'item'), isNotNull(revisions.body)));
  return new Map(rows.flatMap(({ id, blocks }) => blocks.map((block) => [String(block), id] as const)));
}

export async function findLiveDocument(
  tx: Tx,
  id: string,
): Promise<{ kind: DocumentKind; key: string | null; body: unknown } | undefined> {
  const [row] = await tx
    .select({ kind: sql<DocumentKind>`${documents.kind}`, key: documents.key, body: revisions.body })
    .from(documents)
    .innerJoin(revisions, liveOf)
    .where(and(eq(documents.id, id), isNotNull(revisions.body)));
  return row;
}

export async function listLivePages(tx: Tx) {
  return tx
    .select({
      id: livePages.documentId,
      path: livePages.path,
      title: livePages.title,
      pageKind: livePages.pageKind,
      isIndexed: livePages.isIndexed,
      updatedAt: livePages.updatedAt,
    })
    .from(livePages)
    .orderBy(livePages.path);
}

export interface ItemAddress {
  id: string;
  title: string;
  status: string;
  path: string;
  isVisible: boolean;
  /** Visitors find it there already. */
  isLive: boolean;
}

/** Addresses of drafted items, below those of their collections. */
export async function listItemAddresses(tx: Tx): Promise<ItemAddress[]> {
  const { rows } = await tx.execute<Record<string, unknown> & ItemAddress>(sql`
    select i.document_id as id, i.title, i.status, i.is_visible as "isVisible",
      case d.draft_path when '/' then '' else d.draft_path end || '/' || i.slug as path,
      l.slug is not distinct from i.slug and coalesce(l.is_visible, false) as "isLive"
    from items i join documents d on d.site_id = i.site_id and d.id = i.collection_id
    left join items l on l.site_id = i.site_id and l.is_live and l.document_id = i.document_id
    where i.site_id = current_setting('plinth.site_id') and not i.is_live and i.deleted_at is null`);
  return rows;
}
