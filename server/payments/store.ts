import { and, desc, eq, sql } from 'drizzle-orm';
import type { Cents, CurrencyCode } from '#core/money/currency.ts';
import { PAYMENT_STATES, type PaymentProblem, type PaymentState } from '#core/payments/payment.ts';
import type { Tx } from '../database/database.ts';
import { payments, providerAccounts } from '../database/schema.ts';
import { isAsked, statementForMany } from '../database/gathering.ts';
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
  amount: payments.amount,
  refunded: payments.refunded,
  currency: sql<CurrencyCode>`${payments.currency}`,
  state: sql<PaymentState>`${payments.state}`,
  problem: sql<PaymentProblem | null>`${payments.problem}`,
};

export type PaymentRow = Awaited<ReturnType<typeof listBySubject>>[number];

const inserting = statementForMany<PaymentRow & { createdAt: Date }>(
  'insert-payment',
  `insert into payments (site_id, id, key, subject, provider, method_token, method_label, amount, currency, state,
     created_at)
   select "siteId", id, key, subject, provider, "methodToken", "methodLabel", amount, currency, state, "createdAt"
   from json_to_recordset($1::json) as asked("siteId" text, id text, key text, subject text, provider text,
     "methodToken" text, "methodLabel" text, amount bigint, currency text, state text, "createdAt" timestamptz)`,
);

export async function insertPayment(tx: Tx, row: PaymentRow, createdAt: Date): Promise<void> {
  await inserting(tx, [{ ...row, createdAt }]);
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

const COLUMNS = `site_id as "siteId", payments.id, payments.key, payments.subject, provider,
  payments.provider_id as "providerId", method_token as "methodToken", method_label as "methodLabel", amount, refunded,
  currency, payments.state, payments.problem`;

const latest = statementForMany<{ subject: string }, PaymentRow>(
  'latest-payment',
  `select nth, newest.* from json_to_recordset($1::json) as asked(subject text, nth int), lateral (
     select ${COLUMNS} from payments where payments.subject = asked.subject
     order by created_at desc, payments.id desc limit 1) as newest`,
);

/** The newest payment of a subject. */
export async function latestOf(tx: Tx, subject: string): Promise<PaymentRow | undefined> {
  return (await latest(tx, [{ subject }]))[0];
}

interface Move {
  state: PaymentState;
  problem: PaymentProblem | null;
  providerId?: string;
  settledAt: Date | null;
}

const moving = statementForMany<Move & { id: string; before: readonly PaymentState[] }, PaymentRow>(
  'move-payment',
  `with asked as materialized (
     select * from json_to_recordset($1::json) as asked(id text, state text, problem text, "providerId" text,
       "settledAt" timestamptz, before text[], nth int)
   )
   update payments set state = asked.state, problem = asked.problem,
     provider_id = coalesce(asked."providerId", provider_id), settled_at = "settledAt"
   from asked where payments.id = asked.id and ${isAsked('payments')} and payments.state = any(before)
   returning nth, ${COLUMNS}`,
);

/** Moves a payment if its present state allows it, and says whether it did: the second of two finds it moved. */
export async function move(tx: Tx, id: string, to: Move): Promise<PaymentRow | undefined> {
  const before = (Object.keys(PAYMENT_STATES) as PaymentState[]).filter((state) =>
    (PAYMENT_STATES[state] as readonly string[]).includes(to.state),
  );
  return (await moving(tx, [{ ...to, id, before }]))[0];
}

export async function setRefunded(tx: Tx, id: string, refunded: Cents): Promise<void> {
  await tx.update(payments).set({ refunded }).where(eq(payments.id, id));
}
