import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import type { DocumentKind } from '#core/content/kinds.ts';
import type { Tx } from '../database/database.ts';
import { accounts, codePieces, documents, memberships, revisions } from '../database/schema.ts';

export interface CarrierRow {
  documentId: string;
  kind: DocumentKind;
  key: string | null;
  body: unknown;
}

/** Most documents hold no markup at all; those are not read. */
const mayCarry = sql`(${documents.kind} in ('theme', 'settings') or ${revisions.body}::text like '%<%')`;
const ofDocument = and(eq(revisions.siteId, documents.siteId), eq(revisions.documentId, documents.id));
const nameOf = sql<string | null>`coalesce(nullif(${accounts.name}, ''), ${accounts.email})`;
const columns = {
  documentId: documents.id,
  kind: sql<DocumentKind>`${documents.kind}`,
  key: documents.key,
  body: revisions.body,
};

/** Of these revisions, those that may hold code. */
export async function readCarriers(
  tx: Tx,
  wanted: readonly { documentId: string; number: number }[],
): Promise<CarrierRow[]> {
  if (wanted.length === 0) return [];
  const pairs = sql`select * from unnest(${sql.param(wanted.map(({ documentId }) => documentId))}::text[],
    ${sql.param(wanted.map(({ number }) => number))}::int[])`;
  return tx
    .select(columns)
    .from(documents)
    .innerJoin(revisions, ofDocument)
    .where(and(sql`(${revisions.documentId}, ${revisions.number}) in (${pairs})`, mayCarry));
}

/** Everything drafted or live that may hold code, with which of the two it is. */
export async function listCarriers(
  tx: Tx,
): Promise<(CarrierRow & { number: number; isDraft: boolean; isLive: boolean })[]> {
  return tx
    .select({
      ...columns,
      number: revisions.number,
      isDraft: sql<boolean>`${revisions.number} = ${documents.draftRevision}`,
      isLive: sql<boolean>`${revisions.number} is not distinct from ${documents.liveRevision}`,
    })
    .from(documents)
    .innerJoin(revisions, ofDocument)
    .where(and(sql`${revisions.number} in (${documents.draftRevision}, ${documents.liveRevision})`, mayCarry))
    .orderBy(asc(documents.createdAt), asc(documents.id), asc(revisions.number));
}

/** The revision that brought a text into a document. */
export async function findFirstWith(tx: Tx, documentId: string, text: string) {
  const [row] = await tx
    .select({ by: nameOf, at: revisions.createdAt })
    .from(revisions)
    .leftJoin(accounts, eq(accounts.id, revisions.createdBy))
    .where(
      and(
        eq(revisions.documentId, documentId),
        sql`strpos(${revisions.body}::text, ${JSON.stringify(text)}) > 0`,
      ),
    )
    .orderBy(asc(revisions.number))
    .limit(1);
  return row;
}

export async function listApproved(tx: Tx, hashes: readonly string[]) {
  return tx
    .select({ hash: codePieces.hash, by: nameOf, at: codePieces.approvedAt })
    .from(codePieces)
    .leftJoin(accounts, eq(accounts.id, codePieces.approvedBy))
    .where(and(inArray(codePieces.hash, [...hashes]), isNotNull(codePieces.approvedAt)));
}

/** Who let a piece through first stays written. */
export async function approve(
  tx: Tx,
  rows: readonly { siteId: string; hash: string; approvedBy: string | null; approvedAt: Date }[],
): Promise<void> {
  await tx
    .insert(codePieces)
    .values([...rows])
    .onConflictDoUpdate({
      target: [codePieces.siteId, codePieces.hash],
      set: { approvedBy: sql`excluded.approved_by`, approvedAt: sql`excluded.approved_at` },
      setWhere: isNull(codePieces.approvedAt),
    });
}

/** Says which of them nobody had asked about before. */
export async function insertAsked(
  tx: Tx,
  rows: readonly { siteId: string; hash: string; askedBy: string | null; askedAt: Date }[],
): Promise<string[]> {
  const added = await tx
    .insert(codePieces)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ hash: codePieces.hash });
  return added.map(({ hash }) => hash);
}

export async function listApprovers(tx: Tx): Promise<{ name: string; email: string }[]> {
  return tx
    .select({ name: accounts.name, email: accounts.email })
    .from(memberships)
    .innerJoin(accounts, eq(accounts.id, memberships.accountId))
    .where(sql`${memberships.isOwner} or ${ContributorRole.admin} = any(${memberships.roles})`);
}

export async function nameOfAccount(tx: Tx, accountId: string): Promise<string> {
  const [row] = await tx.select({ name: nameOf }).from(accounts).where(eq(accounts.id, accountId));
  return row?.name ?? '';
}
