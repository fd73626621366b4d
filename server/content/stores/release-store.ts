import { and, desc, eq, sql } from 'drizzle-orm';
import type { DocumentKind } from '#core/content/kinds.ts';
import type { Tx } from '../../database/database.ts';
import { accounts, releases, schedules } from '../../database/schema.ts';
import { byName } from './store.ts';

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
  createdByName: string | null;
  createdAt: Date;
}

const releaseColumns = {
  number: releases.number,
  changes: sql<ReleaseChange[]>`${releases.changes}`,
  note: releases.note,
  undoOf: releases.undoOf,
  createdBy: releases.createdBy,
  createdByName: byName,
  createdAt: releases.createdAt,
};
const releaser = eq(accounts.id, releases.createdBy);

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
    .returning({ number: releases.number, createdAt: releases.createdAt });
  if (!inserted) throw new Error('The release was not written.');
  const [author] = row.createdBy
    ? await tx.select({ name: byName }).from(accounts).where(eq(accounts.id, row.createdBy))
    : [];
  // What was written is not read again: the changes of a large site are long.
  const { siteId: _, ...written } = row;
  return { ...written, ...inserted, changes: [...row.changes], createdByName: author?.name ?? null };
}

export async function listReleases(tx: Tx, limit: number): Promise<ReleaseRow[]> {
  return tx
    .select(releaseColumns)
    .from(releases)
    .leftJoin(accounts, releaser)
    .orderBy(desc(releases.number))
    .limit(limit);
}

export async function findRelease(tx: Tx, number: number): Promise<ReleaseRow | undefined> {
  const [row] = await tx
    .select(releaseColumns)
    .from(releases)
    .leftJoin(accounts, releaser)
    .where(eq(releases.number, number));
  return row;
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
