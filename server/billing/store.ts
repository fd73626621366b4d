import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Interval } from '#core/billing/plans.ts';
import type { SubscriptionState } from '#core/billing/subscription.ts';
import type { Cents, CurrencyCode } from '#core/money/currency.ts';
import type { Tx } from '../database/database.ts';
import { invoices, sites, subscriptions } from '../database/schema.ts';

export type InvoiceState = 'open' | 'paid' | 'void';

export interface Subscription {
  state: SubscriptionState;
  planId: string;
  planName: string;
  interval: Interval;
  amount: Cents;
  currency: CurrencyCode;
  anchor: Date;
  periods: number;
  periodStart: Date;
  periodEnd: Date;
  graceEndsAt: Date | null;
  nextPlanId: string | null;
  nextInterval: Interval | null;
  methodToken: string;
  methodLabel: string;
}

export interface Invoice {
  id: string;
  number: string;
  state: InvoiceState;
  description: string;
  planId: string;
  interval: Interval;
  amount: Cents;
  currency: CurrencyCode;
  periodStart: Date;
  periodEnd: Date;
  billedTo: string;
  issuedAt: Date;
  paidAt: Date | null;
}

/** One step of a site's billing at a time: a second one must see what the first one did. */
export async function lock(tx: Tx, siteId: string): Promise<void> {
  await tx.select({ id: sites.id }).from(sites).where(eq(sites.id, siteId)).for('update');
}

export async function findSubscription(tx: Tx): Promise<Subscription | undefined> {
  const [row] = await tx.select().from(subscriptions);
  return row as Subscription | undefined;
}

export async function putSubscription(tx: Tx, siteId: string, row: Subscription): Promise<void> {
  await tx
    .insert(subscriptions)
    .values({ siteId, ...row })
    .onConflictDoUpdate({ target: [subscriptions.siteId], set: { ...row } });
}

export async function updateSubscription(
  tx: Tx,
  siteId: string,
  change: Partial<Subscription>,
): Promise<void> {
  await tx.update(subscriptions).set(change).where(eq(subscriptions.siteId, siteId));
}

export async function insertInvoice(tx: Tx, siteId: string, row: Invoice): Promise<void> {
  await tx.insert(invoices).values({ siteId, ...row });
}

export async function findInvoice(tx: Tx, id: string): Promise<Invoice | undefined> {
  const [row] = await tx.select().from(invoices).where(eq(invoices.id, id));
  return row as Invoice | undefined;
}

export async function listInvoices(tx: Tx, state?: InvoiceState): Promise<Invoice[]> {
  const rows = await tx
    .select()
    .from(invoices)
    .where(and(state === undefined ? sql`true` : eq(invoices.state, state)))
    .orderBy(desc(invoices.issuedAt), desc(invoices.number))
    .limit(200);
  return rows as Invoice[];
}

export async function countInvoices(tx: Tx): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(invoices);
  return row?.total ?? 0;
}

export async function endInvoice(
  tx: Tx,
  id: string,
  state: Exclude<InvoiceState, 'open'>,
  paidAt: Date | null,
): Promise<void> {
  await tx.update(invoices).set({ state, paidAt }).where(eq(invoices.id, id));
}
