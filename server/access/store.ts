import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { pagePasswords } from '../database/schema.ts';

/** Locked pages by id, each with a key that changes with its password. */
export async function listPageLocks(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx
    .select({
      id: pagePasswords.documentId,
      key: sql<string>`encode(sha256(convert_to(${pagePasswords.passwordHash}, 'UTF8')), 'hex')`,
    })
    .from(pagePasswords);
  return new Map(rows.map(({ id, key }) => [id, key]));
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
