import { and, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { letters, memberPages, pagePasswords } from '../database/schema.ts';

/** What opens a page: a password, whose passes are signed with this key, or being a member. */
export type PageLock = { by: 'password'; key: string } | { by: 'members'; areaId: string };

/** Locked pages by id. The key changes with the password. */
export async function listPageLocks(tx: Tx): Promise<Map<string, PageLock>> {
  const rows = await tx
    .select({
      id: pagePasswords.documentId,
      key: sql<string>`encode(sha256(convert_to(${pagePasswords.passwordHash}, 'UTF8')), 'hex')`,
    })
    .from(pagePasswords);
  const forMembers = await tx
    .select({ id: memberPages.documentId, areaId: memberPages.areaId })
    .from(memberPages);
  // Emails to an area stand in the archive for its members alone.
  const mailed = await tx
    .select({ id: letters.id, areaId: letters.areaId })
    .from(letters)
    .where(and(eq(letters.isArchived, true), ne(letters.areaId, '')));
  return new Map<string, PageLock>([
    ...rows.map(({ id, key }) => [id, { by: 'password', key }] as const),
    ...[...forMembers, ...mailed].map(({ id, areaId }) => [id, { by: 'members', areaId }] as const),
  ]);
}

export async function findPageHash(tx: Tx, documentId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ hash: pagePasswords.passwordHash })
    .from(pagePasswords)
    .where(eq(pagePasswords.documentId, documentId));
  return row?.hash;
}

export async function putPageHash(
  tx: Tx,
  row: { siteId: string; documentId: string; passwordHash: string },
): Promise<void> {
  await tx
    .insert(pagePasswords)
    .values(row)
    .onConflictDoUpdate({
      target: [pagePasswords.siteId, pagePasswords.documentId],
      set: { passwordHash: row.passwordHash },
    });
}

/** Says whether there was one. */
export async function deletePageHash(tx: Tx, documentId: string): Promise<boolean> {
  const rows = await tx
    .delete(pagePasswords)
    .where(eq(pagePasswords.documentId, documentId))
    .returning({ id: pagePasswords.documentId });
  return rows.length > 0;
}

/** The member area of a page; nothing for one that is in none. */
export async function findArea(tx: Tx, documentId: string): Promise<string | undefined> {
  const isIts = eq(memberPages.documentId, documentId);
  return (await tx.select({ areaId: memberPages.areaId }).from(memberPages).where(isIts))[0]?.areaId;
}

export async function putArea(tx: Tx, row: typeof memberPages.$inferInsert): Promise<void> {
  await tx
    .insert(memberPages)
    .values(row)
    .onConflictDoUpdate({
      target: [memberPages.siteId, memberPages.documentId],
      set: { areaId: row.areaId },
    });
}

export async function deleteArea(tx: Tx, documentId: string): Promise<void> {
  await tx.delete(memberPages).where(eq(memberPages.documentId, documentId));
}
