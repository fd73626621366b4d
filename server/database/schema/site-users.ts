import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, siteId } from './columns.ts';
import { sites } from './sites.ts';

/** The customers of one site. They have nothing to do with the accounts of those who build sites. */
export const siteUsers = pgTable(
  'site_users',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    uniqueIndex('site_users_email').on(table.siteId, table.email),
  ],
);

export const siteUserSessions = pgTable(
  'site_user_sessions',
  {
    siteId: siteId(),
    tokenHash: text('token_hash').notNull(),
    siteUserId: text('site_user_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.tokenHash] }),
    index('site_user_sessions_expiry').on(table.siteId, table.expiresAt),
    foreignKey({
      columns: [table.siteId, table.siteUserId],
      foreignColumns: [siteUsers.siteId, siteUsers.id],
    }).onDelete('cascade'),
  ],
);
