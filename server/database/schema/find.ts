import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { siteId } from './columns.ts';

/**
 * The words by which owners find their things, one row each, kept by triggers. Beginnings of words are found by
 * comparing alone, which row-level security lets an index do. They go with their things, and no reference to the site
 * is looked up for each of them: an order alone has half a dozen.
 */
export const findWords = pgTable(
  'find_words',
  {
    siteId: siteId(),
    kind: text().notNull(),
    word: text().notNull(),
    thingId: text('thing_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.kind, table.word, table.thingId] }),
    index('find_words_of').on(table.siteId, table.kind, table.thingId),
  ],
);
