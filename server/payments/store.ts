import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { CurrencyCode } from '#core/currency.ts';
import { PAYMENT_STATES, type PaymentProblem, type PaymentState } from '#core/payments/payment.ts';
import type { Tx } from '../database/database.ts';
import { payments } from '../database/schema.ts';

const columns = {
  siteId: payments.siteId,
  id: payments.id,
  key: payments.key,
  subject: payments.subject,
  provider: payments.provider,
  providerId: payments.providerId,
  methodToken: payments.methodToken,
  methodLabel: payments.methodLabel,
  amount: payments.amount,
  refunded: payments.refunded,
  currency: sql<CurrencyCode>`${payments.currency}`,
  state: sql<PaymentState>`${payments.state}`,
  problem: sql<PaymentProblem | null>`${payments.problem}`,
};

export type PaymentRow = Awaited<ReturnType<typeof listBySubject>>[number];

export async function insertPayment(tx: Tx, row: typeof payments.$inferInsert): Promise<PaymentRow> {
  const [inserted] = await tx.insert(payments).values(row).returning(columns);
  if (!inserted) throw new Error('The payment was not written.');
  return inserted;
}

export async function find(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select(columns).from(payments).where(eq(payments.id, id));
  return row;
}

export async function findByKey(tx: Tx, key: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select(columns).from(payments).where(eq(payments.key, key));
  return row;
}

/** Newest first. */
export async function listBySubject(tx: Tx, subject: string) {
  return tx
    .select(columns)
    .from(payments)
    .where(eq(payments.subject, subject))
    .orderBy(desc(payments.createdAt), desc(payments.id));
}

/** Moves a payment if its present state allows it, and says whether it did: the second of two finds it moved. */
export async function move(
  tx: Tx,
  id: string,
  to: { state: PaymentState; problem: PaymentProblem | null; providerId?: string; settledAt: Date | null },
): Promise<PaymentRow | undefined> {
  const before = (Object.keys(PAYMENT_STATES) as PaymentState[]).filter((state) =>
    (PAYMENT_STATES[state] as readonly string[]).includes(to.state),
  );
  const [row] = await tx
    .update(payments)
    .set(to)
    .where(and(eq(payments.id, id), inArray(payments.state, before)))
    .returning(columns);
  return row;
}

export async function setRefunded(tx: Tx, id: string, refunded: number): Promise<void> {
  await tx.update(payments).set({ refunded }).where(eq(payments.id, id));
}
