import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, siteId } from './columns.ts';
import { sites } from './sites.ts';

/**
 * When to look at a site next for what its owner wants forgotten. Found by time over all sites, so it holds nothing
 * about anybody. Triggers put a site here; one that has nothing to forget is not in it.
 */
export const sitesDue = pgTable(
  'sites_due',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** The beginning of time says: something is new since somebody looked. */
    dueAt: moment('due_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.kind] }),
    index('sites_due_at').on(table.kind, table.dueAt, table.siteId),
  ],
);
