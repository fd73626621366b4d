import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { NO_CENTS } from '#core/money/currency.ts';
import { cents, moment, siteId } from '../columns.ts';
import { sites } from '../sites.ts';

/**
 * The customers of one site: everybody who has bought, signed up or was imported. They have nothing to do with the
 * accounts of those who build sites.
 */
export const customers = pgTable(
  'site_users',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    email: text().notNull(),
    /** Empty for those who never chose one. */
    passwordHash: text('password_hash').notNull(),
    name: text().notNull().default(''),
    /** The first is the one to suggest. */
    addresses: jsonb().notNull().default([]),
    acceptsMarketing: boolean('accepts_marketing').notNull().default(false),
    tags: text().array().notNull().default([]),
    note: text().notNull().default(''),
    /** Since when they have an account. An account is opened by a link that was mailed, so its email is theirs. */
    joinedAt: moment('joined_at'),
    blockedAt: moment('blocked_at'),
    /** Made from the orders whenever these change, so that lists need not look at them. */
    orderCount: integer('order_count').notNull().default(0),
    spentCents: cents('spent_cents').notNull().default(NO_CENTS),
    currency: text().notNull().default(''),
    lastOrderAt: moment('last_order_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    uniqueIndex('site_users_email').on(table.siteId, table.email),
    index('site_users_newest').on(table.siteId, table.createdAt, table.id),
    index('site_users_by_spent').on(table.siteId, table.spentCents, table.id),
    index('site_users_by_name').on(table.siteId, sql`lower(name)`, table.id),
    index('site_users_by_last_order').on(
      table.siteId,
      sql`coalesce(last_order_at, timestamptz 'epoch')`,
      table.id,
    ),
  ],
);

export const customerSessions = pgTable(
  'site_user_sessions',
  {
    siteId: siteId(),
    tokenHash: text('token_hash').notNull(),
    customerId: text('site_user_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.tokenHash] }),
    index('site_user_sessions_expiry').on(table.siteId, table.expiresAt),
    foreignKey({
      columns: [table.siteId, table.customerId],
      foreignColumns: [customers.siteId, customers.id],
    }).onDelete('cascade'),
  ],
);

/** Links that were mailed to whoever signs up, has forgotten a password or logs in without one. */
export const customerLinks = pgTable(
  'site_user_links',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    email: text().notNull(),
    kind: text().notNull(),
    name: text().notNull().default(''),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.tokenHash] }),
    index('site_user_links_of_email').on(table.siteId, table.email),
  ],
);
