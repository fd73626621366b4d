import { and, asc, eq, gt, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../database/database.ts';
import { accounts, passkeyChallenges, passkeys } from '../../database/schema.ts';

export type Passkey = typeof passkeys.$inferSelect;

export async function listPasskeys(tx: Tx, accountId: string): Promise<Passkey[]> {
  return tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function hasPasskey(tx: Tx, accountId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .limit(1);
  return row !== undefined;
}

export async function findByCredential(tx: Tx, credentialId: string): Promise<Passkey | undefined> {
  const [row] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** Until the transaction ends nobody else adds passkeys to the account. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
}

/** Until the transaction ends its counter is nobody else's to read; nothing once it was removed. */
export async function lockPasskey(tx: Tx, id: string): Promise<Passkey | undefined> {
  const [row] = await tx.select().from(passkeys).where(eq(passkeys.id, id)).for('update');
  return row;
}

/** Says whether it is new. */
export async function insertPasskey(tx: Tx, row: typeof passkeys.$inferInsert): Promise<boolean> {
  const added = await tx.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id });
  return added.length > 0;
}

export async function markUsed(
  tx: Tx,
  id: string,
  values: { counter: number; isSynced: boolean; usedAt: Date },
): Promise<void> {
  await tx.update(passkeys).set(values).where(eq(passkeys.id, id));
}

const own = (accountId: string, id: string) => and(eq(passkeys.accountId, accountId), eq(passkeys.id, id));

/** Says whether the account has it. */
export async function renamePasskey(
  tx: Tx,
  { accountId, id, name }: Pick<Passkey, 'accountId' | 'id' | 'name'>,
): Promise<boolean> {
  const renamed = await tx
    .update(passkeys)
    .set({ name })
    .where(own(accountId, id))
    .returning({ id: passkeys.id });
  return renamed.length > 0;
}

export async function deletePasskey(tx: Tx, accountId: string, id: string): Promise<Passkey | undefined> {
  const [row] = await tx.delete(passkeys).where(own(accountId, id)).returning();
  return row;
}

export async function deleteOthers(tx: Tx, accountId: string, kept: readonly string[]): Promise<void> {
  await tx.delete(passkeys).where(and(eq(passkeys.accountId, accountId), notInArray(passkeys.id, [...kept])));
}

/** Those of them that are gone; they come as JSON keeps them. One that is another account's by now stays theirs. */
export async function putBack(tx: Tx, rows: readonly Passkey[]): Promise<void> {
  if (rows.length === 0) return;
  const dateOf = (moment: Date | null) => moment && new Date(moment);
  const values = rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    usedAt: dateOf(row.usedAt),
  }));
  await tx.insert(passkeys).values(values).onConflictDoNothing();
}

export async function insertChallenge(tx: Tx, row: typeof passkeyChallenges.$inferInsert): Promise<void> {
  await tx.insert(passkeyChallenges).values(row);
}

/** Deleting is what makes a challenge single-use: of two answers one gets the row. */
export async function takeChallenge(
  tx: Tx,
  asked: { challengeHash: string; purpose: string; boundTo: string; now: Date },
): Promise<{ accountId: string | null } | undefined> {
  const [row] = await tx
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, asked.challengeHash),
        eq(passkeyChallenges.purpose, asked.purpose),
        eq(passkeyChallenges.boundTo, asked.boundTo),
        gt(passkeyChallenges.expiresAt, asked.now),
      ),
    )
    .returning({ accountId: passkeyChallenges.accountId });
  return row;
}

export async function deleteExpiredChallenges(tx: Tx, now: Date): Promise<void> {
  await tx.delete(passkeyChallenges).where(sql`${passkeyChallenges.expiresAt} < ${now}`);
}
