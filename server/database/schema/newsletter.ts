import { boolean, foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
