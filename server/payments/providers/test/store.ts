import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../database/database.ts';
import { testPayments, testRefunds } from '../../../database/schema.ts';
import { statement } from '../../../database/statement.ts';

export type TestPayment = typeof testPayments.$inferSelect;

const inserting = statement<TestPayment>(
  'insert-test-payment',
  `insert into test_payments (id, key, reference, card, amount, currency, state, problem, secret)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   on conflict (key) do update set key = excluded.key
   returning id, key, reference, card, amount, refunded, currency, state, problem, secret, created_at as "createdAt"`,
);

/** The payment of this key: the new one, or the one that was there. */
export async function insertOnce(
  tx: Tx,
  row: Omit<TestPayment, 'refunded' | 'createdAt'>,
): Promise<TestPayment> {
  const { id, key, reference, card, amount, currency, state, problem, secret } = row;
  const values = [id, key, reference, card, amount, currency, state, problem, secret];
  const [found] = await inserting(tx, values);
  if (!found) throw new Error('The payment was not kept.');
  return found;
}

export async function find(tx: Tx, id: string): Promise<TestPayment | undefined> {
  const [row] = await tx.select().from(testPayments).where(eq(testPayments.id, id));
  return row;
}

/** Only out of the state it is thought to be in. */
export async function move(
  tx: Tx,
  id: string,
  from: string,
  to: { state: string; problem: string | null },
): Promise<void> {
  await tx
    .update(testPayments)
    .set(to)
    .where(and(eq(testPayments.id, id), eq(testPayments.state, from)));
}

/** Locked for as long as it takes, so that the same key twice at once, or again after a crash, is one refund. */
export async function refundOnce(
  db: Tx,
  refund: { key: string; paymentId: string; amount: number },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [payment] = await tx
      .select()
      .from(testPayments)
      .where(eq(testPayments.id, refund.paymentId))
      .for('update');
    const [known] = await tx.select().from(testRefunds).where(eq(testRefunds.key, refund.key));
    if (known) return known.paymentId === refund.paymentId && known.amount === refund.amount;
    if (payment?.state !== 'succeeded' || payment.refunded + refund.amount > payment.amount) return false;
    await tx.insert(testRefunds).values(refund);
    await tx
      .update(testPayments)
      .set({ refunded: payment.refunded + refund.amount })
      .where(eq(testPayments.id, refund.paymentId));
    return true;
  });
}
