import { sql } from 'drizzle-orm';
import type { ImportState, MovingReport } from '#core/moving/report.ts';
import type { Tx } from '../database/database.ts';
import { comments, importedThings, imports } from '../database/schema.ts';

const here = sql`current_setting('plinth.site_id')`;

export interface ImportRow {
  id: string;
  name: string;
  state: ImportState;
  size: number;
  done: number;
  report: MovingReport;
  problem: string;
  createdAt: Date;
  createdBy: string | null;
}

const columns = sql`id, name, state, size, done, report, problem, created_at as "createdAt", created_by as "createdBy"`;
const withDate = (row: ImportRow): ImportRow => ({ ...row, createdAt: new Date(row.createdAt) });

export async function addImport(tx: Tx, row: typeof imports.$inferInsert): Promise<void> {
  await tx.insert(imports).values(row);
}

export async function findImport(tx: Tx, id: string): Promise<ImportRow | undefined> {
  const { rows } = await tx.execute<ImportRow & Record<string, unknown>>(
    sql`select ${columns} from imports where site_id = ${here} and id = ${id}`,
  );
  return rows[0] && withDate(rows[0]);
}

export async function listImports(tx: Tx): Promise<ImportRow[]> {
  const { rows } = await tx.execute<ImportRow & Record<string, unknown>>(
    sql`select ${columns} from imports where site_id = ${here} order by created_at desc, id limit 20`,
  );
  return rows.map(withDate);
}

export async function changeImport(
  tx: Tx,
  id: string,
  change: { state?: ImportState; done?: number; report?: MovingReport; problem?: string },
): Promise<void> {
  await tx
    .update(imports)
    .set(change)
    .where(sql`site_id = ${here} and id = ${id}`);
}

/** What a thing of another system became here, if it came before. */
export async function findTarget(tx: Tx, origin: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ targetId: string }>(
    sql`select target_id as "targetId" from imported_things where site_id = ${here} and origin = ${origin}`,
  );
  return rows[0]?.targetId;
}

/** Which of these came before. */
export async function findOrigins(tx: Tx, origins: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ origin: string }>(sql`
    select origin from imported_things where site_id = ${here} and origin = any(${sql.param([...origins])}::text[])`);
  return new Set(rows.map(({ origin }) => origin));
}

export async function addTargets(
  tx: Tx,
  siteId: string,
  targets: readonly { origin: string; targetId: string }[],
): Promise<void> {
  await tx
    .insert(importedThings)
    .values(targets.map((target) => ({ siteId, ...target })))
    .onConflictDoNothing();
}

/** Adds what is not there yet, and says how many that were. */
export async function addComments(tx: Tx, rows: (typeof comments.$inferInsert)[]): Promise<number> {
  const { rowCount } = await tx.insert(comments).values(rows).onConflictDoNothing();
  return rowCount ?? 0;
}

export async function takenSlugs(tx: Tx, collectionId: string): Promise<Set<string>> {
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select slug from items where site_id = ${here} and collection_id = ${collectionId} and deleted_at is null`);
  return new Set(rows.map(({ slug }) => slug));
}

export async function takenPaths(tx: Tx): Promise<Set<string>> {
  const { rows } = await tx.execute<{ path: string }>(sql`
    select draft_path as path from documents where site_id = ${here} and draft_path is not null`);
  return new Set(rows.map(({ path }) => path));
}
