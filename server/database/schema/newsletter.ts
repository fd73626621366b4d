import { boolean, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, siteId } from './columns.ts';
import { sites } from './sites.ts';

export const mailingLists = pgTable(
  'mailing_lists',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    name: text().notNull(),
    isDoubleOptIn: boolean('is_double_opt_in').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
);

export const subscribers = pgTable(
  'subscribers',
  {
    siteId: siteId(),
    listId: text('list_id').notNull(),
    /** In lowercase: one entry per mailbox. */
    email: text().notNull(),
    name: text().notNull().default(''),
    /** `pending` until confirmed, then `subscribed`, or `unsubscribed`. */
    status: text().notNull(),
    source: text().notNull().default(''),
    /** Of the page they signed up on; empty is the site's own. */
    language: text().notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.listId, table.email] }),
    foreignKey({
      columns: [table.siteId, table.listId],
      foreignColumns: [mailingLists.siteId, mailingLists.id],
    }).onDelete('cascade'),
  ],
);

/** What is written to everybody on a list or in a member area. Who reads it is nobody's business: only sums are kept. */
export const letters = pgTable(
  'letters',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    /** Stays when the list is deleted: what was sent was sent. */
    listId: text('list_id').notNull().default(''),
    /** The member area it is for, instead of a list. */
    areaId: text('area_id').notNull().default(''),
    subject: text().notNull().default(''),
    text: text().notNull().default(''),
    actionLabel: text('action_label').notNull().default(''),
    actionUrl: text('action_url').notNull().default(''),
    replyTo: text('reply_to').notNull().default(''),
    /** `draft`, then `sending`, then `sent` or `stopped`. */
    state: text().notNull().default('draft'),
    /** The last mailbox that has its mail; the next part begins after it. */
    reached: text().notNull().default(''),
    recipients: integer().notNull().default(0),
    written: integer().notNull().default(0),
    unsubscribed: integer().notNull().default(0),
    /** Whether visitors can read it in the archive once it was sent. */
    isArchived: boolean('is_archived').notNull().default(false),
    changedAt: moment('changed_at').notNull().defaultNow(),
    startedAt: moment('started_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
);
