import { z } from 'zod';
import { Permission } from '#core/enumerations/permissions.ts';
import { FIND_KINDS, MAX_FIND_QUERY } from '#core/find/find.ts';
import { route } from '../route.ts';

const found = z.object({
  kind: z.enum(FIND_KINDS),
  id: z.string(),
  title: z.string(),
  /** What tells it from others of the same name: an address, an email, a date. */
  detail: z.string(),
  /** The collection of an item; empty for others. */
  collectionId: z.string(),
});

export type Found = z.output<typeof found>;

export const findCalls = {
  find: route({
    method: 'GET',
    path: '/api/find',
    summary:
      'Pages, collections, posts, products, orders, customers, forms, files and people with these words in their names',
    scope: 'site',
    needs: { permission: Permission.config },
    query: z.strictObject({ q: z.string().max(MAX_FIND_QUERY) }),
    reply: z.object({ found: z.array(found) }),
  }),
};
