import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, siteId } from './columns.ts';
import { sites } from './sites.ts';

/** What was moved in from elsewhere: how far it came, and what it became. */
export const imports = pgTable(
  'imports',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    name: text().notNull(),
    state: text().notNull(),
    /** Bytes of the file and how many of them are done. */
    size: integer().notNull().default(0),
    done: integer().notNull().default(0),
    /** The file, by its hash. */
    file: text().notNull(),
    /** What was carried and what was not, by kind. */
    report: jsonb().notNull(),
    problem: text().notNull().default(''),
    createdBy: text('created_by'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
);

/** Which thing of an import became which document, so that a second run changes nothing. */
export const importedThings = pgTable(
  'imported_things',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    /** `source kind:id`, such as `https://old.example post:12`. */
    origin: text().notNull(),
    targetId: text('target_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.origin] })],
);
