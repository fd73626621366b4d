import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Processes that run on this database, each telling every few seconds that it lives and which jobs it holds. */
export const nodes = pgTable('nodes', {
  id: text().primaryKey(),
  host: text().notNull(),
  role: text().notNull(),
  startedAt: moment('started_at').notNull(),
  seenAt: moment('seen_at').notNull(),
  /** Ids of the jobs it does. */
  holds: jsonb().$type<readonly string[]>().notNull().default([]),
});
