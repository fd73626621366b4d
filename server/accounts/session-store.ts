import { and, desc, eq, gt, lt, ne } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { accounts, accountTokens, handoffs, loginFailures, sessions } from '../database/schema.ts';

export async function insertSession(
  tx: Tx,
  row: { tokenHash: string; accountId: string; host: string; device: string; seenAt: Date; expiresAt: Date },
): Promise<void> {
  await tx.insert(sessions).values(row);
}

export async function findSession(tx: Tx, tokenHash: string, host: string, now: Date) {
  const [row] = await tx
    .select({ accountId: accounts.id, email: accounts.email, name: accounts.name, seenAt: sessions.seenAt })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.host, host), gt(sessions.expiresAt, now)));
  return row;
}

export async function touchSession(tx: Tx, tokenHash: string, seenAt: Date): Promise<void> {
  await tx.update(sessions).set({ seenAt }).where(eq(sessions.tokenHash, tokenHash));
}

export async function listSessions(tx: Tx, accountId: string, now: Date) {
  return tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.seenAt));
}

export async function deleteSession(tx: Tx, tokenHash: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Also the codes under way to a site's host, which would become sessions. */
export async function deleteSessionsOf(tx: Tx, accountId: string, exceptHash: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.accountId, accountId), ne(sessions.tokenHash, exceptHash)));
  await tx.delete(handoffs).where(eq(handoffs.accountId, accountId));
}

export async function deleteExpired(tx: Tx, now: Date, failuresBefore: Date): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.expiresAt, now));
  await tx.delete(handoffs).where(lt(handoffs.expiresAt, now));
  await tx.delete(accountTokens).where(lt(accountTokens.expiresAt, now));
  await tx.delete(loginFailures).where(lt(loginFailures.lastAt, failuresBefore));
}

export async function insertHandoff(
  tx: Tx,
  row: { codeHash: string; accountId: string; host: string; expiresAt: Date },
): Promise<void> {
  await tx.insert(handoffs).values(row);
}

/** Deleting is what makes the code single-use: of two redeemers one gets the row. */
export async function takeHandoff(
  tx: Tx,
  codeHash: string,
  host: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await tx
    .delete(handoffs)
    .where(and(eq(handoffs.codeHash, codeHash), eq(handoffs.host, host), gt(handoffs.expiresAt, now)))
    .returning({ accountId: handoffs.accountId });
  return row?.accountId;
}
