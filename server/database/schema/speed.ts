import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { siteId } from './columns.ts';
import { sites } from './sites.ts';

/**
 * How fast pages were for visitors: one row for each week, page, device, figure and what it was measured at, with the
 * number of visits in each class. No visit and no visitor is kept by itself.
 */
export const speedFigures = pgTable(
  'speed_figures',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    /** The Monday it begins with. */
    week: text().notNull(),
    path: text().notNull(),
    device: text().notNull(),
    metric: text().notNull(),
    block: text().notNull(),
    element: text().notNull(),
    counts: integer().array().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.siteId, table.week, table.path, table.device, table.metric, table.block, table.element],
    }),
  ],
);
