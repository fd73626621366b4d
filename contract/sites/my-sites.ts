import { PER_MINUTE } from '#core/access/paces.ts';
import { isTimeZone } from '#core/settings/locale.ts';
import { z } from 'zod';
import * as at from '../addresses/my-sites.ts';
import { route } from '../route.ts';

const scope = 'platform';
const needs = 'account';
const params = z.object({ id: z.string().max(100) });
const onwards = z.object({ redirect: z.string() });

/** Making, copying and deleting whole sites. */
export const mySites = {
  create: route({
    ...at.create,
    summary: 'Start a site from a template; without an identifier one is made from the title',
    scope,
    needs,
    records: 'site.create',
    body: z.strictObject({
      template: z.string().max(100).optional(),
      title: z.string().max(1000),
      identifier: z.string().max(1000).optional(),
      /** Two letters. Currency, shipping and taxes start from it; without it the template's own stays. */
      country: z.string().max(10).optional(),
      timezone: z.string().max(100).refine(isTimeZone).optional().catch(undefined),
    }),
    reply: onwards.extend({ id: z.string(), identifier: z.string() }),
    perMinute: PER_MINUTE.heavy,
  }),
  duplicate: route({
    ...at.duplicate,
    summary: 'Copy a site of one’s own, or one that is offered for copying',
    scope,
    needs,
    records: 'site.duplicate',
    params,
    reply: onwards.extend({ id: z.string(), identifier: z.string() }),
    perMinute: PER_MINUTE.heavy,
  }),
  remove: route({
    ...at.remove,
    summary: 'Delete a site; it can be taken back for 30 days',
    scope,
    needs,
    sudo: true,
    records: 'site.remove',
    params,
    reply: onwards,
  }),
  restore: route({
    ...at.restore,
    summary: 'Take a deleted site back',
    scope,
    needs,
    records: 'site.restore',
    params,
    reply: onwards,
  }),
} as const;
