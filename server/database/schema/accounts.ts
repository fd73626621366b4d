import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const accounts = pgTable('accounts', {
  id: text().primaryKey(),
  email: text().notNull().unique(),
  name: text().notNull().default(''),
  /** As the browser of the last log-in is set: `de-CH`. Nothing before the first one. */
  locale: text().notNull().default(''),
  /** The language its owner chose for the admin; empty while the browser decides. */
  language: text().notNull().default(''),
  /** When its owner left the guide through the first edit; it is not shown again. */
  guideLeftAt: moment('guide_left_at'),
  passwordHash: text('password_hash').notNull(),
  emailVerifiedAt: moment('email_verified_at'),
  /** Second factor: the shared secret once it was confirmed, and what is left of the recovery codes (hashed). */
  totpSecret: text('totp_secret'),
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** A session is valid on one host only, so one site's script cannot ride on another site's session. */
    host: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    seenAt: moment('seen_at').notNull().defaultNow(),
    /** What the browser calls itself, so that its owner can tell sessions apart. */
    device: text().notNull().default(''),
    /** Sessions that descend from one log-in share it and end together. */
    loginId: text('login_id')
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    /** Until when its owner need not prove again who they are. */
    sudoUntil: moment('sudo_until'),
  },
  (table) => [
    index('sessions_account').on(table.accountId),
    index('sessions_expiry').on(table.expiresAt),
    index('sessions_login').on(table.loginId),
  ],
);

/** Links sent by mail: one purpose, one use, one hour or so. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text().notNull(),
    /** What the purpose needs, e.g. the new email. */
    detail: jsonb().notNull().default({}),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('account_tokens_account').on(table.accountId)],
);

/** Failed log-ins by a hash of the email, so that guessing is slowed on all nodes. */
export const loginFailures = pgTable('login_failures', {
  emailHash: text('email_hash').primaryKey(),
  failures: integer().notNull(),
  lastAt: moment('last_at').notNull(),
});

export const handoffs = pgTable('handoffs', {
  codeHash: text('code_hash').primaryKey(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  host: text().notNull(),
  /** Of the browser that asked; only there is the code good for anything. */
  proof: text().notNull().default(''),
  expiresAt: moment('expires_at').notNull(),
  /** The log-in that the session made from it will belong to. */
  loginId: text('login_id').notNull().default(''),
});

/** Public keys whose private halves are with the account's owner. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, as base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    /** How browsers reach it, e.g. `usb`. */
    transports: text().array().notNull().default([]),
    name: text().notNull(),
    isSynced: boolean('is_synced').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    usedAt: moment('used_at'),
  },
  (table) => [index('passkeys_account').on(table.accountId)],
);

/** What a passkey has to sign, once and soon, for the browser that asked. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challengeHash: text('challenge_hash').primaryKey(),
  purpose: text().notNull(),
  /** Hash of the session or of the log-in attempt that it was made for. */
  boundTo: text('bound_to').notNull(),
  /** The only account whose passkeys count; any where nobody has said yet who they are. */
  accountId: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
});
