import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { MonthlyState } from '#core/donations/monthly.ts';
import { NO_CENTS, type CurrencyCode } from '#core/money/currency.ts';
import { cents, moment, siteId } from '../columns.ts';
import { sites } from '../sites.ts';

/** What people can donate for. */
export const donationPages = pgTable(
  'donation_pages',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    title: text().notNull(),
    body: jsonb().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
);

/** Donations are facts; their money is in the ledger under their id. */
export const donations = pgTable(
  'donations',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    pageId: text('page_id').notNull(),
    state: text().notNull(),
    /** What is given, without the fee that a donor covers besides. */
    amountCents: cents('amount_cents').notNull(),
    feeCents: cents('fee_cents').notNull().default(NO_CENTS),
    currency: text().notNull(),
    email: text().notNull(),
    name: text().notNull().default(''),
    /** Others do not get to see the name; the owner does. */
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    message: text().notNull().default(''),
    /** The monthly donation it belongs to. */
    planId: text('plan_id'),
    paymentId: text('payment_id').notNull(),
    payLabel: text('pay_label').notNull().default(''),
    /** It was made in; empty is the site's own. */
    language: text().notNull().default(''),
    /** No money moved. */
    isTest: boolean('is_test').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
    /** Since when its donor has a receipt; nobody gets two. */
    receiptAt: moment('receipt_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('donations_newest')
      .on(table.siteId, table.paidAt, table.id)
      .where(sql`paid_at is not null`),
    index('donations_of_page')
      .on(table.siteId, table.pageId)
      .where(sql`paid_at is not null`),
    index('donations_of_donor')
      .on(table.siteId, table.email, table.paidAt)
      .where(sql`paid_at is not null`),
    index('donations_awaiting')
      .on(table.siteId, table.createdAt)
      .where(sql`state = 'AWAITING'`),
  ],
);

/** What somebody gives every month. Each time is a donation of its own. */
export const donationPlans = pgTable(
  'donation_plans',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    pageId: text('page_id').notNull(),
    state: text().$type<MonthlyState>().notNull(),
    amountCents: cents('amount_cents').notNull(),
    feeCents: cents('fee_cents').notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    email: text().notNull(),
    name: text().notNull(),
    isAnonymous: boolean('is_anonymous').notNull(),
    /** Of the page it was begun on; empty is that of the site. */
    language: text().notNull().default(''),
    provider: text().notNull(),
    methodToken: text('method_token').notNull(),
    methodLabel: text('method_label').notNull(),
    isTest: boolean('is_test').notNull(),
    timeZone: text('time_zone').notNull(),
    /** Months are counted from here, so that 31 January stays the 31st. */
    anchor: moment('anchor').notNull(),
    steps: integer().notNull().default(0),
    /** Donations that have arrived, and tries of the next one that came to nothing. */
    cycles: integer().notNull().default(0),
    attempts: integer().notNull().default(0),
    pastDueSince: moment('past_due_since'),
    dueAt: moment('due_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('donation_plans_of_donor').on(table.siteId, table.email),
  ],
);

/** Who was mailed which year's statement: nobody gets one twice. */
export const donationStatements = pgTable(
  'donation_statements',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    year: integer().notNull(),
    email: text().notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.year, table.email] })],
);
