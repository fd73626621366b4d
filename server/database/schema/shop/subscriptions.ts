import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SubscriptionPlan } from '#core/commerce/catalogue/subscription-plan.ts';
import type { SellableType } from '#core/commerce/catalogue/product.ts';
import { NO_CENTS, type Cents } from '#core/money/currency.ts';
import type { PeriodPrices } from '#core/subscriptions/proration.ts';
import type { SubscriptionEvent, SubscriptionState } from '#core/subscriptions/states.ts';
import type { CheckoutContact } from '#contract/shop/cart.ts';
import { cents, moment, siteId } from '../columns.ts';
import { sites } from '../sites.ts';

/** The payment that a subscription waits for. */
export interface Attempt {
  orderId: string;
  /** How many periods it pays for. */
  periods: number;
  unitCents: Cents;
  announceCents: Cents | null;
  /** What is left of a credit once this is paid. */
  creditCents: Cents;
}

export const customerSubscriptions = pgTable(
  'customer_subscriptions',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    /** What it was bought with; a first payment that fails is tried again from the same cart. */
    cartId: text('cart_id').notNull(),
    customerId: text('customer_id').notNull(),
    email: text().notNull(),
    name: text().notNull(),
    state: text().$type<SubscriptionState>().notNull(),
    type: text().$type<SellableType>().notNull(),
    productId: text('product_id').notNull(),
    variantId: text('variant_id').notNull(),
    /** As it was called when it was last bought. */
    title: text().notNull(),
    quantity: integer().notNull(),
    addOns: text('add_ons').array().notNull().default([]),
    answers: jsonb().notNull().default([]),
    plan: jsonb().$type<SubscriptionPlan>().notNull(),
    /** What one costs for a period, as the customer agreed or was told. */
    unitCents: cents('unit_cents').notNull(),
    announcedCents: cents('announced_cents'),
    currency: text().notNull(),
    contact: jsonb().$type<CheckoutContact>().notNull(),
    shippingOption: text('shipping_option').notNull().default(''),
    /** It was bought in; empty is the site's own. */
    language: text().notNull().default(''),
    payWay: text('pay_way').notNull(),
    provider: text().notNull().default(''),
    methodToken: text('method_token').notNull().default(''),
    methodLabel: text('method_label').notNull().default(''),
    timeZone: text('time_zone').notNull(),
    /** Periods are counted from here, so that 31 January stays the 31st. */
    anchor: moment('anchor').notNull(),
    /** So many periods after the anchor the present one ends. */
    steps: integer().notNull(),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    /** Periods that have begun, and those that are paid. */
    cycles: integer().notNull().default(0),
    paidCycles: integer('paid_cycles').notNull().default(0),
    /** Of a service: what the present period costs, and since when. */
    prices: jsonb().$type<PeriodPrices>(),
    /** What was paid too much, and is taken off the next payment. */
    creditCents: cents('credit_cents').notNull().default(NO_CENTS),
    /** While it is paused: how much of the period is left. */
    leftMs: bigint('left_ms', { mode: 'number' }),
    pastDueSince: moment('past_due_since'),
    attempts: integer().notNull().default(0),
    attempt: jsonb().$type<Attempt>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('customer_subscriptions_newest').on(table.siteId, table.createdAt, table.id),
    index('customer_subscriptions_cart').on(table.siteId, table.cartId),
    index('customer_subscriptions_of').on(table.siteId, table.customerId),
    index('customer_subscriptions_state').on(table.siteId, table.state),
  ],
);

/** When to look at a subscription next. Found by time over all sites, so it holds nothing about anybody. */
export const subscriptionsDue = pgTable(
  'subscriptions_due',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    subscriptionId: text('subscription_id').notNull(),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.subscriptionId] }),
    index('subscriptions_due_at').on(table.dueAt),
  ],
);

/** The one order of each period: a second one for the same period cannot be written. */
export const subscriptionPeriods = pgTable(
  'subscription_periods',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    subscriptionId: text('subscription_id').notNull(),
    cycle: integer().notNull(),
    orderId: text('order_id').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.subscriptionId, table.cycle] })],
);

export const subscriptionEvents = pgTable(
  'subscription_events',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    subscriptionId: text('subscription_id').notNull(),
    kind: text().$type<SubscriptionEvent>().notNull(),
    /** What the words of its kind leave open. */
    words: text().notNull().default(''),
    orderId: text('order_id'),
    accountId: text('account_id'),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('subscription_events_of').on(table.siteId, table.subscriptionId, table.at),
  ],
);
