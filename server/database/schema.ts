import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/**
 * Every table with a `site_id` is a tenant table: its keys start with it and row-level security is
 * forced on it at migration. The others belong to the platform and are listed in `tenancy.ts`.
 */
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const siteId = () => text('site_id').notNull();
const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const accounts = pgTable('accounts', {
  id: text().primaryKey(),
  email: text().notNull().unique(),
  name: text().notNull().default(''),
  passwordHash: text('password_hash').notNull(),
  emailVerifiedAt: moment('email_verified_at'),
  /** Second factor: the shared secret once it was confirmed, and what is left of the recovery codes (hashed). */
  totpSecret: text('totp_secret'),
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const sites = pgTable('sites', {
  id: text().primaryKey(),
  identifier: text().notNull().unique(),
  websiteType: integer('website_type').notNull(),
  siteStatus: integer('site_status').notNull(),
  developerMode: boolean('developer_mode').notNull().default(false),
  cloneable: boolean().notNull().default(false),
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
    /** What the purpose needs, e.g. the new e-mail. */
    detail: jsonb().notNull().default({}),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('account_tokens_account').on(table.accountId)],
);

/** Failed log-ins by a hash of the e-mail, so that guessing is slowed on all nodes. */
export const loginFailures = pgTable('login_failures', {
  emailHash: text('email_hash').primaryKey(),
  failures: integer().notNull(),
  lastAt: moment('last_at').notNull(),
});

/** Mails as they were sent, or would have been; the sender reads them here. */
export const mails = pgTable(
  'mails',
  {
    id: text().primaryKey(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    state: text().notNull().default('waiting'),
    problem: text().notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
  },
  (table) => [index('mails_created').on(table.createdAt)],
);

export const handoffs = pgTable('handoffs', {
  codeHash: text('code_hash').primaryKey(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  host: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
  /** The log-in that the session made from it will belong to. */
  loginId: text('login_id').notNull().default(''),
});

export const memberships = pgTable(
  'memberships',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    roles: integer().array().notNull(),
    isOwner: boolean('is_owner').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.accountId] }),
    index('memberships_account').on(table.accountId),
  ],
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
    index('live_pages_search').using('gin', table.search),
    foreignKey({
      columns: [table.siteId, table.documentId],
      foreignColumns: [documents.siteId, documents.id],
    }).onDelete('cascade'),
  ],
);

export const assets = pgTable(
  'assets',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    name: text().notNull(),
    mime: text().notNull(),
    /** SHA-256 of the bytes: where the file lies, and its ETag. */
    hash: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    /** Of the upright, cropped picture as pages show it. */
    width: integer(),
    height: integer(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Counts up with every replacement and crop; earlier ones are in `asset_versions`. */
    version: integer().notNull().default(1),
    frames: integer().notNull().default(1),
    /** Fractions `{x, y, width, height}` of the upright original; null shows all of it. */
    crop: jsonb(),
    /** The part of its addresses that a person can read; `file_names` holds earlier ones too. */
    fileName: text('file_name'),
    folder: text().notNull().default(''),
    alt: text().notNull().default(''),
    focalX: doublePrecision('focal_x').notNull().default(0.5),
    focalY: doublePrecision('focal_y').notNull().default(0.5),
    createdBy: text('created_by'),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('assets_newest').on(table.siteId, table.createdAt),
  ],
);

/** What an asset was before it was replaced or cropped: pages that say so still show it. */
export const assetVersions = pgTable(
  'asset_versions',
  {
    siteId: siteId(),
    assetId: text('asset_id').notNull(),
    version: integer().notNull(),
    mime: text().notNull(),
    hash: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    width: integer(),
    height: integer(),
    frames: integer().notNull(),
    crop: jsonb(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.assetId, table.version] }),
    foreignKey({
      columns: [table.siteId, table.assetId],
      foreignColumns: [assets.siteId, assets.id],
    }).onDelete('cascade'),
  ],
);

/** Every name that files ever had under `/s/`: links to an earlier one lead to the present one. */
export const fileNames = pgTable(
  'file_names',
  {
    siteId: siteId(),
    name: text().notNull(),
    assetId: text('asset_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.name] }),
    foreignKey({
      columns: [table.siteId, table.assetId],
      foreignColumns: [assets.siteId, assets.id],
    }).onDelete('cascade'),
  ],
);

/** Folders that were made by hand; a folder with files in it needs no row. */
export const assetFolders = pgTable(
  'asset_folders',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    path: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.path] })],
);

/** Files on their way in, part by part. */
export const uploads = pgTable(
  'uploads',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    name: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    received: bigint({ mode: 'number' }).notNull().default(0),
    sha256: text(),
    /** What becomes of it: folder, accepted kind, the asset it replaces. */
    plan: jsonb().notNull(),
    createdBy: text('created_by'),
    createdAt: moment('created_at').notNull().defaultNow(),
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
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
);

/** The plan a site is on: one row a site, made with its first payment. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    state: text().notNull(),
    planId: text('plan_id').notNull(),
    planName: text('plan_name').notNull(),
    interval: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    /** Periods are counted from here, so that a month of 31 days does not move the date for good. */
    anchor: moment('anchor').notNull(),
    periods: integer().notNull().default(0),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    graceEndsAt: moment('grace_ends_at'),
    /** What the next period will be, once an owner has chosen another plan. */
    nextPlanId: text('next_plan_id'),
    nextInterval: text('next_interval'),
    /** The provider's name for the card, and what a person may know of it. */
    methodToken: text('method_token').notNull(),
    methodLabel: text('method_label').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId] })],
);

export const invoices = pgTable(
  'invoices',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    number: text().notNull(),
    state: text().notNull(),
    description: text().notNull(),
    planId: text('plan_id').notNull(),
    interval: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    billedTo: text('billed_to').notNull(),
    issuedAt: moment('issued_at').notNull(),
    paidAt: moment('paid_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    uniqueIndex('invoices_number').on(table.siteId, table.number),
  ],
);

/** Every try to take money for a site or in its shop. The key makes a repeated call the same payment. */
export const payments = pgTable(
  'payments',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    key: text().notNull(),
    /** What is paid, e.g. `invoice:{id}`. */
    subject: text().notNull(),
    provider: text().notNull(),
    providerId: text('provider_id'),
    methodToken: text('method_token').notNull(),
    methodLabel: text('method_label').notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    refunded: bigint({ mode: 'number' }).notNull().default(0),
    currency: text().notNull(),
    state: text().notNull(),
    problem: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    uniqueIndex('payments_key').on(table.siteId, table.key),
    index('payments_subject').on(table.siteId, table.subject),
  ],
);

/** The books of the offline test provider, as a bank would keep them. */
export const testPayments = pgTable('test_payments', {
  id: text().primaryKey(),
  key: text().notNull().unique(),
  reference: text().notNull(),
  card: text().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  refunded: bigint({ mode: 'number' }).notNull().default(0),
  currency: text().notNull(),
  state: text().notNull(),
  problem: text(),
  /** Signs what the provider tells about this payment. */
  secret: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const testRefunds = pgTable('test_refunds', {
  key: text().primaryKey(),
  paymentId: text('payment_id')
    .notNull()
    .references(() => testPayments.id, { onDelete: 'cascade' }),
  amount: bigint({ mode: 'number' }).notNull(),
});
