import { and, desc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { DocumentKind } from '#core/content/kinds.ts';
import type { Tx } from '../database/database.ts';
import { documents, livePages, releases, revisions, schedules, sites } from '../database/schema.ts';

export interface DocumentRow {
  id: string;
  kind: DocumentKind;
  key: string | null;
  draftRevision: number;
  liveRevision: number | null;
}

export interface DraftRow extends DocumentRow {
  body: unknown;
  updatedAt: Date;
  /** What visitors know it by, which is all that is left of a deleted page. */
  liveTitle: string | null;
  livePath: string | null;
}

export interface ReleaseChange {
  documentId: string;
  kind: DocumentKind;
  title: string;
  path: string | null;
  before: number | null;
  after: number | null;
}

export interface ReleaseRow {
  number: number;
  changes: ReleaseChange[];
  note: string;
  undoOf: number | null;
  createdBy: string | null;
  createdAt: Date;
}

export interface LivePage {
  documentId: string;
  path: string;
  title: string;
  description: string;
  pageKind: number;
  isIndexed: boolean;
  publishedAt: Date;
  updatedAt: Date;
  words: string;
}

const head = {
  id: documents.id,
  kind: sql<DocumentKind>`${documents.kind}`,
  key: documents.key,
  draftRevision: documents.draftRevision,
  liveRevision: documents.liveRevision,
};
const draft = {
  ...head,
  body: revisions.body,
  updatedAt: revisions.createdAt,
  liveTitle: livePages.title,
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

export async function listDrafts(
  tx: Tx,
  filter: { kind?: DocumentKind | undefined; id?: string },
): Promise<DraftRow[]> {
  return tx
    .select(draft)
    .from(documents)
    .innerJoin(revisions, draftOf)
    .leftJoin(livePages, livePageOf)
    .where(
      and(
        filter.kind && eq(documents.kind, filter.kind),
        filter.id ? eq(documents.id, filter.id) : undefined,
      ),
    )
    .orderBy(documents.createdAt, documents.id);
}

/** Holds the document until the transaction ends, so that two saves of one base cannot both win. */
export async function lockDocument(tx: Tx, id: string): Promise<DocumentRow | undefined> {
  const [row] = await tx.select(head).from(documents).where(eq(documents.id, id)).for('update');
  return row;
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

export async function insertRevision(
  tx: Tx,
  row: {
    siteId: string;
    documentId: string;
    number: number;
    body: unknown;
    note: string;
    createdBy: string | null;
  },
): Promise<void> {
  // SQL null, not JSON null, says that the document was deleted.
  await tx.insert(revisions).values({ ...row, body: row.body === null ? sql`null` : row.body });
}

export async function moveDraft(
  tx: Tx,
  id: string,
  draftRevision: number,
  draftPath: string | null,
): Promise<void> {
  await tx.update(documents).set({ draftRevision, draftPath }).where(eq(documents.id, id));
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

export async function listRevisions(tx: Tx, documentId: string, limit: number) {
  return tx
    .select({
      number: revisions.number,
      note: revisions.note,
      createdBy: revisions.createdBy,
      createdAt: revisions.createdAt,
      isDeleted: sql<boolean>`${revisions.body} is null`,
    })
    .from(revisions)
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
        sql`${documents.draftRevision} is distinct from ${documents.liveRevision}`,
        or(isNotNull(documents.liveRevision), isNotNull(revisions.body)),
        ids ? inArray(documents.id, [...ids]) : undefined,
      ),
    )
    .orderBy(documents.createdAt, documents.id);
  return rows;
}

export async function readBodies(
  tx: Tx,
  wanted: readonly { documentId: string; number: number }[],
): Promise<Map<string, unknown>> {
  if (wanted.length === 0) return new Map();
  const rows = await tx
    .select({ documentId: revisions.documentId, number: revisions.number, body: revisions.body })
    .from(revisions)
    .where(
      or(
        ...wanted.map(({ documentId, number }) =>
          and(eq(revisions.documentId, documentId), eq(revisions.number, number)),
        ),
      ),
    );
  return new Map(rows.map((row) => [row.documentId, row.body]));
}

export async function moveLive(tx: Tx, id: string, liveRevision: number | null): Promise<void> {
  await tx.update(documents).set({ liveRevision }).where(eq(documents.id, id));
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

export async function replaceLivePages(
  tx: Tx,
  siteId: string,
  removed: readonly string[],
  added: readonly LivePage[],
): Promise<void> {
  if (removed.length > 0) await tx.delete(livePages).where(inArray(livePages.documentId, [...removed]));
  for (const { words, ...page } of added) {
    await tx.insert(livePages).values({
      siteId,
      ...page,
      search: sql`setweight(to_tsvector('simple', ${page.title}), 'A') || to_tsvector('simple', ${words})`,
    });
  }
}

export async function firstPublished(tx: Tx, ids: readonly string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: livePages.documentId, publishedAt: livePages.publishedAt })
    .from(livePages)
    .where(inArray(livePages.documentId, [...ids]));
  return new Map(rows.map((row) => [row.id, row.publishedAt]));
}

const releaseColumns = {
  number: releases.number,
  changes: sql<ReleaseChange[]>`${releases.changes}`,
  note: releases.note,
  undoOf: releases.undoOf,
  createdBy: releases.createdBy,
  createdAt: releases.createdAt,
};

export async function insertRelease(
  tx: Tx,
  row: {
    siteId: string;
    changes: readonly ReleaseChange[];
    note: string;
    undoOf: number | null;
    createdBy: string | null;
  },
): Promise<ReleaseRow> {
  const [inserted] = await tx
    .insert(releases)
    .values({ ...row, number: sql`(select coalesce(max(number), 0) + 1 from releases)` })
    .returning(releaseColumns);
  if (!inserted) throw new Error('The release was not written.');
  return inserted;
}

export async function listReleases(tx: Tx, limit: number): Promise<ReleaseRow[]> {
  return tx.select(releaseColumns).from(releases).orderBy(desc(releases.number)).limit(limit);
}

export async function findRelease(tx: Tx, number: number): Promise<ReleaseRow | undefined> {
  const [row] = await tx.select(releaseColumns).from(releases).where(eq(releases.number, number));
  return row;
}

export async function readLiveSingles(
  tx: Tx,
): Promise<{ id: string; kind: DocumentKind; key: string | null; body: unknown }[]> {
  return tx
    .select({
      id: documents.id,
      kind: sql<DocumentKind>`${documents.kind}`,
      key: documents.key,
      body: revisions.body,
    })
    .from(documents)
    .innerJoin(revisions, liveOf)
    .where(and(ne(documents.kind, 'page'), isNotNull(revisions.body)));
}

/** A live page by its address ($2) and its site's version ($1), in one statement: it runs for every page not yet cached. */
export const LIVE_PAGE = `
  select s.live_version as version, d.id, r.body, p.updated_at as "updatedAt", p.published_at as "publishedAt"
  from sites s
  left join live_pages p on p.site_id = s.id and p.path = $2
  left join documents d on d.site_id = p.site_id and d.id = p.document_id
  left join revisions r on r.site_id = d.site_id and r.document_id = d.id and r.number = d.live_revision
  where s.id = $1`;

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

export async function searchLivePages(tx: Tx, query: string, limit: number) {
  const wanted = sql`websearch_to_tsquery('simple', ${query})`;
  return tx
    .select({ path: livePages.path, title: livePages.title, description: livePages.description })
    .from(livePages)
    .where(and(sql`${livePages.search} @@ ${wanted}`, eq(livePages.isIndexed, true)))
    .orderBy(sql`ts_rank(${livePages.search}, ${wanted}) desc`, livePages.path)
    .limit(limit);
}

const scheduleColumns = {
  id: schedules.id,
  at: schedules.at,
  documentIds: schedules.documentIds,
  state: schedules.state,
  outcome: schedules.outcome,
  createdBy: schedules.createdBy,
};

export async function insertSchedule(
  tx: Tx,
  row: { siteId: string; id: string; at: Date; documentIds: string[] | null; createdBy: string | null },
) {
  const [inserted] = await tx.insert(schedules).values(row).returning(scheduleColumns);
  if (!inserted) throw new Error('The schedule was not written.');
  return inserted;
}

export async function listSchedules(tx: Tx) {
  return tx.select(scheduleColumns).from(schedules).orderBy(desc(schedules.at)).limit(100);
}

export async function endSchedule(tx: Tx, id: string, state: string, outcome: string) {
  const [row] = await tx
    .update(schedules)
    .set({ state, outcome })
    .where(and(eq(schedules.id, id), eq(schedules.state, 'waiting')))
    .returning(scheduleColumns);
  return row;
}
