import {
  and,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  min,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import type { Answer } from '#core/forms/summary.ts';
import type { Tx } from '../database/database.ts';
import {
  documents,
  formCounts,
  formReplies,
  formSubmissions,
  formUploads,
  mailingLists,
  revisions,
} from '../database/schema.ts';

export interface NewSubmission {
  siteId: string;
  id: string;
  formId: string;
  formName: string;
  keyHash: string;
  bodyHash: string;
  answers: readonly Answer[] | null;
  words: string;
  page: Readonly<Record<string, unknown>>;
  isSpam: boolean;
  isRead: boolean;
  createdAt: Date;
}

export interface SubmissionRow {
  id: string;
  formId: string;
  formName: string;
  answers: Answer[];
  page: Record<string, unknown>;
  isSpam: boolean;
  isRead: boolean;
  isStarred: boolean;
  isAnswered: boolean;
  note: string;
  assignedTo: string | null;
  deletedAt: Date | null;
  createdAt: Date;
}

export interface SubmissionFilter {
  formId?: string | undefined;
  show: 'all' | 'unread' | 'starred' | 'spam' | 'deleted';
  words: string;
  before?: { createdAt: Date; id: string } | undefined;
  limit: number;
}

const columns = {
  id: formSubmissions.id,
  formId: formSubmissions.formId,
  formName: formSubmissions.formName,
  answers: sql<Answer[]>`${formSubmissions.answers}`,
  page: sql<Record<string, unknown>>`${formSubmissions.page}`,
  isSpam: formSubmissions.isSpam,
  isRead: formSubmissions.isRead,
  isStarred: formSubmissions.isStarred,
  isAnswered: sql<boolean>`exists (select from ${formReplies} where ${and(eq(formReplies.siteId, formSubmissions.siteId), eq(formReplies.submissionId, formSubmissions.id))})`,
  note: formSubmissions.note,
  assignedTo: formSubmissions.assignedTo,
  deletedAt: formSubmissions.deletedAt,
  createdAt: formSubmissions.createdAt,
};
/** Rows whose owner keeps nothing only remember that a key was used. */
const isKept = isNotNull(formSubmissions.answers);

/** False when the key was used before; the first use stays. */
export async function insertSubmission(tx: Tx, row: NewSubmission): Promise<boolean> {
  const rows = await tx
    .insert(formSubmissions)
    .values({ ...row, answers: row.answers === null ? sql`null` : row.answers })
    .onConflictDoNothing({ target: [formSubmissions.siteId, formSubmissions.keyHash] })
    .returning({ id: formSubmissions.id });
  return rows.length > 0;
}

export async function bodyHashOf(tx: Tx, keyHash: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ bodyHash: formSubmissions.bodyHash })
    .from(formSubmissions)
    .where(eq(formSubmissions.keyHash, keyHash));
  return row?.bodyHash;
}

export async function forgetOlder(tx: Tx, than: Date): Promise<void> {
  await tx.delete(formSubmissions).where(lt(formSubmissions.createdAt, than));
}

/** What was deleted that long ago, and rows that only remembered a key. */
export async function forgetDeleted(tx: Tx, before: Date): Promise<void> {
  await tx
    .delete(formSubmissions)
    .where(
      or(
        lt(formSubmissions.deletedAt, before),
        and(isNull(formSubmissions.answers), lt(formSubmissions.createdAt, before)),
      ),
    );
}

export async function listSubmissions(tx: Tx, filter: SubmissionFilter): Promise<SubmissionRow[]> {
  const { before } = filter;
  return tx
    .select(columns)
    .from(formSubmissions)
    .where(
      and(
        isKept,
        filter.show === 'deleted' ? isNotNull(formSubmissions.deletedAt) : isNull(formSubmissions.deletedAt),
        filter.show === 'deleted' ? undefined : eq(formSubmissions.isSpam, filter.show === 'spam'),
        filter.show === 'unread' ? eq(formSubmissions.isRead, false) : undefined,
        filter.show === 'starred' ? eq(formSubmissions.isStarred, true) : undefined,
        filter.formId === undefined ? undefined : eq(formSubmissions.formId, filter.formId),
        filter.words === ''
          ? undefined
          : ilike(formSubmissions.words, `%${filter.words.replaceAll(/[\\%_]/g, '\\$&')}%`),
        before
          ? or(
              lt(formSubmissions.createdAt, before.createdAt),
              and(eq(formSubmissions.createdAt, before.createdAt), lt(formSubmissions.id, before.id)),
            )
          : undefined,
      ),
    )
    .orderBy(desc(formSubmissions.createdAt), desc(formSubmissions.id))
    .limit(filter.limit);
}

