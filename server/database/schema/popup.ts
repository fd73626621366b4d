import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { siteId } from './columns.ts';
import { sites } from './sites.ts';

/** How often the pop-up was shown, closed, sent and followed, by day and by what it said. Nobody is counted by name. */
export const popupCounts = pgTable(
  'popup_counts',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    day: text().notNull(),
    event: text().notNull(),
    count: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.version, table.day, table.event] })],
);
