import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { documents } from './content.ts';
import { moment, searchVector, siteId } from './columns.ts';

/**
 * Items as lists, addresses, feeds and search need them: one row of the draft, one of what visitors see.
 * Made from revisions, and made again from them at any time.
 */
export const items = pgTable(
  'items',
  {
    siteId: siteId(),
    isLive: boolean('is_live').notNull(),
    documentId: text('document_id').notNull(),
    collectionId: text('collection_id').notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    status: text().notNull(),
    /** Whether lists, feeds and search show it: a draft or what waits for its time they do not. */
    isVisible: boolean('is_visible').notNull(),
    /** The date an owner gave it, else when it was first seen. */
    publishedAt: moment('published_at').notNull(),
    /** What the list goes by: the beginning of an event, the date of everything else. */
    sortAt: moment('sort_at').notNull(),
    isIndexed: boolean('is_indexed').notNull().default(true),
    isFeatured: boolean('is_featured').notNull().default(false),
    /** What is shown in a list beside the title. */
    summary: jsonb().notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Set on the draft's row of a deleted item, which can be brought back. */
    deletedAt: moment('deleted_at'),
    search: searchVector(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.isLive, table.documentId] }),
    uniqueIndex('items_slug')
      .on(table.siteId, table.isLive, table.collectionId, table.slug)
      .where(sql`deleted_at is null`),
    index('items_by_date')
      .on(table.siteId, table.isLive, table.collectionId, table.sortAt, table.documentId)
      .where(sql`is_visible`),
    index('items_by_title')
      .on(table.siteId, table.isLive, table.collectionId, table.title, table.documentId)
      .where(sql`is_visible`),
    index('items_by_change').on(
      table.siteId,
      table.isLive,
      table.collectionId,
      table.updatedAt,
      table.documentId,
    ),
    // What search engines are told of is read from here alone, tens of thousands at a time.
    index('items_listed')
      .on(table.siteId, table.collectionId, table.slug, table.updatedAt)
      .where(sql`is_live and is_visible and is_indexed`),
    foreignKey({
      columns: [table.siteId, table.documentId],
      foreignColumns: [documents.siteId, documents.id],
    }).onDelete('cascade'),
  ],
);

/**
 * The words of what visitors can find, and nothing else of it. Below row-level security no search index is used, as
 * matching could tell of rows of others; so words are found here, where every site may read, and what they stand
 * for is read from tables that are closed. Kept by triggers on `items` and `live_pages`.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    siteId: siteId(),
    documentId: text('document_id').notNull(),
    /** None for a page. */
    collectionId: text('collection_id'),
    words: searchVector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.documentId] }),
    index('search_entries_words').using('gin', table.words),
    foreignKey({
      columns: [table.siteId, table.documentId],
      foreignColumns: [documents.siteId, documents.id],
    }).onDelete('cascade'),
  ],
);

/** Tags, categories, authors and months of items that lists show, in the order of those lists. */
export const itemTerms = pgTable(
  'item_terms',
  {
    siteId: siteId(),
    isLive: boolean('is_live').notNull(),
    collectionId: text('collection_id').notNull(),
    taxonomy: text().notNull(),
    slug: text().notNull(),
    documentId: text('document_id').notNull(),
    /** As its owner writes it. */
    name: text().notNull(),
    sortAt: moment('sort_at').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.siteId, table.isLive, table.collectionId, table.taxonomy, table.slug, table.documentId],
    }),
    index('item_terms_by_date').on(
      table.siteId,
      table.isLive,
      table.collectionId,
      table.taxonomy,
      table.slug,
      table.sortAt,
      table.documentId,
    ),
    index('item_terms_of_item').on(table.siteId, table.documentId),
    foreignKey({
      columns: [table.siteId, table.documentId],
      foreignColumns: [documents.siteId, documents.id],
    }).onDelete('cascade'),
  ],
);

/** Where an item used to be found in its collection. A fact, as for pages. */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    siteId: siteId(),
    collectionId: text('collection_id').notNull(),
    slug: text().notNull(),
    documentId: text('document_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.collectionId, table.slug] }),
    foreignKey({
      columns: [table.siteId, table.documentId],
      foreignColumns: [documents.siteId, documents.id],
    }).onDelete('cascade'),
  ],
);
