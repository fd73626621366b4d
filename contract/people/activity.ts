import { z } from 'zod';
import { Permission } from '#core/enumerations/permissions.ts';
import { id } from '../id.ts';
import { route } from '../route.ts';

const needs = { permission: Permission.activity } as const;
const moment = z.iso.datetime();
const person = z.object({ id, name: z.string() });

/** Whether a chain of entries is whole, as `core/activity/chain.ts` says it. */
export const chain = z.discriminatedUnion('state', [
  z.object({ state: z.literal('complete'), since: moment.nullable(), count: z.int() }),
  z.object({ state: z.literal('missing'), after: moment.nullable(), before: moment.nullable() }),
  z.object({ state: z.literal('changed'), at: moment }),
]);

/** Who did what on the site, and when. */
export const activity = {
  list: route({
    method: 'GET',
    path: '/api/activity',
    summary: 'What was done on the site, newest first; `next` continues after the last entry',
    scope: 'site',
    needs,
    query: z.strictObject({
      person: id.optional(),
      kind: z
        .string()
        .regex(/^[a-zA-Z-]{1,40}$/)
        .optional(),
      from: moment.optional(),
      to: moment.optional(),
      search: z.string().max(100).optional(),
      /** Actions whose words hold the search in another language than English, joined by commas. */
      actions: z
        .string()
        .max(8000)
        .regex(/^[\w.,-]*$/)
        .optional(),
      before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    }),
    reply: z.object({
      entries: z.array(
        z.object({
          id: z.int(),
          at: moment,
          action: z.string(),
          detail: z.record(z.string(), z.unknown()),
          person: person.nullable(),
        }),
      ),
      next: z.int().nullable(),
    }),
  }),
  people: route({
    method: 'GET',
    path: '/api/activity/people',
    summary: 'Everybody who has done something on the site',
    scope: 'site',
    needs,
    reply: z.object({ people: z.array(person) }),
  }),
  check: route({
    method: 'GET',
    path: '/api/activity/check',
    summary: 'Whether every entry of the log is there as it was written',
    scope: 'site',
    needs,
    // It reads the whole log.
    perMinute: 30,
    reply: chain,
  }),
} as const;
