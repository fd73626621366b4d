import { desc, eq, lt } from 'drizzle-orm';
import type { WebhookRefusal } from '#core/payments/webhook-refusal.ts';
import type { Tx } from '../database/database.ts';
import { webhookRefusals } from '../database/schema.ts';

/** Anybody can send calls that are not believed: one row for each kind is written at most this often. */
const QUIET_MS = 1000;

export async function keepRefusal(
  tx: Tx,
  row: { siteId: string; provider: string; reason: WebhookRefusal; at: Date },
): Promise<void> {
  const { siteId, provider, reason } = webhookRefusals;
  await tx
    .insert(webhookRefusals)
    .values(row)
    .onConflictDoUpdate({
      target: [siteId, provider, reason],
      set: { at: row.at },
      setWhere: lt(webhookRefusals.at, new Date(row.at.getTime() - QUIET_MS)),
    });
}

/** Newest first. */
export async function listRefusals(tx: Tx) {
  return tx.select().from(webhookRefusals).orderBy(desc(webhookRefusals.at));
}

export async function forgetRefusals(tx: Tx, provider: string): Promise<void> {
  await tx.delete(webhookRefusals).where(eq(webhookRefusals.provider, provider));
}
