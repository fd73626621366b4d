import { PER_MINUTE } from '#core/access/paces.ts';
import { z } from 'zod';
import { Permission } from '#core/enumerations/permissions.ts';
import { EMAIL_FIELD_INVALID } from '#core/messages/editing.ts';
import { formId as listId } from './forms.ts';
import { id } from './id.ts';
import { route } from './route.ts';

const needs = { permission: Permission.newsletter } as const;
const moment = z.iso.datetime();
const params = z.object({ id });
/** Mail programs cut links; what is left of one opens a page too. */
const token = z.object({ token: z.string().max(600).default('') });
const list = z.object({
  id: listId,
  name: z.string(),
  isDoubleOptIn: z.boolean(),
  subscribed: z.int(),
  pending: z.int(),
  unsubscribed: z.int(),
});
const subscriber = z.object({
  email: z.string(),
  name: z.string(),
  status: z.enum(['pending', 'subscribed', 'unsubscribed']),
  source: z.string(),
  changedAt: moment,
});
export type MailingList = z.output<typeof list>;

const words = z.strictObject({
  name: z.string().trim().min(1, 'Give the list a name.').max(100),
  isDoubleOptIn: z.boolean(),
});

const area = z.object({ id, name: z.string(), mailed: z.int() });

/** The words of a letter to a list or a member area, as they are typed. */
const letterWords = z.strictObject({
  listId: z.union([z.literal(''), listId]),
  areaId: z.union([z.literal(''), id]),
  subject: z.string().max(150),
  text: z.string().max(20_000),
  actionLabel: z.string().max(60),
  actionUrl: z
    .string()
    .max(500)
    .regex(/^(https?:\/\/[^\s"<>]+)?$/i, 'Must be a web address such as https://example.com.'),
  replyTo: z.union([z.literal(''), z.email(EMAIL_FIELD_INVALID).max(254)]),
});
/** Programs that know no member areas write to lists. */
const sentWords = letterWords.extend({ areaId: letterWords.shape.areaId.default('') });
export type LetterWords = z.output<typeof letterWords>;
export const LETTER_STATES = ['draft', 'sending', 'sent', 'stopped'] as const;
const letter = letterWords.extend({
  id,
  state: z.enum(LETTER_STATES),
  /** Whether visitors can read it in the archive once it was sent. */
  isArchived: z.boolean(),
  recipients: z.int(),
  /** Mails made so far, and what became of them. Who opens one is not recorded. */
  written: z.int(),
  delivered: z.int(),
  failed: z.int(),
  unsubscribed: z.int(),
  changedAt: moment,
  startedAt: moment.nullable(),
});
export type Letter = z.output<typeof letter>;

export const newsletter = {
  confirm: route({
    method: 'GET',
    path: '/newsletter/confirm',
    summary: 'The page a confirmation link opens',
    scope: 'site',
    needs: 'nobody',
    isBeforeLive: true,
    query: token,
    reply: z.unknown(),
  }),
  unsubscribePage: route({
    method: 'GET',
    path: '/newsletter/unsubscribe',
    summary: 'The page an unsubscribe link opens',
    scope: 'site',
    needs: 'nobody',
    isBeforeLive: true,
    query: token,
    reply: z.unknown(),
  }),
  unsubscribe: route({
    method: 'POST',
    path: '/newsletter/unsubscribe',
    summary: 'Unsubscribe, also with one click from a mail program',
    scope: 'site',
    needs: 'nobody',
    isBeforeLive: true,
    query: token,
    reply: z.unknown(),
  }),
  lists: route({
    method: 'GET',
    path: '/api/newsletter/lists',
    summary: 'The site’s mailing lists and member areas',
    scope: 'site',
    needs,
    reply: z.object({ lists: z.array(list), areas: z.array(area) }),
  }),
  createList: route({
    method: 'POST',
    path: '/api/newsletter/lists',
    summary: 'Add a mailing list',
    scope: 'site',
    needs,
    body: words,
    reply: z.object({ id: listId }),
    records: 'newsletter.createList',
  }),
  updateList: route({
    method: 'PUT',
    path: '/api/newsletter/lists/:id',
    summary: 'Rename a mailing list, or change how people join',
    scope: 'site',
    needs,
    params: z.object({ id: listId }),
    body: words,
    reply: z.object({ id: listId }),
    records: 'newsletter.updateList',
  }),
  removeList: route({
    method: 'DELETE',
    path: '/api/newsletter/lists/:id',
    summary: 'Delete a mailing list and its subscribers',
    scope: 'site',
    needs,
    params: z.object({ id: listId }),
    reply: z.object({ id: listId }),
    records: 'newsletter.removeList',
  }),
  subscribers: route({
    method: 'GET',
    path: '/api/newsletter/lists/:id/subscribers',
    summary: 'Subscribers of a list, newest first',
    scope: 'site',
    needs,
    params: z.object({ id: listId }),
    query: z.strictObject({ words: z.string().max(200).optional() }),
    reply: z.object({ subscribers: z.array(subscriber), total: z.int() }),
  }),
  importSubscribers: route({
    method: 'POST',
    path: '/api/newsletter/lists/:id/subscribers',
    summary: 'Import subscribers from CSV; those who unsubscribed stay unsubscribed',
    scope: 'site',
    needs,
    params: z.object({ id: listId }),
    body: z.strictObject({ csv: z.string().min(1).max(1_500_000) }),
    reply: z.object({ added: z.int(), known: z.int(), refused: z.array(z.string()) }),
    records: 'newsletter.import',
  }),
  removeSubscribers: route({
    method: 'DELETE',
    path: '/api/newsletter/lists/:id/subscribers',
    summary: 'Remove subscribers from a list',
    scope: 'site',
    needs,
    params: z.object({ id: listId }),
    body: z.strictObject({ emails: z.array(z.string().max(256)).min(1).max(500) }),
    reply: z.object({ removed: z.int() }),
    records: 'newsletter.remove',
  }),
  exportSubscribers: route({
    method: 'GET',
    path: '/api/newsletter/lists/:id/export',
    summary: 'The subscribers of a list as CSV',
    scope: 'site',
    needs,
    params: z.object({ id: listId }),
    reply: z.unknown(),
  }),

  letters: route({
    method: 'GET',
    path: '/api/newsletter/letters',
    summary: 'Emails to mailing lists and member areas, newest first',
    scope: 'site',
    needs,
    reply: z.object({ letters: z.array(letter.omit({ text: true })) }),
  }),
  letter: route({
    method: 'GET',
    path: '/api/newsletter/letters/:id',
    summary: 'One email, and how far it has been sent',
    scope: 'site',
    needs,
    params,
    reply: letter,
  }),
  previewLetter: route({
    isShown: true,
    method: 'GET',
    path: '/api/newsletter/letters/:id/preview',
    summary: 'The saved email as a mail program would show it',
    scope: 'site',
    needs,
    params,
    /** Changes with the letter, so that a frame which shows it loads again. */
    query: z.object({ version: z.string().max(40).optional() }),
    reply: z.unknown(),
  }),
  createLetter: route({
    method: 'POST',
    path: '/api/newsletter/letters',
    summary: 'Create an email',
    scope: 'site',
    needs,
    body: sentWords,
    reply: z.object({ id }),
    records: 'newsletter.write',
  }),
  updateLetter: route({
    method: 'PUT',
    path: '/api/newsletter/letters/:id',
    summary: 'Save an email that has not been sent',
    scope: 'site',
    needs,
    params,
    body: sentWords,
    reply: z.object({ id, changedAt: moment }),
    records: 'newsletter.write',
  }),
  removeLetter: route({
    method: 'DELETE',
    path: '/api/newsletter/letters/:id',
    summary: 'Delete an email; what was sent stays sent',
    scope: 'site',
    needs,
    params,
    reply: z.object({ id }),
    records: 'newsletter.discard',
  }),
  archiveLetter: route({
    method: 'PUT',
    path: '/api/newsletter/letters/:id/archive',
    summary: 'Show an email in the newsletter archive once it was sent, or take it out',
    scope: 'site',
    needs,
    params,
    body: z.strictObject({ isArchived: z.boolean() }),
    reply: z.object({ id }),
    records: 'newsletter.archive',
  }),
  testLetter: route({
    method: 'POST',
    path: '/api/newsletter/letters/:id/test',
    summary: 'Send a test of an email to your own address',
    scope: 'site',
    needs,
    perMinute: PER_MINUTE.heavy,
    params,
    reply: z.object({ to: z.string() }),
    records: 'newsletter.test',
  }),
  sendLetter: route({
    method: 'POST',
    path: '/api/newsletter/letters/:id/send',
    summary: 'Send an email to every subscriber of its list, or to every member of its area',
    scope: 'site',
    needs,
    params,
    reply: z.object({ recipients: z.int() }),
    records: 'newsletter.send',
  }),
  stopLetter: route({
    method: 'POST',
    path: '/api/newsletter/letters/:id/stop',
    summary: 'Stop sending an email',
    scope: 'site',
    needs,
    params,
    reply: z.object({ id }),
    records: 'newsletter.stop',
  }),
} as const;
