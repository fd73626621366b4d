import { z } from 'zod';
import { COMMON_FIELDS } from '#core/analytics/common-data.ts';
import { MAX_HIT_BYTES } from '#core/analytics/hits.ts';
import { LANDING_FIELDS } from '#core/analytics/landing.ts';
import * as at from '../addresses/visits/events.ts';
import { route } from '../route.ts';

const told = {
  needs: 'nobody',
  maxBodyBytes: MAX_HIT_BYTES,
  dropsForged: 200,
  recordsNothing: 'The product tells it of itself.',
} as const;
const ok = z.object({ ok: z.literal(true) });
const name = z.string().min(1).max(200);
/** JSON, as text. */
const data = z.string().max(MAX_HIT_BYTES).default('{}');
const fields = (names: readonly string[]) =>
  Object.fromEntries(names.map((each) => [each, z.string().max(4000).optional()]));

export const events = {
  record: route({
    ...at.recordEvent,
    ...told,
    summary: 'Something was done while working on the site; without the right crumb it is dropped quietly',
    scope: 'site',
    /** The crumb comes with the fields, which are read later. */
    isReading: true,
    body: z.object({ crumb: z.string().max(200).optional(), event: name, data }),
    reply: ok,
  }),
  trace: route({
    ...at.trace,
    ...told,
    summary: 'Log entries of a page: what was traced on it, each with page, type and data',
    scope: 'any',
    body: z.object({ data }),
    reply: ok,
  }),
  product: route({
    ...at.productEvent,
    ...told,
    dropsForged: 202,
    summary: 'An event of the product’s own tracker; 200 and 202 mean that it was taken',
    scope: 'any',
    body: z.object({
      analyticsId: z.string().max(100),
      commonData: z.object(fields(COMMON_FIELDS)),
      customData: z.record(z.string().max(100), z.unknown()),
      customSchemaName: name,
    }),
    reply: z.unknown(),
  }),
  track: route({
    ...at.track,
    summary: 'The image of the marketing tracker on the platform’s own pages',
    scope: 'platform',
    needs: 'nobody',
    query: z.object(fields(LANDING_FIELDS)),
    reply: z.unknown(),
  }),
} as const;
