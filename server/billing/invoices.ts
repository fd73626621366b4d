import { periodsAfter } from '#core/billing/periods.ts';
import type { Interval, Plan } from '#core/billing/plans.ts';
import type { CurrencyCode } from '#core/money/currency.ts';
import type { Tx } from '../database/database.ts';
import { newId } from '../ids.ts';
import * as store from './store.ts';

export const INVOICE_SUBJECT = 'invoice';
export const subjectOf = (invoiceId: string) => `${INVOICE_SUBJECT}:${invoiceId}`;
export const invoiceIdOf = (subject: string) => subject.slice(INVOICE_SUBJECT.length + 1);

/** Tries that time makes, told apart from those somebody makes by hand. */
const RENEWAL = 'renewal:';
export const renewalKey = (invoiceId: string, attempt: number) => `${RENEWAL}${invoiceId}:${attempt}`;
export const isRenewalKey = (key: string) => key.startsWith(RENEWAL);

const EVERY: Readonly<Record<Interval, string>> = { month: 'monthly', year: 'yearly' };

/** Writes the next bill of a site. Its number follows the one before; the site is locked meanwhile. */
export async function issueInvoice(
  tx: Tx,
  input: {
    siteId: string;
    plan: Plan;
    interval: Interval;
    currency: CurrencyCode;
    /** Where the period begins, and from where periods are counted. */
    from: { anchor: Date; periods: number; start: Date };
    billedTo: string;
    now: Date;
  },
): Promise<store.Invoice> {
  const { plan, interval, from, now } = input;
  const invoice: store.Invoice = {
    id: newId(),
    number: `${now.getUTCFullYear()}-${String((await store.countInvoices(tx)) + 1).padStart(4, '0')}`,
    state: 'open',
    description: `${plan.name} plan, ${EVERY[interval]}`,
    planId: plan.id,
    interval,
    amount: plan.prices[interval],
    currency: input.currency,
    periodStart: from.start,
    periodEnd: periodsAfter(from.anchor, interval, from.periods + 1),
    billedTo: input.billedTo,
    issuedAt: now,
    paidAt: null,
  };
  await store.insertInvoice(tx, input.siteId, invoice);
  return invoice;
}
