import { z } from 'zod';
import { PER_MINUTE } from '#core/access/paces.ts';
import { CATEGORIES } from '#core/consent/categories.ts';
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
} as const;
