import { eq } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { providerAccounts } from '../database/schema.ts';
import { openKeys, sealKeys } from '../secrets/places.ts';
import type { Vault } from '../secrets/vault.ts';
import type { Keys } from './providers/provider.ts';

export interface AccountRow {
  siteId: string;
  provider: string;
  keys: Keys;
}

export async function listAccounts(tx: Tx, vault: Vault): Promise<AccountRow[]> {
  const rows = await tx
    .select({
      siteId: providerAccounts.siteId,
      provider: providerAccounts.provider,
      keys: providerAccounts.keys,
    })
    .from(providerAccounts);
  return rows.map((row) => ({ ...row, keys: openKeys(vault, row, row.keys) }));
}

/** Whom the site has an account with; their keys stay sealed. */
export async function listProviders(tx: Tx): Promise<string[]> {
  const rows = await tx.select({ provider: providerAccounts.provider }).from(providerAccounts);
  return rows.map(({ provider }) => provider);
}

/** In place of the keys that were there for this provider. */
export async function putAccount(
  tx: Tx,
  vault: Vault,
  { keys, ...row }: AccountRow & { updatedAt: Date },
): Promise<void> {
  await dropAccount(tx, row.provider);
  await tx.insert(providerAccounts).values({ ...row, keys: sealKeys(vault, row, keys) });
}

export async function dropAccount(tx: Tx, provider: string): Promise<void> {
  await tx.delete(providerAccounts).where(eq(providerAccounts.provider, provider));
}
