import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { documents } from './content.ts';
import { moment, siteId } from './columns.ts';

/** What visitors wrote below items. Facts: they do not go back with a release. */
export const comments = pgTable(
  'comments',
  {
    siteId: siteId(),
    id: text().notNull(),
    documentId: text('document_id').notNull(),
    parentId: text('parent_id'),
    name: text().notNull(),
    /** For answers and for knowing somebody again; never shown. */
    email: text().notNull().default(''),
    accountId: text('account_id'),
    isStaff: boolean('is_staff').notNull().default(false),
    /** Written by a customer who was logged in. */
    isMember: boolean('is_member').notNull().default(false),
    text: text().notNull(),
    state: text().notNull(),
    /** Why it was taken for spam. */
    reason: text().notNull().default(''),
    likes: integer().notNull().default(0),
    /** Where it came from, so that it is not taken twice by an import. */
    origin: text(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('comments_of_item').on(table.siteId, table.documentId, table.createdAt),
    index('comments_by_state').on(table.siteId, table.state, table.createdAt, table.id),
    index('comments_approved_of')
      .on(table.siteId, table.email)
      .where(sql`state = 'approved'`),
    foreignKey({
      columns: [table.siteId, table.documentId],
      foreignColumns: [documents.siteId, documents.id],
    }).onDelete('cascade'),
  ],
);

/** Who liked what, as a hash that tells nobody. */
export const commentLikes = pgTable(
  'comment_likes',
  {
    siteId: siteId(),
    commentId: text('comment_id').notNull(),
    liker: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.commentId, table.liker] }),
    foreignKey({
      columns: [table.siteId, table.commentId],
      foreignColumns: [comments.siteId, comments.id],
    }).onDelete('cascade'),
  ],
);
