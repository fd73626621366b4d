import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Secrets of the installation as a whole, encrypted, made when first needed. */
export const installationSecrets = pgTable('installation_secrets', {
  purpose: text().primaryKey(),
  secret: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Which keys the secrets in this database are encrypted with. The keys themselves are kept elsewhere. */
export const secretKeys = pgTable('secret_keys', {
  keyId: text('key_id').primaryKey(),
  /** A known text, sealed: whoever opens it has the key. */
  proof: text().notNull(),
  /** When everything was encrypted with it; nothing while that is still under way. */
  sealedAt: moment('sealed_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});
