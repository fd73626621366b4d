import { and, eq } from 'drizzle-orm';
import { sumCents, type Cents } from '#core/money/currency.ts';
import type { Tx } from '../../../database/database.ts';
import { testPayments, testRefunds } from '../../../database/schema.ts';
import { statementForMany } from '../../../database/gathering.ts';

export type TestPayment = typeof testPayments.$inferSelect;

type NewTestPayment = Omit<TestPayment, 'refunded' | 'createdAt'>;

/** What the provider tells of a payment that it was asked for. */
type Kept = Pick<TestPayment, 'id' | 'amount' | 'currency' | 'state' | 'problem'>;

const inserting = statementForMany<NewTestPayment, Kept>(
  'insert-test-payment',
  `with asked as (
     select * from json_to_recordset($1::json) as asked(id text, key text, reference text, card text, amount bigint,
       currency text, state text, problem text, secret text, nth int)
   ), kept as (
     insert into test_payments (id, key, reference, card, amount, currency, state, problem, secret)
     select id, key, reference, card, amount, currency, state, problem, secret from asked
     on conflict (key) do update set key = excluded.key returning *
   )
   select nth, kept.id, kept.amount, kept.currency, kept.state, kept.problem from kept join asked using (key)`,
);

/** The payments of these keys: new ones, or those that were there. */
export async function insertOnce(tx: Tx, rows: readonly NewTestPayment[]): Promise<readonly Kept[]> {
  const kept = (await inserting(tx, rows)).filter((row) => row !== undefined);
  if (kept.length < rows.length) throw new Error('A payment was not kept.');
  return kept;
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
  refund: { key: string; paymentId: string; amount: Cents },
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
      .set({ refunded: sumCents([payment.refunded, refund.amount]) })
      .where(eq(testPayments.id, refund.paymentId));
    return true;
  });
}
