import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, siteId } from '../columns.ts';
import { sites } from '../sites.ts';

/** Whom a site has its texts translated by, with keys that are sealed. No row: nobody. */
export const translationServices = pgTable(
  'translation_services',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    service: text().notNull(),
    keys: jsonb().$type<{ sealed: string }>().notNull(),
    /** So many characters are sent in a month at most. */
    monthlyLimit: integer('monthly_limit').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId] })],
);

/** What was translated by a machine at once, and can be taken back. */
export const machineTranslations = pgTable(
  'machine_translations',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    accountId: text('account_id'),
    language: text().notNull(),
    /** The document; nothing for all of them. */
    of: text(),
    state: text().$type<'running' | 'done' | 'failed' | 'cancelled' | 'undone'>().notNull(),
    texts: integer().notNull(),
    done: integer().notNull().default(0),
    /** Texts whose translation had lost something. */
    refused: integer().notNull().default(0),
    characters: integer().notNull().default(0),
    problem: text().notNull().default(''),
    startedAt: moment('started_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    uniqueIndex('machine_translations_running')
      .on(table.siteId)
      .where(sql`state = 'running'`),
    index('machine_translations_newest').on(table.siteId, table.startedAt),
  ],
);
