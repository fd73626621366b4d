import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sessions } from '../accounts.ts';
import { moment, siteId } from '../columns.ts';
import { memberships } from '../sites.ts';

/**
 * Browsers that somebody wants news of a site on. Each belongs to the session that turned it on and to the person's
 * place on the site, and goes with either: nobody who was logged out or removed hears of anything.
 */
export const pushDevices = pgTable(
  'push_devices',
  {
    siteId: siteId(),
    id: text().notNull(),
    accountId: text('account_id').notNull(),
    sessionHash: text('session_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    /** Where its push service takes messages for it. */
    endpoint: text().notNull(),
    /** What messages are encrypted with, as base64url: its public key and a secret it shares with us. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** What the browser calls itself. */
    device: text().notNull().default(''),
    /** The languages it asked for when it was turned on, for people who have not chosen one. */
    language: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    uniqueIndex('push_devices_endpoint').on(table.siteId, table.endpoint),
    index('push_devices_account').on(table.siteId, table.accountId),
    index('push_devices_session').on(table.sessionHash),
    foreignKey({
      name: 'push_devices_membership_fkey',
      columns: [table.siteId, table.accountId],
      foreignColumns: [memberships.siteId, memberships.accountId],
    }).onDelete('cascade'),
  ],
);
