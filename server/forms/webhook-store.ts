import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { webhookDeliveries } from '../database/schema.ts';

export type DeliveryState = 'waiting' | 'delivered' | 'dead';

const columns = {
  id: webhookDeliveries.id,
  formId: webhookDeliveries.formId,
  submissionId: webhookDeliveries.submissionId,
  url: webhookDeliveries.url,
  payload: webhookDeliveries.payload,
  state: sql<DeliveryState>`${webhookDeliveries.state}`,
  attempts: webhookDeliveries.attempts,
  problem: webhookDeliveries.problem,
  createdAt: webhookDeliveries.createdAt,
};

export async function insertDelivery(
  tx: Tx,
  row: {
    siteId: string;
    id: string;
    formId: string;
    submissionId: string;
    url: string;
    payload: string;
    createdAt: Date;
  },
): Promise<void> {
  await tx.insert(webhookDeliveries).values(row);
}

export async function findDelivery(tx: Tx, id: string) {
  const [row] = await tx.select(columns).from(webhookDeliveries).where(eq(webhookDeliveries.id, id));
  return row;
}

export async function changeDelivery(
  tx: Tx,
  id: string,
  change: { state: DeliveryState; attempts: number; problem: string; endedAt: Date | null },
): Promise<void> {
  await tx.update(webhookDeliveries).set(change).where(eq(webhookDeliveries.id, id));
}

export async function listDeliveries(tx: Tx, formId: string, limit: number) {
  return tx
    .select(columns)
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.formId, formId)))
    .orderBy(desc(webhookDeliveries.createdAt))
    .limit(limit);
}
