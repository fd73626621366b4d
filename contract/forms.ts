import { PER_MINUTE } from '#core/access/paces.ts';
import { z } from 'zod';
import { MAX_HIT_BYTES } from '#core/analytics/hits.ts';
import { HONEYPOT_NAME } from '#core/forms/submission/guard.ts';
import { Permission } from '#core/enumerations/permissions.ts';
import { FACT_NAMES, type SubmissionFacts } from '#core/forms/submission/facts.ts';
import { id } from './id.ts';
import * as at from './addresses/forms.ts';
import { pageFacts } from './page-facts.ts';
import { route } from './route.ts';

/** Forms of templates have names of their own; those made in the admin have ids. */
export const formId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Must be the id of a form.');
const needs = { permission: Permission.contentManager } as const;
const moment = z.iso.datetime();
/** Whatever a browser sends is read leniently; the service says what is wrong with it. */
const loose = z.unknown().optional();

export const MAX_REPLY_SUBJECT = 200;
export const MAX_REPLY_LENGTH = 20_000;
export const MAX_SUBMISSION_BYTES = 1024 * 1024;
const factFields = Object.fromEntries(FACT_NAMES.map((name) => [name, loose])) as Record<
  keyof SubmissionFacts,
  typeof loose
>;
const submissionBody = z.object({
  key: loose,
  formId: loose,
  form: loose,
  captchaKey: loose,
  ...factFields,
  visitorCookie: loose,
  clientDate: loose,
  eventId: loose,
  filledInMs: loose,
  [HONEYPOT_NAME]: loose,
});
export type SubmissionBody = z.output<typeof submissionBody>;

/** What the visitor's browser sends, field by field. */
export interface SentSubmission extends SubmissionFacts {
  key: string;
  formId: string;
  /** JSON of field id to value. */
  form: string;
  captchaKey?: string;
  visitorCookie: string;
  clientDate: number;
  eventId: string;
  filledInMs: number;
  /** Nobody sees this field; programs fill it in. */
  [HONEYPOT_NAME]?: string;
}

const summaryField = z.object({
  id: z.string(),
  type: z.string(),
  values: z.union([z.array(z.string()).readonly(), z.record(z.string(), z.string()).readonly()]),
  value: z.string(),
  rawTitle: z.string(),
});
const file = z.object({ id, fieldId: z.string(), name: z.string(), size: z.int() });
const entry = z.object({
  id,
  formId: z.string(),
  formName: z.string(),
  /** Who wrote, and the first words of it. */
  from: z.string(),
  preview: z.string(),
  isSpam: z.boolean(),
  isRead: z.boolean(),
  isStarred: z.boolean(),
  /** Whether somebody has replied to it. */
  isAnswered: z.boolean(),
  note: z.string(),
  assignedTo: z.string().nullable(),
  createdAt: moment,
});
const reply = z.object({
  id,
  /** The email it went out as; it is sent again by this id. */
  mailId: z.string(),
  /** The account of whoever wrote it. */
  by: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  state: z.enum(['waiting', 'retrying', 'sent', 'failed']),
  problem: z.string(),
  createdAt: moment,
});
export type SentReply = z.output<typeof reply>;

const submission = entry.extend({
  summary: z.array(summaryField),
  files: z.array(file),
  page: z.record(z.string(), z.unknown()),
  replyTo: z.string(),
  replies: z.array(reply),
  /** Where the visitor's answer to a reply of this account goes. */
  answersGoTo: z.string(),
  /** Whether replies reach the visitor: without a mail server they are only kept. */
  isDelivered: z.boolean(),
});
export type InboxEntry = z.output<typeof entry>;
export type Submission = z.output<typeof submission>;

const filters = z.strictObject({
  form: formId.optional(),
  show: z.enum(['all', 'unread', 'starred', 'spam', 'deleted']).optional(),
  words: z.string().max(200).optional(),
  before: z.string().max(80).optional(),
});
export type InboxFilters = z.output<typeof filters>;

const delivery = z.object({
  id,
  submissionId: id,
  url: z.string(),
  state: z.enum(['waiting', 'delivered', 'dead']),
  attempts: z.int(),
  problem: z.string(),
  createdAt: moment,
});
export type WebhookDelivery = z.output<typeof delivery>;

const mail = z.object({
  id,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  state: z.string(),
  problem: z.string(),
  createdAt: moment,
});

