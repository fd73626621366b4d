import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, siteId } from '../columns.ts';
import { sites } from '../sites.ts';

/** The last year of a shop that was played ahead: what would happen, of which nothing has. */
export const fastForwards = pgTable(
  'fast_forwards',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    /** Names one run, so that an older one does not write over it. */
    id: text().notNull(),
    state: text().$type<'playing' | 'played' | 'failed'>().notNull(),
    /** So many of a hundred cards are declined. */
    declines: integer().notNull(),
    percent: integer().notNull().default(0),
    startedAt: moment('started_at').notNull(),
    year: jsonb(),
  },
  (table) => [primaryKey({ columns: [table.siteId] })],
);
