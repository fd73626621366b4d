import { and, count, desc, eq, sql } from 'drizzle-orm';
import { letterOf } from '#core/experiments/experiment.ts';
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

const pageOf = and(eq(documents.siteId, experiments.siteId), eq(documents.id, experiments.pageId));
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
    .innerJoin(documents, pageOf)
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
    .innerJoin(documents, pageOf)
    .innerJoin(revisions, draftOf)
    .where(eq(experiments.id, id))
    .for('update', { of: experiments });
  return row && { ...row.experiment, ...row };
}

export async function readPage(tx: Tx, pageId: string) {
  const [row] = await tx
    .select({
      liveRevision: documents.liveRevision,
      draftRevision: documents.draftRevision,
      sameAs: revisions.sameAs,
    })
    .from(documents)
    .innerJoin(revisions, draftOf)
    .where(and(eq(documents.id, pageId), eq(documents.kind, 'page')));
  return row;
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

/** Those that visitors take part in: the page is still the one that they began with. */
export async function listTrials(tx: Tx): Promise<RunningTrial[]> {
  const rows = await tx
    .select({ experiment: experiments })
    .from(experiments)
    .innerJoin(documents, and(pageOf, eq(documents.liveRevision, experiments.baseRevision)))
    .where(eq(experiments.state, 'running'));
  return rows.map(({ experiment: { id, slug, pageId, goal, revisions: numbers } }) => ({
    id,
    slug,
    pageId,
    goal,
    revisions: numbers,
    variants: numbers.map((_, index) => letterOf(index)),
  }));
}

export async function readBody(tx: Tx, pageId: string, number: number): Promise<unknown> {
  const [row] = await tx
    .select({ body: revisions.body })
    .from(revisions)
    .where(and(eq(revisions.documentId, pageId), eq(revisions.number, number)));
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
