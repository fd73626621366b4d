import { z } from 'zod';
import { PER_MINUTE } from '#core/access/paces.ts';
import { CATEGORIES } from '#core/consent/categories.ts';
import { HELD_KINDS } from '#core/consent/sandboxes.ts';
import { WAYS } from '#core/consent/choice.ts';
import { POLICIES } from '#core/consent/policies.ts';
import { SettingsPermission } from '#core/people/finer-permissions.ts';
import * as at from './addresses/consent.ts';
import { chain } from './people/activity.ts';
import { route } from './route.ts';

/** As a ticked box of a form says it. */
const ticked = z.literal('on').optional();

const needs = { permission: SettingsPermission.receipts } as const;

const receipt = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  version: z.string(),
  categories: z.array(z.enum(CATEGORIES)),
  policy: z.enum(POLICIES),
  gpc: z.boolean(),
  way: z.enum(WAYS),
});
export type Receipt = z.output<typeof receipt>;

export const consent = {
  choose: route({
    ...at.choose,
    summary:
      'A visitor agrees, refuses or changes their mind; without scripts a form that leads back to the page',
    scope: 'site',
    needs: 'nobody',
    // A choice always counts; what is kept of it has a limit of its own.
    perMinute: PER_MINUTE.flood,
    body: z.object({
      way: z.enum(WAYS),
      preferences: ticked,
      statistics: ticked,
      marketing: ticked,
      /** Forgotten when the browser is closed. */
      once: ticked,
      /** Where a form leads back to. */
      to: z.string().max(2000).optional(),
    }),
    reply: z.object({ allowed: z.array(z.enum(CATEGORIES)), receiptId: z.string() }),
  }),
  receipts: route({
    method: 'GET',
    path: '/api/consent/receipts',
    summary: 'How visitors chose, and whether every receipt of it is there as it was written',
    scope: 'site',
    needs,
    // It reads all of them.
    perMinute: PER_MINUTE.writing,
    reply: z.object({ counts: z.record(z.enum(WAYS), z.int()), chain }),
  }),
  receipt: route({
    method: 'GET',
    path: '/api/consent/receipts/:id',
    summary: 'One receipt, by the id that its visitor’s cookie holds',
    scope: 'site',
    needs,
    params: z.object({ id: z.string().min(1).max(43) }),
    reply: receipt,
  }),
  inventory: route({
    method: 'GET',
    path: '/api/consent/inventory',
    summary: 'Every cookie, storage key and foreign host that the published site can use',
    scope: 'site',
    needs: { permission: SettingsPermission.contacts },
    reply: z.object({
      own: z.array(
        z.object({
          kind: z.enum(['cookie', 'storage']),
          name: z.string(),
          days: z.number().nullable(),
          category: z.enum(CATEGORIES),
          purpose: z.string(),
        }),
      ),
      thirdParties: z.array(
        z.object({
          name: z.string(),
          hosts: z.array(z.string()),
          category: z.enum(CATEGORIES),
          purpose: z.string(),
          cookies: z.array(z.object({ name: z.string(), days: z.int() })),
          places: z.array(z.string()),
        }),
      ),
      writers: z.array(z.object({ title: z.string(), label: z.string() })),
    }),
  }),
  exportReceipts: route({
    method: 'GET',
    path: '/api/consent/receipt-export',
    summary: 'All receipts as CSV, the oldest first',
    scope: 'site',
    needs,
    perMinute: PER_MINUTE.heavy,
    reply: z.unknown(),
  }),
  manage: route({
    ...at.manage,
    summary: 'The page on which visitors see and change what they have agreed to',
    scope: 'site',
    needs: 'nobody',
    reply: z.unknown(),
  }),
  state: route({
    ...at.state,
    summary: 'A style sheet for browsers without scripts: hides the banner from those who have chosen',
    scope: 'site',
    needs: 'nobody',
    reply: z.unknown(),
  }),
  frame: route({
    ...at.frame,
    summary: 'Content of another host in a document that asks first, for frames of the site’s own pages',
    scope: 'site',
    needs: 'nobody',
    perMinute: PER_MINUTE.reading,
    query: z.object({
      src: z.url({ protocol: /^https$/ }).max(4000),
      category: z.enum(CATEGORIES),
      kind: z.enum(HELD_KINDS),
      once: ticked,
    }),
    reply: z.unknown(),
  }),
} as const;
