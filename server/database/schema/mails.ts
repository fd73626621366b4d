import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { moment } from './columns.ts';
import { sites } from './sites.ts';

/** Mails as they were sent, or would have been; the sender reads them here. */
export const mails = pgTable(
  'mails',
  {
    id: text().primaryKey(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** `waiting`, `retrying`, `sent`, or `failed` once it is given up. */
    state: text().notNull().default('waiting'),
    problem: text().notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    /** Which of the product's mails it is: that says who of the site may read it. */
    name: text().notNull().default(''),
    /** The site it was sent for, whose owners may read it. */
    ownerSite: text('owner_site').references(() => sites.id, { onDelete: 'cascade' }),
    replyTo: text('reply_to').notNull().default(''),
    headers: jsonb().notNull().default({}),
    /** The letter to a mailing list that it is one of. */
    letter: text(),
    /** Whether its words are forgotten once it is sent, because a link in them opens an account. */
    isPrivate: boolean('is_private').notNull().default(false),
  },
  (table) => [
    index('mails_created').on(table.createdAt),
    index('mails_of_letter').on(table.letter),
    index('mails_of_site').on(table.ownerSite, table.createdAt),
    index('mails_to_one').on(table.ownerSite, table.to, table.createdAt),
    index('mails_unsent')
      .on(table.ownerSite)
      .where(sql`${table.state} in ('retrying', 'failed')`),
  ],
);
