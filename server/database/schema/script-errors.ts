import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { sites } from './sites.ts';

/** One row for each different error of a site, however often it happens. */
export const scriptErrors = pgTable(
  'script_errors',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** Made of what tells one error from another. */
    id: text().notNull(),
    app: text().notNull(),
    message: text().notNull(),
    stack: text().notNull(),
    file: text().notNull(),
    line: integer(),
    column: integer(),
    custom: text().notNull(),
    path: text().notNull(),
    device: text().notNull(),
    count: integer().notNull().default(1),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('script_errors_newest').on(table.siteId, table.lastAt.desc()),
  ],
);
