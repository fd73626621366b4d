import { timingSafeEqual } from 'node:crypto';
import { events as contract } from '#contract/visits/events.ts';
import { fail } from '#contract/errors.ts';
import { crumbOf } from '../accounts/cookies.ts';
import type { Handle } from '../http/handle.ts';
import type { Events } from './service.ts';

/** One transparent point. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const OK = { ok: true } as const;

export function serveEvents(handle: Handle, { events }: { events: Events }): void {
  // Visitors never send any of these: what comes from somebody who is not logged in is dropped.
  handle(contract.record, async ({ site, visitor, body, request }) => {
    if (visitor && isSame(body.crumb ?? '', crumbOf(request, site.id)))
      await events.record(site.id, 'record', body.event, body.data);
    return OK;
  });
  handle(contract.trace, async ({ site, visitor, body }) => {
    if (!visitor) return OK;
    return (await events.trace(site?.id ?? null, body.data)) ? OK : fail('badRequest');
  });
  handle(contract.product, async ({ site, visitor, body, reply }) => {
    if (visitor)
      await events.record(site?.id ?? null, 'product', body.customSchemaName, JSON.stringify(body));
    return reply.code(202).send();
  });
  handle(contract.track, async ({ query, reply }) => {
    await events.landing(query);
    return reply.type('image/gif').header('cache-control', 'no-store').send(PIXEL);
  });
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return expected !== '' && a.length === b.length && timingSafeEqual(a, b);
}
