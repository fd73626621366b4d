import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, siteId } from './columns.ts';
import { sites } from './sites.ts';

/** Pieces of code that somebody asked to publish or let through, by the hash of what they say. */
export const codePieces = pgTable(
  'code_pieces',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    askedBy: text('asked_by'),
    askedAt: moment('asked_at'),
    approvedBy: text('approved_by'),
    /** Null while it waits. */
    approvedAt: moment('approved_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.hash] })],
);
