import { boolean, foreignKey, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, siteId } from '../columns.ts';
import { documents } from '../content.ts';
import { sites } from '../sites.ts';

/** Parts of a site for some of its customers. */
export const memberAreas = pgTable(
  'member_areas',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    name: text().notNull(),
    words: text().notNull().default(''),
    /** Any of these gives access; with none of them an account does. */
    products: jsonb().$type<string[]>().notNull(),
    showsTeasers: boolean('shows_teasers').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
);

/**
 * Which page or collection is in which area. A fact, like a password: it is not published and not rolled back. In an area that
 * is gone it is open to nobody.
 */
export const memberPages = pgTable(
  'member_pages',
  {
    siteId: siteId(),
    documentId: text('document_id').notNull(),
    areaId: text('area_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.documentId] }),
    foreignKey({
      columns: [table.siteId, table.documentId],
      foreignColumns: [documents.siteId, documents.id],
    }).onDelete('cascade'),
  ],
);

/** Members who want no emails of an area. They keep their access. */
export const memberMailsOff = pgTable(
  'member_mails_off',
  {
    siteId: siteId(),
    areaId: text('area_id').notNull(),
    /** In lowercase, as that of customers. */
    email: text().notNull(),
    leftAt: moment('left_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.areaId, table.email] }),
    foreignKey({
      columns: [table.siteId, table.areaId],
      foreignColumns: [memberAreas.siteId, memberAreas.id],
    }).onDelete('cascade'),
  ],
);
