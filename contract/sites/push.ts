import { z } from 'zod';
import { Permission } from '#core/enumerations/permissions.ts';
import { PER_MINUTE } from '#core/access/paces.ts';
import { NEWS } from '#core/home/news.ts';
import { id } from '../id.ts';
import { route } from '../route.ts';

const scope = 'site';
const needs = { permission: Permission.config } as const;
const recordsNothing = 'It is one’s own device.';
const news = z.enum(NEWS);
const MAX_ENDPOINT_LENGTH = 2000;
const MAX_KEY_LENGTH = 200;

const state = z.object({
  /** The kinds of news that this person's devices are told of. */
  kinds: z.array(news),
  /** By which browsers know this installation. */
  publicKey: z.string(),
  devices: z.array(z.object({ id, device: z.string(), createdAt: z.iso.datetime(), isCurrent: z.boolean() })),
});

export type PushState = z.output<typeof state>;

/** News on the devices of those who work on a site. */
export const pushCalls = {
  read: route({
    method: 'GET',
    path: '/api/home/push',
    summary: 'The kinds of news that are pushed to this person’s devices, and which devices those are',
    scope,
    needs,
    reply: state,
  }),
  choose: route({
    method: 'PUT',
    path: '/api/home/push',
    summary: 'Choose the kinds of news that are pushed to this person’s devices',
    scope,
    needs,
    recordsNothing,
    body: z.strictObject({ kinds: z.array(news).max(NEWS.length) }),
    reply: state,
  }),
  addDevice: route({
    method: 'POST',
    path: '/api/home/push/devices',
    summary: 'Turn on notifications in this browser, until its session ends',
    scope,
    needs,
    recordsNothing,
    perMinute: PER_MINUTE.writing,
    body: z.strictObject({
      endpoint: z.string().max(MAX_ENDPOINT_LENGTH),
      p256dh: z.string().max(MAX_KEY_LENGTH),
      auth: z.string().max(MAX_KEY_LENGTH),
    }),
    reply: state,
  }),
  removeDevice: route({
    method: 'DELETE',
    path: '/api/home/push/devices/:id',
    summary: 'Turn off notifications on one of this person’s devices',
    scope,
    needs,
    recordsNothing,
    params: z.object({ id }),
    reply: state,
  }),
  testDevice: route({
    method: 'POST',
    path: '/api/home/push/devices/:id/test',
    summary: 'Send a test notification to one of this person’s devices',
    scope,
    needs,
    recordsNothing,
    perMinute: PER_MINUTE.costly,
    params: z.object({ id }),
    reply: z.object({ success: z.literal(true) }),
  }),
} as const;
