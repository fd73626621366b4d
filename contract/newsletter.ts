import { z } from 'zod';
import { Permission } from '#core/enumerations/permissions.ts';
import { formId as listId } from './forms.ts';
import { route } from './route.ts';

const needs = { permission: Permission.newsletter } as const;
const moment = z.iso.datetime();
const token = z.object({ token: z.string().max(600) });
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
export type Subscriber = z.output<typeof subscriber>;

const words = z.strictObject({
  name: z.string().trim().min(1, 'Give the list a name.').max(100),
  isDoubleOptIn: z.boolean(),
});

export const newsletter = {
  confirm: route({
    method: 'GET',
    path: '/newsletter/confirm',
    summary: 'The page a confirmation link opens',
    scope: 'site',
    needs: 'nobody',
    query: token,
    reply: z.unknown(),
  }),
  unsubscribePage: route({
    method: 'GET',
    path: '/newsletter/unsubscribe',
    summary: 'The page an unsubscribe link opens',
    scope: 'site',
    needs: 'nobody',
    query: token,
    reply: z.unknown(),
  }),
  unsubscribe: route({
    method: 'POST',
    path: '/newsletter/unsubscribe',
    summary: 'Unsubscribe, also with one click from a mail program',
    scope: 'site',
    needs: 'nobody',
    query: token,
    reply: z.unknown(),
  }),
  lists: route({
    method: 'GET',
    path: '/api/newsletter/lists',
    summary: 'The site’s mailing lists',
    scope: 'site',
    needs,
    reply: z.object({ lists: z.array(list) }),
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
    summary: 'Add people from a CSV text; those who unsubscribed stay unsubscribed',
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
    summary: 'Remove people from a list',
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
} as const;
