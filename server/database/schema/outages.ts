import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Services of others that do not answer now, one row each, for as long as that lasts. */
export const outages = pgTable('outages', {
  service: text().primaryKey(),
  problem: text().notNull(),
  since: moment('since').notNull(),
  lastAt: moment('last_at').notNull(),
});
