import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../database/database.ts';
import { accountTokens, loginFailures } from '../../database/schema.ts';

export interface TokenRow {
  tokenHash: string;
  accountId: string;
  purpose: string;
  detail: Record<string, string>;
  expiresAt: Date;
}

/** Says whether it is new. */
export async function insertToken(tx: Tx, row: TokenRow): Promise<boolean> {
  const added = await tx
    .insert(accountTokens)
    .values(row)
    .onConflictDoNothing()
    .returning({ tokenHash: accountTokens.tokenHash });
  return added.length > 0;
}

const isValid = (tokenHash: string, purposes: readonly string[], now: Date) =>
  and(
    eq(accountTokens.tokenHash, tokenHash),
    inArray(accountTokens.purpose, [...purposes]),
    gt(accountTokens.expiresAt, now),
  );

export async function findToken(
  tx: Tx,
  tokenHash: string,
  purposes: readonly string[],
  now: Date,
): Promise<TokenRow | undefined> {
  const [row] = await tx
    .select()
    .from(accountTokens)
    .where(isValid(tokenHash, purposes, now));
  return row as TokenRow | undefined;
}

/** Deleting is what makes a token single-use: of two users one gets the row. */
export async function takeToken(
  tx: Tx,
  tokenHash: string,
  purposes: readonly string[],
  now: Date,
): Promise<TokenRow | undefined> {
  const [row] = await tx
    .delete(accountTokens)
    .where(isValid(tokenHash, purposes, now))
    .returning();
  return row as TokenRow | undefined;
}

export async function deleteTokens(
  tx: Tx,
  accountId: string,
  purposes: readonly string[],
  after?: Date,
): Promise<void> {
  await tx
    .delete(accountTokens)
    .where(
      and(
        eq(accountTokens.accountId, accountId),
        inArray(accountTokens.purpose, [...purposes]),
        after && gt(accountTokens.expiresAt, after),
      ),
    );
}

/** The rows of these keys, made where there are none, held until the transaction ends. */
export async function lockFailures(tx: Tx, hashes: readonly string[], now: Date) {
  // In one order, so that two who hold some of the same never wait for each other.
  const rows = hashes.toSorted().map((emailHash) => ({ emailHash, failures: 0, lastAt: now }));
  return tx
    .insert(loginFailures)
    .values(rows)
    .onConflictDoUpdate({
      target: loginFailures.emailHash,
      set: { failures: sql`${loginFailures.failures}` },
    })
    .returning();
}

export async function setFailures(
  tx: Tx,
  emailHash: string,
  after: { failures: number; lastAt: Date },
): Promise<void> {
  await tx.update(loginFailures).set(after).where(eq(loginFailures.emailHash, emailHash));
}

export async function takeBackFailure(tx: Tx, emailHash: string): Promise<void> {
  await tx
    .update(loginFailures)
    .set({ failures: sql`greatest(${loginFailures.failures} - 1, 0)` })
    .where(eq(loginFailures.emailHash, emailHash));
}

export async function deleteFailures(tx: Tx, emailHash: string): Promise<void> {
  await tx.delete(loginFailures).where(eq(loginFailures.emailHash, emailHash));
}
