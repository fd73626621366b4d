import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { accounts, memberships } from '../database/schema.ts';

/** Says whether it was added; an email that has an account already changes nothing. */
export async function insertAccount(
  tx: Tx,
  row: { id: string; email: string; name: string; passwordHash: string; emailVerifiedAt: Date | null },
): Promise<boolean> {
  const added = await tx.insert(accounts).values(row).onConflictDoNothing().returning({ id: accounts.id });
  return added.length > 0;
}

export async function findAccountByEmail(tx: Tx, email: string) {
  const [row] = await tx.select().from(accounts).where(eq(accounts.email, email));
  return row;
}

export async function findAccount(tx: Tx, id: string) {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, id));
  return row;
}

export async function updateAccount(
  tx: Tx,
  id: string,
  values: Partial<
    Pick<
      typeof accounts.$inferSelect,
      | 'email'
      | 'name'
      | 'language'
      | 'guideLeftAt'
      | 'passwordHash'
      | 'emailVerifiedAt'
      | 'totpSecret'
      | 'recoveryHashes'
    >
  >,
): Promise<void> {
  await tx.update(accounts).set(values).where(eq(accounts.id, id));
}

/** Of two who use one recovery code, one finds it gone. */
export async function takeRecoveryHash(tx: Tx, id: string, hash: string): Promise<boolean> {
  const taken = await tx
    .update(accounts)
    .set({ recoveryHashes: sql`array_remove(${accounts.recoveryHashes}, ${hash})` })
    .where(and(eq(accounts.id, id), sql`${hash} = any(${accounts.recoveryHashes})`))
    .returning({ id: accounts.id });
  return taken.length > 0;
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
): Promise<{ siteId: string; roles: number[]; isOwner: boolean }[]> {
  return tx
    .select({ siteId: memberships.siteId, roles: memberships.roles, isOwner: memberships.isOwner })
    .from(memberships)
    .where(eq(memberships.accountId, accountId));
}

export async function listMemberNames(tx: Tx): Promise<{ id: string; name: string }[]> {
  return tx
    .select({ id: accounts.id, name: accounts.name })
    .from(memberships)
    .innerJoin(accounts, eq(accounts.id, memberships.accountId))
    .orderBy(accounts.name);
}
