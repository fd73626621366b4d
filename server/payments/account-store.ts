import type { Tx } from '../database/database.ts';
import { paymentAccounts } from '../database/schema.ts';
import type { StripeKeys } from './providers/stripe/provider.ts';

export async function findAccount(tx: Tx): Promise<StripeKeys | undefined> {
  const [row] = await tx
    .select({
      publicKey: paymentAccounts.publicKey,
      secretKey: paymentAccounts.secretKey,
      webhookSecret: paymentAccounts.webhookSecret,
    })
    .from(paymentAccounts);
  return row;
}

export async function putAccount(tx: Tx, siteId: string, keys: StripeKeys, updatedAt: Date): Promise<void> {
  await tx
    .insert(paymentAccounts)
    .values({ ...keys, siteId, updatedAt })
    .onConflictDoUpdate({ target: paymentAccounts.siteId, set: { ...keys, updatedAt } });
}

export async function dropAccount(tx: Tx): Promise<void> {
  await tx.delete(paymentAccounts);
}
