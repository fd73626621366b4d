import { and, eq, gt, lt } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { siteUsers, siteUserSessions } from '../database/schema.ts';

/** Says whether the e-mail was free. */
export async function insertUser(
  tx: Tx,
  row: { siteId: string; id: string; email: string; passwordHash: string },
): Promise<boolean> {
  const added = await tx.insert(siteUsers).values(row).onConflictDoNothing().returning({ id: siteUsers.id });
  return added.length > 0;
}

export async function findUser(tx: Tx, email: string) {
  const [row] = await tx.select().from(siteUsers).where(eq(siteUsers.email, email));
  return row;
}

export async function insertSession(
  tx: Tx,
  row: { siteId: string; tokenHash: string; siteUserId: string; expiresAt: Date },
): Promise<void> {
  await tx.insert(siteUserSessions).values(row);
}

export async function findSession(tx: Tx, tokenHash: string, now: Date) {
  const [row] = await tx
    .select({ id: siteUsers.id, email: siteUsers.email })
    .from(siteUserSessions)
    .innerJoin(
      siteUsers,
      and(eq(siteUsers.siteId, siteUserSessions.siteId), eq(siteUsers.id, siteUserSessions.siteUserId)),
    )
    .where(and(eq(siteUserSessions.tokenHash, tokenHash), gt(siteUserSessions.expiresAt, now)));
  return row;
}

export async function deleteSession(tx: Tx, tokenHash: string): Promise<void> {
  await tx.delete(siteUserSessions).where(eq(siteUserSessions.tokenHash, tokenHash));
}

export async function deleteExpired(tx: Tx, now: Date): Promise<void> {
  await tx.delete(siteUserSessions).where(lt(siteUserSessions.expiresAt, now));
}
