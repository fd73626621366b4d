import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { sites } from './sites.ts';
import { moment, siteId, searchVector } from './columns.ts';

export const documents = pgTable(
  'documents',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    kind: text().notNull(),
    /** Names the single document of its kind, e.g. a settings group; null for pages. */
    key: text(),
    draftRevision: integer('draft_revision').notNull(),
    liveRevision: integer('live_revision'),
    /** The draft's address, so that two drafts cannot claim the same one. */
    draftPath: text('draft_path'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    uniqueIndex('documents_key').on(table.siteId, table.kind, table.key),
    uniqueIndex('documents_draft_path').on(table.siteId, table.draftPath),
  ],
);

/** Passwords of single pages, hashed. A fact, not content: it is not published and not rolled back. */
export const pagePasswords = pgTable(
  'page_passwords',
  {
    siteId: siteId(),
    documentId: text('document_id').notNull(),
    passwordHash: text('password_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.documentId] }),
    foreignKey({
      columns: [table.siteId, table.documentId],
      foreignColumns: [documents.siteId, documents.id],
    }).onDelete('cascade'),
  ],
);

export const revisions = pgTable(
  'revisions',
  {
    siteId: siteId(),
    documentId: text('document_id').notNull(),
    number: integer().notNull(),
    /** Null says: the owner deleted it. */
    body: jsonb(),
    /** What lists and addresses need of a page, and its words: made with the revision, so that a publish only moves them. */
    summary: jsonb(),
    search: searchVector(),
    /** The revision that was live when this one was saved, where it says the same: nothing of it is to be published. */
    sameAs: integer('same_as'),
    note: text().notNull().default(''),
    createdBy: text('created_by'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.documentId, table.number] }),
    foreignKey({
      columns: [table.siteId, table.documentId],
      foreignColumns: [documents.siteId, documents.id],
    }).onDelete('cascade'),
  ],
);

export const releases = pgTable(
  'releases',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** What moved: `{documentId, kind, title, before, after}` with revision numbers, null for absent. */
    changes: jsonb().notNull(),
    note: text().notNull().default(''),
    undoOf: integer('undo_of'),
    createdBy: text('created_by'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.number] })],
);

export const schedules = pgTable(
  'schedules',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    at: moment('at').notNull(),
    /** Null publishes everything that differs at that time. */
    documentIds: text('document_ids').array(),
    state: text().notNull().default('waiting'),
    outcome: text().notNull().default(''),
    createdBy: text('created_by'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('schedules_due')
      .on(table.at)
      .where(sql`state = 'waiting'`),
  ],
);

/** Live pages by address, for serving, lists, feeds and search. Rebuilt from revisions at any time. */
export const livePages = pgTable(
  'live_pages',
  {
    siteId: siteId(),
    documentId: text('document_id').notNull(),
    path: text().notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    pageKind: integer('page_kind').notNull(),
    isIndexed: boolean('is_indexed').notNull().default(true),
    tags: text().array().notNull().default([]),
    categories: text().array().notNull().default([]),
    publishedAt: moment('published_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    search: searchVector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.documentId] }),
    uniqueIndex('live_pages_path').on(table.siteId, table.path),
    foreignKey({
      columns: [table.siteId, table.documentId],
      foreignColumns: [documents.siteId, documents.id],
    }).onDelete('cascade'),
  ],
);

/** Where a page used to be found. A fact: visitors and search engines remember it whatever is undone later. */
export const formerPaths = pgTable(
  'former_paths',
  {
    siteId: siteId(),
    path: text().notNull(),
    documentId: text('document_id').notNull(),
    since: moment('since').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.path] }),
    foreignKey({
      columns: [table.siteId, table.documentId],
      foreignColumns: [documents.siteId, documents.id],
    }).onDelete('cascade'),
  ],
);

/** Links that show the drafts to people without an account. */
export const previewLinks = pgTable(
  'preview_links',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    note: text().notNull().default(''),
    tokenHash: text('token_hash').notNull(),
    createdBy: text('created_by'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    /** How often it was opened, and when last; by whom nobody knows. */
    opens: integer().notNull().default(0),
    openedAt: moment('opened_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    uniqueIndex('preview_links_token').on(table.siteId, table.tokenHash),
  ],
);

/** Sections that owners keep for other pages. Copies: nothing on a page hangs on them. */
export const savedSections = pgTable(
  'saved_sections',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    name: text().notNull(),
    section: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
);

/** Who has a document open right now: one row per open tab, of no use after half a minute. */
export const presences = pgTable(
  'presences',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    documentId: text('document_id').notNull(),
    tabId: text('tab_id').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.documentId, table.tabId] })],
);