/** Changes with the draft, so that a frame which shows it loads again. */
const draft = z.object({ revision: z.string().max(20).optional() });
const done = z.object({ success: z.literal(true) });
const ids = z.array(id).min(1).max(500);

export const forms = {
  key: route({
    ...at.key,
    summary: 'A key for one submission, valid for an hour',
    scope: 'site',
    needs: 'nobody',
    perMinute: PER_MINUTE.flood,
    reply: z.object({ key: z.string(), data: z.object({ key: z.string() }) }),
  }),
  save: route({
    ...at.save,
    summary: 'Submit a form',
    scope: 'site',
    needs: 'nobody',
    perMinute: PER_MINUTE.flood,
    maxBodyBytes: MAX_SUBMISSION_BYTES,
    body: submissionBody as z.ZodType<SubmissionBody, SentSubmission>,
    reply: done,
  }),
  post: route({
    ...at.post,
    summary: 'Submit a form without scripts: multipart fields in, a page out',
    scope: 'site',
    needs: 'nobody',
    reply: z.unknown(),
  }),
  sent: route({
    ...at.sent,
    summary: 'The page after a submission without scripts',
    scope: 'site',
    needs: 'nobody',
    params: z.object({ id: formId }),
    reply: z.unknown(),
  }),
  poll: route({
    ...at.poll,
    summary: 'How a poll stands, as far as this visitor may see it',
    scope: 'site',
    needs: 'nobody',
    perMinute: PER_MINUTE.reading,
    params: z.object({ id: formId }),
    reply: z.object({
      isOpen: z.boolean(),
      hasVoted: z.boolean(),
      tally: z.object({ voters: z.int(), counts: z.array(z.int()).readonly() }).nullable(),
    }),
  }),
  upload: route({
    ...at.upload,
    summary: 'Send a file for a field of a form; its id becomes the value of the field',
    scope: 'site',
    needs: 'nobody',
    perMinute: PER_MINUTE.byHand,
    query: z.strictObject({ formId, fieldId: z.string().max(40), name: z.string().min(1).max(120) }),
    reply: z.object({ id, name: z.string() }),
  }),
  challenge: route({
    ...at.challenge,
    summary: 'A proof of work for the built-in CAPTCHA',
    scope: 'site',
    needs: 'nobody',
    perMinute: PER_MINUTE.reading,
    reply: z.object({
      algorithm: z.string(),
      challenge: z.string(),
      maxnumber: z.int(),
      salt: z.string(),
      signature: z.string(),
    }),
  }),
  render: route({
    ...at.render,
    summary: 'A form was seen',
    scope: 'site',
    needs: 'nobody',
    maxBodyBytes: MAX_HIT_BYTES,
    body: z.object({ formId: z.string().max(40), ...pageFacts }),
    dropsForged: 204,
    reply: z.unknown(),
  }),
  progress: route({
    ...at.progress,
    summary: 'A form was started, or left at a field',
    scope: 'site',
    needs: 'nobody',
    maxBodyBytes: MAX_HIT_BYTES,
    body: z.object({
      formId: z.string().max(40),
      event: z.enum(['start', 'exit']),
      fieldId: z.string().max(40).optional(),
    }),
    dropsForged: 204,
    reply: z.unknown(),
  }),

  create: route({
    method: 'POST',
    path: '/api/forms',
    summary: 'Add a form as a draft',
    scope: 'site',
    needs,
    body: z.strictObject({ body: z.record(z.string(), z.unknown()) }),
    reply: z.object({ id, formId, revision: z.int() }),
    records: 'document.create',
  }),
  options: route({
    method: 'GET',
    path: '/api/forms/options',
    summary: 'What the form builder offers: mailing lists, features, whether a hosted CAPTCHA is set up',
    scope: 'site',
    needs,
    reply: z.object({
      lists: z.array(z.object({ id: z.string(), name: z.string() })),
      hasFormHandler: z.boolean(),
      hasHostedCaptcha: z.boolean(),
      contributors: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  }),
  preview: route({
    isShown: true,
    method: 'GET',
    path: '/api/forms/:id/preview',
    summary: 'The draft of a form as a page in the site’s own look',
    scope: 'site',
    needs,
    params: z.object({ id }),
    query: draft,
    reply: z.unknown(),
  }),
  previewMail: route({
    isShown: true,
    method: 'GET',
    path: '/api/forms/:id/mails/:mail',
    summary: 'An email that the draft of a form sends, with sample answers',
    scope: 'site',
    needs,
    params: z.object({ id, mail: z.enum(['notification', 'autoresponse']) }),
    query: draft,
    reply: z.unknown(),
  }),
  report: route({
    method: 'GET',
    path: '/api/forms/report/:id',
    summary: 'Views, starts, submissions and where people leave, over the last 30 days',
    scope: 'site',
    needs,
    params: z.object({ id: formId }),
    reply: z.object({
      views: z.int(),
      starts: z.int(),
      submits: z.int(),
      exits: z.array(z.object({ fieldId: z.string(), count: z.int() })),
      /** How often each option was chosen, over all submissions that are kept. */
      chosen: z.array(z.object({ fieldId: z.string(), option: z.string(), count: z.int() })),
      secret: z.string(),
      deliveries: z.array(delivery),
    }),
  }),
  retryDelivery: route({
    method: 'POST',
    path: '/api/forms/deliveries/:id/retry',
    summary: 'Retry a webhook that has failed',
    scope: 'site',
    needs,
    params: z.object({ id }),
    reply: done,
    records: 'webhook.retry',
  }),

  inbox: route({
    method: 'GET',
    path: '/api/inbox',
    summary: 'Submissions, newest first',
    scope: 'site',
    needs,
    query: filters,
    reply: z.object({ entries: z.array(entry), unread: z.int(), next: z.string().nullable() }),
  }),
  submission: route({
    method: 'GET',
    path: '/api/inbox/:id',
    summary: 'One submission with all its answers',
    scope: 'site',
    needs,
    params: z.object({ id }),
    reply: submission,
  }),
  mark: route({
    method: 'PUT',
    path: '/api/inbox',
    summary: 'Mark submissions as read, starred or spam, delete or assign them',
    scope: 'site',
    needs,
    body: z.strictObject({
      ids,
      isRead: z.boolean().optional(),
      isStarred: z.boolean().optional(),
      isSpam: z.boolean().optional(),
      isDeleted: z.boolean().optional(),
      assignedTo: id.nullable().optional(),
    }),
    reply: z.object({ changed: z.int() }),
    records: ['submission.mark', 'submission.delete'],
  }),
  reply: route({
    method: 'POST',
    path: '/api/inbox/:id/reply',
    summary: 'Reply to a submission by email, from the site',
    scope: 'site',
    needs,
    perMinute: PER_MINUTE.costly,
    params: z.object({ id }),
    body: z.strictObject({
      subject: z.string().trim().min(1, 'Write a subject.').max(MAX_REPLY_SUBJECT),
      text: z.string().trim().min(1, 'Write a reply.').max(MAX_REPLY_LENGTH),
    }),
    reply: done,
    records: 'submission.reply',
  }),
  annotate: route({
    method: 'PUT',
    path: '/api/inbox/:id/note',
    summary: 'Write a note on a submission',
    scope: 'site',
    needs,
    params: z.object({ id }),
    body: z.strictObject({ note: z.string().max(5000) }),
    reply: done,
    records: 'submission.note',
  }),
  export: route({
    method: 'GET',
    path: '/api/inbox/export/:format',
    summary: 'Submissions as CSV or JSON',
    scope: 'site',
    needs,
    params: z.object({ format: z.enum(['csv', 'json']) }),
    query: filters,
    reply: z.unknown(),
  }),
  file: route({
    method: 'GET',
    path: '/api/inbox/files/:id',
    summary: 'A file a visitor sent',
    scope: 'site',
    needs,
    params: z.object({ id }),
    reply: z.unknown(),
  }),
  outbox: route({
    method: 'GET',
    path: '/api/inbox/mails',
    summary: 'Emails this site has sent, limited to the areas you may open',
    scope: 'site',
    needs,
    reply: z.object({
      mails: z.array(mail),
      isDelivered: z.boolean(),
      /** How many could not be sent so far, with those to mailing lists. */
      unsent: z.int(),
      outage: z.object({ since: moment, problem: z.string() }).nullable(),
    }),
  }),
  resend: route({
    method: 'POST',
    path: '/api/inbox/mails/resend',
    summary: 'Send an email that failed again, or all of them',
    scope: 'site',
    needs,
    body: z.strictObject({ id: id.optional() }),
    reply: z.object({ count: z.int() }),
    records: 'mail.resend',
  }),
} as const;