export async function countUnread(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)` })
    .from(formSubmissions)
    .where(
      and(
        isKept,
        isNull(formSubmissions.deletedAt),
        eq(formSubmissions.isRead, false),
        eq(formSubmissions.isSpam, false),
      ),
    );
  return row?.count ?? 0;
}

export async function findSubmission(tx: Tx, id: string): Promise<SubmissionRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(formSubmissions)
    .where(and(isKept, eq(formSubmissions.id, id)));
  return row;
}

export async function markSubmissions(
  tx: Tx,
  ids: readonly string[],
  change: Partial<{
    isRead: boolean;
    isStarred: boolean;
    isSpam: boolean;
    deletedAt: Date | null;
    assignedTo: string | null;
    note: string;
  }>,
): Promise<number> {
  const rows = await tx
    .update(formSubmissions)
    .set(change)
    .where(inArray(formSubmissions.id, [...ids]))
    .returning({ id: formSubmissions.id });
  return rows.length;
}

export interface UploadRow {
  id: string;
  formId: string;
  fieldId: string;
  name: string;
  hash: string;
  size: number;
}

const uploadColumns = {
  id: formUploads.id,
  formId: formUploads.formId,
  fieldId: formUploads.fieldId,
  name: formUploads.name,
  hash: formUploads.hash,
  size: formUploads.size,
};

export async function insertUpload(
  tx: Tx,
  row: UploadRow & { siteId: string; createdAt: Date },
): Promise<void> {
  await tx.insert(formUploads).values(row);
}

/** Takes files that were sent for this field and belong to nothing yet. */
export async function claimUploads(
  tx: Tx,
  wanted: { ids: readonly string[]; formId: string; fieldId: string; submissionId: string },
): Promise<number> {
  if (wanted.ids.length === 0) return 0;
  const rows = await tx
    .update(formUploads)
    .set({ submissionId: wanted.submissionId })
    .where(
      and(
        inArray(formUploads.id, [...wanted.ids]),
        eq(formUploads.formId, wanted.formId),
        eq(formUploads.fieldId, wanted.fieldId),
        isNull(formUploads.submissionId),
      ),
    )
    .returning({ id: formUploads.id });
  return rows.length;
}

export async function namesOfUploads(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: formUploads.id, name: formUploads.name })
    .from(formUploads)
    .where(inArray(formUploads.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function listUploads(tx: Tx, submissionId: string): Promise<UploadRow[]> {
  return tx.select(uploadColumns).from(formUploads).where(eq(formUploads.submissionId, submissionId));
}

export async function findUpload(tx: Tx, id: string): Promise<UploadRow | undefined> {
  const [row] = await tx
    .select(uploadColumns)
    .from(formUploads)
    .where(and(eq(formUploads.id, id), isNotNull(formUploads.submissionId)));
  return row;
}

/** Files nobody submitted in time, and those whose submission is gone. Returns what held their bytes. */
export async function forgetUploads(tx: Tx, unclaimedBefore: Date): Promise<string[]> {
  const isOrphan = notExists(
    tx
      .select({ id: formSubmissions.id })
      .from(formSubmissions)
      .where(
        and(eq(formSubmissions.siteId, formUploads.siteId), eq(formSubmissions.id, formUploads.submissionId)),
      ),
  );
  const rows = await tx
    .delete(formUploads)
    .where(
      or(
        and(isNull(formUploads.submissionId), lt(formUploads.createdAt, unclaimedBefore)),
        and(isNotNull(formUploads.submissionId), isOrphan),
      ),
    )
    .returning({ hash: formUploads.hash });
  return rows.map(({ hash }) => hash);
}

/** The oldest of what is forgotten by its age, for each age there is. */
export async function readOldest(tx: Tx) {
  const [row] = await tx
    .select({
      submission: min(formSubmissions.createdAt),
      deleted: min(formSubmissions.deletedAt),
      emptied:
        sql<Date | null>`min(${formSubmissions.createdAt}) filter (where ${formSubmissions.answers} is null)`.mapWith(
          formSubmissions.createdAt,
        ),
    })
    .from(formSubmissions);
  const [upload] = await tx
    .select({ unclaimed: min(formUploads.createdAt) })
    .from(formUploads)
    .where(isNull(formUploads.submissionId));
  return {
    submission: row?.submission ?? null,
    deleted: row?.deleted ?? null,
    emptied: row?.emptied ?? null,
    unclaimed: upload?.unclaimed ?? null,
  };
}

const UPLOADS_LOCK = 7_461_203;

/** Files with the same bytes are one: none is added while unused ones are taken away. */
export async function lockUploads(tx: Tx, how: 'adding' | 'removing'): Promise<void> {
  await tx.execute(
    how === 'adding'
      ? sql`select pg_advisory_xact_lock_shared(${UPLOADS_LOCK})`
      : sql`select pg_advisory_xact_lock(${UPLOADS_LOCK})`,
  );
}

export type FormEvent = 'view' | 'start' | 'exit' | 'submit';
export type FormCount = typeof formCounts.$inferInsert;

export async function addCounts(tx: Tx, rows: readonly FormCount[]): Promise<void> {
  await tx
    .insert(formCounts)
    .values([...rows])
    .onConflictDoUpdate({
      target: [formCounts.siteId, formCounts.formId, formCounts.day, formCounts.event, formCounts.fieldId],
      set: { count: sql`${formCounts.count} + excluded.count` },
    });
}

export async function sumEvents(tx: Tx, formId: string, since: string) {
  return tx
    .select({
      event: sql<FormEvent>`${formCounts.event}`,
      fieldId: formCounts.fieldId,
      count: sql<number>`sum(${formCounts.count})`,
    })
    .from(formCounts)
    .where(and(eq(formCounts.formId, formId), gte(formCounts.day, since)))
    .groupBy(formCounts.event, formCounts.fieldId);
}

/** Counted from what arrived, so that no two submissions of a form wait for each other. */
export async function countSubmissions(tx: Tx, formId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)` })
    .from(formSubmissions)
    .where(
      and(
        eq(formSubmissions.formId, formId),
        gte(formSubmissions.createdAt, since),
        eq(formSubmissions.isSpam, false),
      ),
    );
  return row?.count ?? 0;
}

