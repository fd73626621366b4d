import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { NO_CENTS } from '#core/money/currency.ts';
import { sites } from './sites.ts';
import { cents, moment, siteId } from './columns.ts';

/** The plan a site is on: one row a site, made with its first payment. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    state: text().notNull(),
    planId: text('plan_id').notNull(),
    planName: text('plan_name').notNull(),
    interval: text().notNull(),
    amount: cents('amount').notNull(),
    currency: text().notNull(),
    /** Periods are counted from here, so that a month of 31 days does not move the date for good. */
    anchor: moment('anchor').notNull(),
    periods: integer().notNull().default(0),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    graceEndsAt: moment('grace_ends_at'),
    /** What the next period will be, once an owner has chosen another plan. */
    nextPlanId: text('next_plan_id'),
    nextInterval: text('next_interval'),
    /** The provider's name for the card, and what a person may know of it. */
    methodToken: text('method_token').notNull(),
    methodLabel: text('method_label').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId] })],
);

export const invoices = pgTable(
  'invoices',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    number: text().notNull(),
    state: text().notNull(),
    description: text().notNull(),
    planId: text('plan_id').notNull(),
    interval: text().notNull(),
    amount: cents('amount').notNull(),
    currency: text().notNull(),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    billedTo: text('billed_to').notNull(),
    issuedAt: moment('issued_at').notNull(),
    paidAt: moment('paid_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    uniqueIndex('invoices_number').on(table.siteId, table.number),
  ],
);

/** Calls of payment providers that were not believed: the last of each kind, for owners to see. */
export const webhookRefusals = pgTable(
  'webhook_refusals',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    reason: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.provider, table.reason] })],
);

/** Every try to take money for a site or in its shop. The key makes a repeated call the same payment. */
export const payments = pgTable(
  'payments',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    key: text().notNull(),
    /** What is paid, e.g. `invoice:{id}`. */
    subject: text().notNull(),
    provider: text().notNull(),
    providerId: text('provider_id'),
    methodToken: text('method_token').notNull(),
    methodLabel: text('method_label').notNull(),
    amount: cents('amount').notNull(),
    refunded: cents('refunded').notNull().default(NO_CENTS),
    currency: text().notNull(),
    state: text().notNull(),
    problem: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    uniqueIndex('payments_key').on(table.siteId, table.key),
    index('payments_subject').on(table.siteId, table.subject),
  ],
);

/** The books of the offline test provider, as a bank would keep them. */
export const testPayments = pgTable('test_payments', {
  id: text().primaryKey(),
  key: text().notNull().unique(),
  reference: text().notNull(),
  card: text().notNull(),
  amount: cents('amount').notNull(),
  refunded: cents('refunded').notNull().default(NO_CENTS),
  currency: text().notNull(),
  state: text().notNull(),
  problem: text(),
  /** Signs what the provider tells about this payment. */
  secret: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const testRefunds = pgTable('test_refunds', {
  key: text().primaryKey(),
  paymentId: text('payment_id')
    .notNull()
    .references(() => testPayments.id, { onDelete: 'cascade' }),
  amount: cents('amount').notNull(),
});
