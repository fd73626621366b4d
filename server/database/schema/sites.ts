import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment, siteId } from './columns.ts';

export const sites = pgTable('sites', {
  id: text().primaryKey(),
  identifier: text().notNull().unique(),
  websiteType: integer('website_type').notNull(),
  siteStatus: integer('site_status').notNull(),
  developerMode: boolean('developer_mode').notNull().default(false),
  cloneable: boolean().notNull().default(false),
  /** Takes test payments, and says so to its visitors. */
  isTest: boolean('is_test').notNull().default(false),
  /** Whether its owner has opened it to visitors; sites from before there was a choice are. */
  isLive: boolean('is_live').notNull().default(true),
  templateId: text('template_id').notNull(),
  /** Raised by every publish: part of each page's cache key. */
  liveVersion: bigint('live_version', { mode: 'number' }).notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
  deletedAt: moment('deleted_at'),
  trialEndsAt: moment('trial_ends_at'),
  /** The password of the whole site, hashed; none when it is open. */
  passwordHash: text('password_hash'),
  /** Whom the owner lets in; nothing until somebody chose. */
  visibility: text(),
});

/** Several sites may wait for the same host; whoever proves it gets it. */
export const domains = pgTable(
  'domains',
  {
    host: text().notNull(),
    ownerSite: text('owner_site')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    verifiedAt: moment('verified_at'),
    /** What the TXT record must say before the domain is believed. */
    proof: text().notNull().default(''),
    isPrimary: boolean('is_primary').notNull().default(false),
    /** Which language is at its root; empty where it shows or leads to the whole site. */
    language: text().notNull().default(''),
    /** When that was chosen: of several domains of a language, the first is the one to be seen. */
    languageAt: moment('language_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    checkedAt: moment('checked_at'),
    /** When the record was last seen. */
    provedAt: moment('proved_at'),
    failedAt: moment('failed_at'),
    /** What the last look found wrong, by its code. */
    problem: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.ownerSite, table.host] }),
    uniqueIndex('domains_verified')
      .on(table.host)
      .where(sql`verified_at is not null`),
    uniqueIndex('domains_primary')
      .on(table.ownerSite)
      .where(sql`is_primary`),
  ],
);

export const memberships = pgTable(
  'memberships',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    roles: integer().array().notNull(),
    /** Finer ones than roles give, for this person alone. */
    permissions: integer().array().notNull().default([]),
    isOwner: boolean('is_owner').notNull().default(false),
    /** The kinds of news that are mailed to this person; nothing until they chose. */
    notify: text().array(),
    /** The kinds that are pushed to their devices; nothing until they chose. */
    pushed: text().array(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.accountId] }),
    index('memberships_account').on(table.accountId),
  ],
);

/** What came with the template and is not the owner's own yet. */
export const samples = pgTable(
  'samples',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    kind: text().$type<'product' | 'item'>().notNull(),
    /** Of the product or the document. */
    id: text().notNull(),
    /** What was changed after that is the owner's. */
    madeAt: moment('made_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.kind, table.id] })],
);

export const invitations = pgTable(
  'invitations',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    email: text().notNull(),
    roles: integer().array().notNull(),
    /** What the inviter wrote to the invited. */
    message: text().notNull().default(''),
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: text('invited_by'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
);

export const auditEntries = pgTable(
  'audit_entries',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    accountId: text('account_id'),
    action: text().notNull(),
    detail: jsonb().notNull().default({}),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('audit_entries_at').on(table.siteId, table.at),
  ],
);

/**
 * Chains the entries of a site: each hash covers the entry and the hash before it, so that a gap or a change shows.
 * Written by the database itself when a transaction with entries commits.
 */
export const auditSeals = pgTable(
  'audit_seals',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    number: bigint({ mode: 'number' }).notNull(),
    entryId: bigint('entry_id', { mode: 'number' }).notNull(),
    hash: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.number] }),
    uniqueIndex('audit_seals_entry').on(table.siteId, table.entryId),
  ],
);
