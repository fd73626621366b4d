import { and, desc, eq, sql } from 'drizzle-orm';
import type { Cents, CurrencyCode } from '#core/money/currency.ts';
import { PAYMENT_STATES, type PaymentProblem, type PaymentState } from '#core/payments/payment.ts';
import type { Tx } from '../database/database.ts';
import { payments, providerAccounts } from '../database/schema.ts';
import { statement } from '../database/statement.ts';
import type { SealedKeys } from '../secrets/places.ts';

const columns = {
  siteId: payments.siteId,
  id: payments.id,
  key: payments.key,
  subject: payments.subject,
  provider: payments.provider,
  providerId: payments.providerId,
  methodToken: payments.methodToken,
  methodLabel: payments.methodLabel,
  amount: sql<Cents>`${payments.amount}`,
  refunded: sql<Cents>`${payments.refunded}`,
  currency: sql<CurrencyCode>`${payments.currency}`,
  state: sql<PaymentState>`${payments.state}`,
  problem: sql<PaymentProblem | null>`${payments.problem}`,
};

export type PaymentRow = Awaited<ReturnType<typeof listBySubject>>[number];

const inserting = statement(
  'insert-payment',
  `insert into payments (site_id, id, key, subject, provider, method_token, method_label, amount, currency, state,
     created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
);

export async function insertPayment(tx: Tx, row: PaymentRow, createdAt: Date): Promise<void> {
  const { siteId, id, key, subject, provider, methodToken, methodLabel, amount, currency, state } = row;
  await inserting(tx, [
    siteId,
    id,
    key,
    subject,
    provider,
    methodToken,
    methodLabel,
    amount,
    currency,
    state,
    createdAt,
  ]);
}

export async function find(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select(columns).from(payments).where(eq(payments.id, id));
  return row;
}

/** A site's account and the payment that a call of it says it is about, if the account has taken that one. */
export async function findCalled(
  tx: Tx,
  { provider, id }: { provider: string; id: string },
): Promise<{ keys: SealedKeys; payment: PaymentRow | undefined } | undefined> {
  const isTaken = and(eq(payments.id, id), eq(payments.provider, providerAccounts.provider));
  const [row] = await tx
    .select({ keys: providerAccounts.keys, payment: columns })
    .from(providerAccounts)
    .leftJoin(payments, isTaken)
    .where(eq(providerAccounts.provider, provider));
  return row && { keys: row.keys, payment: row.payment ?? undefined };
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

const moving = statement<PaymentRow>(
  'move-payment',
  `update payments set state = $2, problem = $3, provider_id = coalesce($4, provider_id), settled_at = $5
   where id = $1 and state = any($6::text[])
   returning site_id as "siteId", id, key, subject, provider, provider_id as "providerId",
     method_token as "methodToken", method_label as "methodLabel", amount, refunded, currency, state, problem`,
);

/** Moves a payment if its present state allows it, and says whether it did: the second of two finds it moved. */
export async function move(
  tx: Tx,
  id: string,
  to: { state: PaymentState; problem: PaymentProblem | null; providerId?: string; settledAt: Date | null },
): Promise<PaymentRow | undefined> {
  const before = (Object.keys(PAYMENT_STATES) as PaymentState[]).filter((state) =>
    (PAYMENT_STATES[state] as readonly string[]).includes(to.state),
  );
  const [row] = await moving(tx, [id, to.state, to.problem, to.providerId ?? null, to.settledAt, before]);
  return row;
}

export async function setRefunded(tx: Tx, id: string, refunded: Cents): Promise<void> {
  await tx.update(payments).set({ refunded }).where(eq(payments.id, id));
}
