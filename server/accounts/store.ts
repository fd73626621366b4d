import { and, eq, gt, lt } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { accounts, handoffs, memberships, sessions } from '../database/schema.ts';

export async function insertAccount(
  tx: Tx,
  row: { id: string; email: string; name: string; passwordHash: string },
): Promise<void> {
  await tx.insert(accounts).values(row);
}

export async function findAccountByEmail(tx: Tx, email: string) {
  const [row] = await tx.select().from(accounts).where(eq(accounts.email, email));
  return row;
}

export async function insertSession(
  tx: Tx,
  row: { tokenHash: string; accountId: string; host: string; expiresAt: Date },
): Promise<void> {
  await tx.insert(sessions).values(row);
}

export async function findSession(tx: Tx, tokenHash: string, host: string, now: Date) {
  const [row] = await tx
    .select({ accountId: accounts.id, email: accounts.email, name: accounts.name })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.host, host), gt(sessions.expiresAt, now)));
  return row;
}

export async function deleteSession(tx: Tx, tokenHash: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteExpired(tx: Tx, now: Date): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.expiresAt, now));
  await tx.delete(handoffs).where(lt(handoffs.expiresAt, now));
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

export async function insertMembership(
  tx: Tx,
  row: { siteId: string; accountId: string; roles: number[]; isOwner: boolean },
): Promise<void> {
  await tx.insert(memberships).values(row);
}

export async function findRoles(tx: Tx, siteId: string, accountId: string): Promise<number[] | undefined> {
  const [row] = await tx
    .select({ roles: memberships.roles })
    .from(memberships)
    .where(and(eq(memberships.siteId, siteId), eq(memberships.accountId, accountId)));
  return row?.roles;
}

export async function listMemberships(
  tx: Tx,
  accountId: string,
): Promise<{ siteId: string; roles: number[] }[]> {
  return tx
    .select({ siteId: memberships.siteId, roles: memberships.roles })
    .from(memberships)
    .where(eq(memberships.accountId, accountId));
}
