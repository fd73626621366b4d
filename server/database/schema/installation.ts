import { pgTable, text } from 'drizzle-orm/pg-core';

/** What belongs to this database and lies outside of it: one row. */
export const installation = pgTable('installation', {
  id: text().primaryKey().default('installation'),
  /** Stands in the folder of files too, so that another or an empty one is noticed. */
  filesId: text('files_id').notNull(),
});
