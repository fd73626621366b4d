import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { paymentAccounts, providerAccounts } from '../database/schema.ts';
import type { Keys } from './providers/provider.ts';

export interface AccountRow {
  provider: string;
  keys: Keys;
}

export async function listAccounts(tx: Tx): Promise<AccountRow[]> {
  return tx
    .select({ provider: providerAccounts.provider, keys: providerAccounts.keys })
    .from(providerAccounts);
}

/** In place of the keys that were there for this provider. */
export async function putAccount(
  tx: Tx,
  row: AccountRow & { siteId: string; updatedAt: Date },
): Promise<void> {
  await dropAccount(tx, row.provider);
  await tx.insert(providerAccounts).values(row);
}

export async function dropAccount(tx: Tx, provider: string): Promise<void> {
  const [dropped] = await tx
    .delete(providerAccounts)
    .where(eq(providerAccounts.provider, provider))
    .returning({ keys: providerAccounts.keys });
  // The last version kept them elsewhere, and its nodes may still run: what is forgotten is forgotten there too.
  if (dropped)
    await tx.delete(paymentAccounts).where(inArray(paymentAccounts.secretKey, Object.values(dropped.keys)));
}
