import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { accountTokens, loginFailures } from '../database/schema.ts';

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

export async function findFailures(tx: Tx, emailHash: string) {
  const [row] = await tx.select().from(loginFailures).where(eq(loginFailures.emailHash, emailHash));
  return row;
}

/** Writes the count only if nobody else did since it was read. */
export async function countFailure(
  tx: Tx,
  emailHash: string,
  before: number | undefined,
  after: { failures: number; lastAt: Date },
): Promise<boolean> {
  const written =
    before === undefined
      ? await tx
          .insert(loginFailures)
          .values({ emailHash, ...after })
          .onConflictDoNothing()
          .returning({ failures: loginFailures.failures })
      : await tx
          .update(loginFailures)
          .set(after)
          .where(and(eq(loginFailures.emailHash, emailHash), eq(loginFailures.failures, before)))
          .returning({ failures: loginFailures.failures });
  return written.length > 0;
}

export async function deleteFailures(tx: Tx, emailHash: string): Promise<void> {
  await tx.delete(loginFailures).where(eq(loginFailures.emailHash, emailHash));
}