/** What counts: kept, wanted and no spam. */
const countsFor = (formId: string) =>
  and(
    eq(formSubmissions.formId, formId),
    isKept,
    eq(formSubmissions.isSpam, false),
    isNull(formSubmissions.deletedAt),
  );

export async function countKept(tx: Tx, formId: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)` })
    .from(formSubmissions)
    .where(countsFor(formId));
  return row?.count ?? 0;
}

/** How often each option was chosen, whether one or several can be. */
export async function countChosen(
  tx: Tx,
  formId: string,
): Promise<{ fieldId: string; option: string; count: number }[]> {
  const answer = sql.identifier('answer');
  const option = sql.identifier('option');
  return tx
    .select({
      fieldId: sql<string>`${answer} ->> 'id'`,
      option: sql<string>`${option}`,
      count: sql<number>`count(*)`,
    })
    .from(formSubmissions)
    .innerJoin(sql`jsonb_array_elements(${formSubmissions.answers}) as ${answer}`, sql`true`)
    .innerJoin(
      sql`jsonb_array_elements_text(case jsonb_typeof(${answer} -> 'value') when 'array' then ${answer} -> 'value' else jsonb_build_array(${answer} -> 'value') end) as ${option}`,
      sql`true`,
    )
    .where(and(countsFor(formId), sql`${answer} ->> 'type' in ('radio', 'select', 'checkbox')`))
    .groupBy(sql`1`, sql`2`);
}

/** A form of its own, or the one that a mailing list is. */
export async function hasForm(tx: Tx, formId: string): Promise<boolean> {
  const ofDocument = tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.kind, 'form'), eq(documents.key, formId)));
  const ofList = tx.select({ id: mailingLists.id }).from(mailingLists).where(eq(mailingLists.id, formId));
  return (await ofDocument).length > 0 || (await ofList).length > 0;
}

/** A form that owners have and have not deleted, whether it is published or not. */
export async function hasDraft(tx: Tx, formId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: documents.id })
    .from(documents)
    .innerJoin(
      revisions,
      and(eq(revisions.documentId, documents.id), eq(revisions.number, documents.draftRevision)),
    )
    .where(and(eq(documents.kind, 'form'), eq(documents.key, formId), isNotNull(revisions.body)));
  return rows.length > 0;
}
