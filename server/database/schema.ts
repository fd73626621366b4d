import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
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
});

export const domains = pgTable('domains', {
  host: text().primaryKey(),
  ownerSite: text('owner_site')
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' }),
  verifiedAt: moment('verified_at'),
  /** What the TXT record must say before the domain is believed. */
  proof: text().notNull().default(''),
  isPrimary: boolean('is_primary').notNull().default(false),
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
  },
  (table) => [index('sessions_account').on(table.accountId), index('sessions_expiry').on(table.expiresAt)],
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
    /** The site it was sent for, whose owners may read it. */
    ownerSite: text('owner_site').references(() => sites.id, { onDelete: 'cascade' }),
    replyTo: text('reply_to').notNull().default(''),
    headers: jsonb().notNull().default({}),
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
    width: integer(),
    height: integer(),
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

/** Random keys of one site each: for submission keys, links in mails, proofs of work, webhooks. */
export const siteSecrets = pgTable(
  'site_secrets',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    purpose: text().notNull(),
    secret: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.purpose] })],
);

export const formSubmissions = pgTable(
  'form_submissions',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    formId: text('form_id').notNull(),
    formName: text('form_name').notNull(),
    /** A submission key is good for one submission; the same one again gets the same answer. */
    keyHash: text('key_hash').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** Null where the owner keeps no submissions. */
    answers: jsonb(),
    words: text().notNull().default(''),
    page: jsonb().notNull().default({}),
    isSpam: boolean('is_spam').notNull().default(false),
    isRead: boolean('is_read').notNull().default(false),
    isStarred: boolean('is_starred').notNull().default(false),
    note: text().notNull().default(''),
    assignedTo: text('assigned_to'),
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    uniqueIndex('form_submissions_key').on(table.siteId, table.keyHash),
    index('form_submissions_newest').on(table.siteId, table.createdAt, table.id),
    index('form_submissions_of_form').on(table.siteId, table.formId, table.createdAt),
  ],
);

/** Files visitors sent, waiting for the submission they belong to or part of it. */
export const formUploads = pgTable(
  'form_uploads',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    formId: text('form_id').notNull(),
    fieldId: text('field_id').notNull(),
    submissionId: text('submission_id'),
    name: text().notNull(),
    hash: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('form_uploads_submission').on(table.siteId, table.submissionId),
  ],
);

/** How often a form was seen, begun, sent and left, by day. Nobody is counted by name. */
export const formCounts = pgTable(
  'form_counts',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    formId: text('form_id').notNull(),
    day: text().notNull(),
    event: text().notNull(),
    fieldId: text('field_id').notNull().default(''),
    count: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.formId, table.day, table.event, table.fieldId] })],
);

/** Solved CAPTCHAs, so that none is used twice. */
export const captchaUses = pgTable(
  'captcha_uses',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.tokenHash] })],
);

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    formId: text('form_id').notNull(),
    submissionId: text('submission_id').notNull(),
    url: text().notNull(),
    payload: text().notNull(),
    /** `waiting`, `delivered`, or `dead` when every try has failed. */
    state: text().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    problem: text().notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('webhook_deliveries_form').on(table.siteId, table.formId, table.createdAt),
  ],
);

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
