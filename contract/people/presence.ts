import { z } from 'zod';
import { Permission } from '#core/enumerations/permissions.ts';
import { id } from '../id.ts';
import { route } from '../route.ts';

const needs = { permission: Permission.contentManager } as const;

const person = z.object({
  accountId: id,
  name: z.string(),
  /** The same account in another tab or on another device. */
  isYou: z.boolean(),
});

export type Person = z.output<typeof person>;

/** How often an open tab says that it is still there. */
export const BEAT_MS = 10_000;

export const presence = {
  beat: route({
    method: 'POST',
    path: '/api/content/documents/:id/presence',
    summary: 'Say that a tab has this document open, and hear who else has',
    scope: 'site',
    needs,
    params: z.object({ id }),
    body: z.strictObject({ tabId: id }),
    reply: z.object({ people: z.array(person) }),
    recordsNothing: 'Looking is no action.',
  }),
  leave: route({
    method: 'DELETE',
    path: '/api/content/documents/:id/presence/:tabId',
    summary: 'Say that a tab has closed this document',
    scope: 'site',
    needs,
    params: z.object({ id, tabId: id }),
    reply: z.object({ ok: z.literal(true) }),
    recordsNothing: 'Looking is no action.',
  }),
} as const;
