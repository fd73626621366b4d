import { bigint, boolean, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, siteId } from './columns.ts';
import { sites } from './sites.ts';

/**
 * What visitors chose, without who they are. Number and hash are written by the database: each hash covers the receipt
 * and the hash before it, so that a gap or a change shows.
 */
export const consentReceipts = pgTable(
  'consent_receipts',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    number: bigint({ mode: 'number' }).notNull().default(0),
    id: text().notNull(),
    at: moment('at').notNull(),
    version: text().notNull(),
    categories: text().array().notNull(),
    policy: text().notNull(),
    gpc: boolean().notNull(),
    way: text().notNull(),
    hash: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.number] }),
    uniqueIndex('consent_receipts_id').on(table.siteId, table.id),
  ],
);

/** Where the chain of a site begins since older receipts have ended, and where it ends. */
export const consentChains = pgTable('consent_chains', {
  siteId: siteId()
    .primaryKey()
    .references(() => sites.id, { onDelete: 'cascade' }),
  endedNumber: bigint('ended_number', { mode: 'number' }).notNull().default(0),
  endedHash: text('ended_hash').notNull().default(''),
  lastNumber: bigint('last_number', { mode: 'number' }).notNull().default(0),
  lastHash: text('last_hash').notNull().default(''),
});
