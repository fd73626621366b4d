import { z } from 'zod';
import { WORKFLOW_STATES } from '#core/commerce/catalogue/product.ts';
import { LISTED_STATES } from '#core/commerce/orders/orders.ts';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import { id } from '../id.ts';
import { route } from '../route.ts';

const scope = 'site';
const needs = { permission: CommercePermission.viewOrders, or: [CommercePermission.viewProducts] } as const;
const recordsNothing = 'A way to look at a list changes nothing in it.';
const params = z.object({ id });

/** Lists that can be looked at in ways of one's own. */
const room = z.enum(['orders', 'products']);
export type ViewRoom = z.output<typeof room>;

export const MAX_VIEW_NAME = 40;
const name = z
  .string()
  .trim()
  .min(1, 'Give the view a name.')
  .max(MAX_VIEW_NAME, `Use up to ${MAX_VIEW_NAME} characters.`);

/** What a list was narrowed to. Days are those of whoever looks. */
const filters = z.strictObject({
  words: z.string().max(200).optional(),
  state: z.enum(LISTED_STATES).optional(),
  paid: z.enum(['yes', 'no']).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  workflow: z.enum(WORKFLOW_STATES).optional(),
});
export type ViewFilters = z.output<typeof filters>;

const view = z.object({ id, name: z.string(), filters });
export type SavedView = z.output<typeof view>;

export const savedViews = {
  list: route({
    method: 'GET',
    path: '/api/commerce/views',
    summary: 'Saved views of a list, in the order they were saved',
    scope,
    needs,
    query: z.strictObject({ room }),
    reply: z.object({ views: z.array(view) }),
  }),
  create: route({
    method: 'POST',
    path: '/api/commerce/views',
    summary: 'Save what a list is narrowed to under a name',
    scope,
    needs,
    body: z.strictObject({ room, name, filters }),
    reply: view,
    recordsNothing,
  }),
  change: route({
    method: 'PUT',
    path: '/api/commerce/views/:id',
    summary: 'Rename a saved view, or narrow it to something else',
    scope,
    needs,
    params,
    body: z.strictObject({ name: name.optional(), filters: filters.optional() }),
    reply: view,
    recordsNothing,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/commerce/views/:id',
    summary: 'Delete a saved view',
    scope,
    needs,
    params,
    reply: z.object({ id }),
    recordsNothing,
  }),
} as const;
