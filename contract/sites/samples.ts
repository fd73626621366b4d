import { z } from 'zod';
import { Permission } from '#core/enumerations/permissions.ts';
import { id } from '../id.ts';
import { route } from '../route.ts';

const scope = 'site';
const needs = { permission: Permission.contentManager } as const;
const MAX_SAMPLES = 500;

const sample = z.object({
  kind: z.enum(['product', 'item']),
  id,
  title: z.string(),
  /** The collection of an item; empty for a product. */
  place: z.string(),
});

export type SampleEntry = z.output<typeof sample>;

/** Products and items that came with the template and were not changed since. */
export const samples = {
  list: route({
    method: 'GET',
    path: '/api/samples',
    summary: 'What came with the template and is not the owner’s own yet',
    scope,
    needs,
    reply: z.object({ samples: z.array(sample) }),
  }),
  remove: route({
    method: 'POST',
    path: '/api/samples/remove',
    summary: 'Remove samples from the site, live at once; they can be restored from the trash',
    scope,
    needs,
    /** All of them, unless some are named. */
    body: z.strictObject({ ids: z.array(id).max(MAX_SAMPLES).optional() }),
    reply: z.object({ removed: z.int() }),
    records: ['samples.remove', 'samples.unlink', 'product.delete', 'document.delete'],
  }),
} as const;
