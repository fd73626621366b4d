import { and, count, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { letterOf } from '#core/experiments/experiment.ts';
import { DOCUMENT_OF, type Subject } from '#core/experiments/subject.ts';
import type { RunningTrial } from './running.ts';
import type { Counted } from '#core/experiments/assignment.ts';
import type { Tx } from '../database/database.ts';
import { documents, experimentCounts, experiments, revisions } from '../database/schema.ts';

export type ExperimentRow = typeof experiments.$inferSelect;
export interface Found extends ExperimentRow {
  liveRevision: number | null;
  draftRevision: number;
  title: string;
  path: string;
}

const documentOf = and(eq(documents.siteId, experiments.siteId), eq(documents.id, experiments.documentId));
const draftOf = and(
  eq(revisions.siteId, documents.siteId),
  eq(revisions.documentId, documents.id),
  eq(revisions.number, documents.draftRevision),
);

const found = {
  experiment: experiments,
  liveRevision: documents.liveRevision,
  draftRevision: documents.draftRevision,
  title: sql<string>`coalesce(${revisions.body}->>'title', '')`,
  path: sql<string>`coalesce(${documents.draftPath}, '')`,
};

export async function list(tx: Tx, limit: number): Promise<Found[]> {
  const rows = await tx
    .select(found)
    .from(experiments)
    .innerJoin(documents, documentOf)
    .innerJoin(revisions, draftOf)
    .orderBy(desc(experiments.createdAt))
    .limit(limit);
  return rows.map(({ experiment, ...page }) => ({ ...experiment, ...page }));
}

/** Held until the transaction ends, so that nobody else starts or stops it meanwhile. */
export async function hold(tx: Tx, id: string): Promise<Found | undefined> {
  const [row] = await tx
    .select(found)
    .from(experiments)
    .innerJoin(documents, documentOf)
    .innerJoin(revisions, draftOf)
    .where(eq(experiments.id, id))
    .for('update', { of: experiments });
  return row && { ...row.experiment, ...row };
}

const live = alias(revisions, 'live');
const liveOf = and(
  eq(live.siteId, documents.siteId),
  eq(live.documentId, documents.id),
  eq(live.number, documents.liveRevision),
);

/** A document that is live, with what is drafted of it; nothing is drafted of what is in the trash. */
export interface Versions {
  id: string;
  kind: string;
  title: string;
  path: string;
  liveRevision: number;
  draftRevision: number;
  live: unknown;
  draft: unknown;
}

async function listVersions(tx: Tx, where: SQL | undefined, limit: number): Promise<Versions[]> {
  const rows = await tx
    .select({
      id: documents.id,
      kind: documents.kind,
      title: found.title,
      path: found.path,
      liveRevision: live.number,
      draftRevision: documents.draftRevision,
      live: live.body,
      draft: revisions.body,
    })
    .from(documents)
    .innerJoin(revisions, draftOf)
    .innerJoin(live, liveOf)
    .where(and(where, isNotNull(live.body), isNotNull(revisions.body)))
    .orderBy(documents.kind, documents.draftPath)
    .limit(limit);
  return rows;
}

export async function readVersions(tx: Tx, subject: Subject): Promise<Versions | undefined> {
  const kind = eq(documents.kind, DOCUMENT_OF[subject.kind]);
  const which = subject.kind === 'style' ? kind : and(kind, eq(documents.id, subject.pageId));
  return (await listVersions(tx, which, 1))[0];
}

/** Pages and the theme, where a draft differs from what is live. */
export async function listDrafted(tx: Tx, limit: number): Promise<Versions[]> {
  const isChanged = sql`${documents.draftRevision} <> ${documents.liveRevision}
    and ${revisions.sameAs} is distinct from ${documents.liveRevision}`;
  return listVersions(tx, and(sql`${documents.kind} in ('page', 'theme')`, isChanged), limit);
}

export async function isThere(tx: Tx, subject: Subject): Promise<boolean> {
  if (subject.kind === 'style') return true;
  const [row] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.id, subject.pageId), eq(documents.kind, 'page')));
  return row !== undefined;
}

export async function insert(tx: Tx, row: typeof experiments.$inferInsert): Promise<void> {
  await tx.insert(experiments).values(row);
}

export async function update(
  tx: Tx,
  id: string,
  change: Partial<typeof experiments.$inferInsert>,
): Promise<void> {
  await tx.update(experiments).set(change).where(eq(experiments.id, id));
}

export async function remove(tx: Tx, id: string): Promise<void> {
  await tx.delete(experimentCounts).where(eq(experimentCounts.experimentId, id));
  await tx.delete(experiments).where(eq(experiments.id, id));
}

export async function countRunning(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ running: count() })
    .from(experiments)
    .where(eq(experiments.state, 'running'));
  return row?.running ?? 0;
}

/** Those that visitors take part in: what is live is still what they began with. */
export async function listTrials(tx: Tx): Promise<RunningTrial[]> {
  const rows = await tx
    .select({ experiment: experiments })
    .from(experiments)
    .innerJoin(documents, and(documentOf, eq(documents.liveRevision, experiments.baseRevision)))
    .where(eq(experiments.state, 'running'));
  return rows.map(({ experiment }) => ({
    id: experiment.id,
    slug: experiment.slug,
    subject: subjectOf(experiment),
    documentId: experiment.documentId,
    goal: experiment.goal,
    revisions: experiment.revisions,
    variants: experiment.revisions.map((_, index) => letterOf(index)),
  }));
}

export function subjectOf({
  subject: kind,
  documentId: pageId,
  section,
}: Pick<ExperimentRow, 'subject' | 'documentId' | 'section'>): Subject {
  if (kind === 'style') return { kind };
  return kind === 'section' ? { kind, pageId, sectionId: section?.id ?? '' } : { kind, pageId };
}

export async function readBody(tx: Tx, documentId: string, number: number): Promise<unknown> {
  const [row] = await tx
    .select({ body: revisions.body })
    .from(revisions)
    .where(and(eq(revisions.documentId, documentId), eq(revisions.number, number)));
  return row?.body;
}

const COLUMNS = { seen: 'visitors', reached: 'conversions' } as const;

export async function addCount(
  tx: Tx,
  row: { siteId: string; experimentId: string; variant: string; day: string },
  counted: Counted,
): Promise<void> {
  const column = COLUMNS[counted];
  await tx
    .insert(experimentCounts)
    .values({ ...row, [column]: 1 })
    .onConflictDoUpdate({
      target: [
        experimentCounts.siteId,
        experimentCounts.experimentId,
        experimentCounts.variant,
        experimentCounts.day,
      ],
      set: { [column]: sql`${experimentCounts[column]} + 1` },
    });
}

export async function sumCounts(tx: Tx) {
  return tx
    .select({
      experimentId: experimentCounts.experimentId,
      variant: experimentCounts.variant,
      visitors: sql<number>`sum(${experimentCounts.visitors})::int`,
      conversions: sql<number>`sum(${experimentCounts.conversions})::int`,
    })
    .from(experimentCounts)
    .groupBy(experimentCounts.experimentId, experimentCounts.variant);
}
