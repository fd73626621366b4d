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
import { moment, siteId } from '../columns.ts';
import { products } from './commerce.ts';
import { sites } from '../sites.ts';

/** What buyers say of products. Facts: they do not go back with a release. */
export const reviews = pgTable(
  'reviews',
  {
    siteId: siteId(),
    id: text().notNull(),
    productId: text('product_id').notNull(),
    /** The line of the order it is about; both empty for those that came from elsewhere. */
    orderId: text('order_id'),
    line: integer(),
    name: text().notNull(),
    /** Never shown. */
    email: text().notNull().default(''),
    rating: integer().notNull(),
    text: text().notNull().default(''),
    pictures: jsonb().notNull().default([]),
    isVerified: boolean('is_verified').notNull().default(false),
    state: text().notNull(),
    /** Why it was taken for spam. */
    reason: text().notNull().default(''),
    reply: text().notNull().default(''),
    /** What makes an imported one the same as before, so that no import takes it twice. */
    origin: text(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    uniqueIndex('reviews_of_line').on(table.siteId, table.orderId, table.line),
    uniqueIndex('reviews_origin').on(table.siteId, table.origin),
    index('reviews_newest').on(table.siteId, table.productId, table.state, table.createdAt, table.id),
    index('reviews_by_rating').on(table.siteId, table.productId, table.state, table.rating, table.createdAt),
    index('reviews_by_state').on(table.siteId, table.state, table.createdAt, table.id),
    foreignKey({
      columns: [table.siteId, table.productId],
      foreignColumns: [products.siteId, products.id],
    }).onDelete('cascade'),
  ],
);

/** Buyers who are to be asked for a review, and when. */
export const reviewRequests = pgTable(
  'review_requests',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    orderId: text('order_id').notNull(),
    dueAt: moment('due_at').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.orderId] }),
    index('review_requests_due')
      .on(table.siteId, table.dueAt)
      .where(sql`done_at is null`),
  ],
);
