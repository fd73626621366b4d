import { eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../database/database.ts';
import { assetFolders, assets } from '../database/schema.ts';

/** Every folder that was made or holds a file. */
export async function listFolders(tx: Tx): Promise<string[]> {
  const made = await tx.select({ path: assetFolders.path }).from(assetFolders);
  const filled = await tx
    .selectDistinct({ path: assets.folder })
    .from(assets)
    .where(isNull(assets.deletedAt));
  return [...made, ...filled].map(({ path }) => path);
}

export async function insertFolder(tx: Tx, siteId: string, path: string): Promise<void> {
  await tx.insert(assetFolders).values({ siteId, path }).onConflictDoNothing();
}

const isInside = (column: AnyPgColumn, path: string): SQL | undefined =>
  or(eq(column, path), sql`starts_with(${column}, ${`${path}/`})`);

/** Gives a folder and all below it another beginning; deleted files come back where the others are. */
export async function renameFolder(tx: Tx, from: string, to: string): Promise<void> {
  // The database counts letters, where JavaScript counts some of them twice.
  const rest = sql`char_length(${from}::text) + 1`;
  const renamed = (column: AnyPgColumn) =>
    to === ''
      ? sql<string>`ltrim(substr(${column}, ${rest}), '/')`
      : sql<string>`${to}::text || substr(${column}, ${rest})`;
  await tx
    .update(assets)
    .set({ folder: renamed(assets.folder) })
    .where(isInside(assets.folder, from));
  const moved = await tx.delete(assetFolders).where(isInside(assetFolders.path, from)).returning();
  for (const { siteId, path } of moved) {
    const next = to === '' ? path.slice(from.length + 1) : to + path.slice(from.length);
    if (next !== '') await insertFolder(tx, siteId, next);
  }
}
