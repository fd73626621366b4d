import { z } from 'zod';
import { PER_MINUTE } from '#core/access/paces.ts';
import { Permission } from '#core/enumerations/permissions.ts';
import { SPEED_METRIC_NAMES } from '#core/speed/metrics.ts';
import { MAX_RECORDS_BYTES, SPEED_DEVICES, SPEED_EVENTS } from '#core/speed/records.ts';
import * as at from '../addresses/speed.ts';
import { route } from '../route.ts';

/** One record of a page; those that are none are left out, and the others count. */
export const speedRecord = z.object({
  app: z.string().max(50),
  data: z.record(z.string().max(50), z.unknown()),
  event: z.enum(SPEED_EVENTS),
  pageLoadId: z.string().min(1).max(100),
  ts: z.number(),
});

/** JSON that is sent as text, so that a beacon may carry it. */
const records = z.preprocess((body) => {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}, z.array(z.unknown()).max(200));

const figure = z.object({
  metric: z.enum(SPEED_METRIC_NAMES),
  visits: z.int(),
  p75: z.number(),
  rating: z.enum(['good', 'fair', 'poor']),
  culprit: z.object({ block: z.string(), element: z.string() }).nullable(),
});

const report = z.object({
  /** The first day of what is counted. */
  since: z.iso.date(),
  site: z.array(figure),
  pages: z.array(z.object({ path: z.string(), visits: z.int(), figures: z.array(figure) })),
});
export type SpeedReport = z.output<typeof report>;

export const speed = {
  settings: route({
    ...at.settings,
    summary: 'The id of this load of a page, for the figures it tells later',
    scope: 'site',
    needs: 'nobody',
    reply: z.object({ pageLoadId: z.string() }),
    perMinute: PER_MINUTE.reading,
  }),
  record: route({
    ...at.record,
    summary: 'How fast a page was for a visitor; nobody waits for the answer',
    scope: 'site',
    needs: 'nobody',
    body: records,
    reply: z.unknown(),
    perMinute: PER_MINUTE.reading,
    maxBodyBytes: MAX_RECORDS_BYTES,
    dropsForged: true,
    recordsNothing: 'A browser tells it, not a person.',
  }),
  report: route({
    method: 'GET',
    path: '/api/speed',
    summary: 'How fast pages were for three quarters of their visitors in the last weeks',
    scope: 'site',
    needs: { permission: Permission.activity },
    query: z.strictObject({ device: z.enum(SPEED_DEVICES).optional() }),
    reply: report,
  }),
} as const;
