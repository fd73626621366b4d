import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, siteId } from './columns.ts';
import { sites } from './sites.ts';

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
    index('form_submissions_unread')
      .on(table.siteId)
      .where(sql`not is_read and not is_spam and deleted_at is null and answers is not null`),
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

/** What was written back to a visitor. How far it got is known of the mail it went out as. */
export const formReplies = pgTable(
  'form_replies',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    submissionId: text('submission_id').notNull(),
    mailId: text('mail_id').notNull(),
    accountId: text('account_id'),
    subject: text().notNull(),
    text: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('form_replies_submission').on(table.siteId, table.submissionId, table.createdAt),
    foreignKey({
      columns: [table.siteId, table.submissionId],
      foreignColumns: [formSubmissions.siteId, formSubmissions.id],
    }).onDelete('cascade'),
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
