import { z } from 'zod';
import { PER_MINUTE } from '#core/access/paces.ts';
import { CATEGORIES } from '#core/consent/categories.ts';
import { HELD_KINDS } from '#core/consent/sandboxes.ts';
import { WAYS } from '#core/consent/choice.ts';
import * as at from './addresses/consent.ts';
import { route } from './route.ts';

/** As a ticked box of a form says it. */
const ticked = z.literal('on').optional();

export const consent = {
  choose: route({
    ...at.choose,
    summary:
      'A visitor agrees, refuses or changes their mind; without scripts a form that leads back to the page',
    scope: 'site',
    needs: 'nobody',
    perMinute: PER_MINUTE.byHand,
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
