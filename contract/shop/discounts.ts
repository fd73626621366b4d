import { z } from 'zod';
import { DISCOUNT_KINDS, MAX_CODE_LENGTH } from '#core/commerce/discounts.ts';
import { MAX_PRICE_CENTS } from '#core/commerce/product.ts';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import { id } from '../id.ts';
import { route } from '../route.ts';

const scope = 'site';
const needs = { permission: CommercePermission.discounts } as const;
const moment = z.iso.datetime();
const count = z.int().min(1).max(1_000_000).nullable();

const draft = z.strictObject({
  name: z.string().trim().min(1, 'Please give it a name.').max(100),
  code: z
    .string()
    .trim()
    .max(MAX_CODE_LENGTH)
    .regex(/^[\w-]*$/, 'Use letters, digits, dashes and underscores.'),
  kind: z.enum(DISCOUNT_KINDS),
  amount: z.int().min(0).max(MAX_PRICE_CENTS),
  buy: z.int().min(0).max(100),
  get: z.int().min(0).max(100),
  productIds: z.array(id).max(500),
  minimumCents: z.int().min(0).max(MAX_PRICE_CENTS),
  startsAt: moment.nullable(),
  endsAt: moment.nullable(),
  maxUses: count,
  maxPerCustomer: count,
  isActive: z.boolean(),
});
const discount = draft.extend({ id, used: z.int() });
export type DiscountDraft = z.output<typeof draft>;
export type DiscountEntry = z.output<typeof discount>;

const list = z.object({ discounts: z.array(discount) });

export const discounts = {
  list: route({
    method: 'GET',
    path: '/api/commerce/discounts',
    summary: 'Discounts, newest first',
    scope,
    needs,
    reply: list,
  }),
  create: route({
    method: 'POST',
    path: '/api/commerce/discounts',
    summary: 'Add a discount, by code or by itself',
    scope,
    needs,
    body: draft,
    reply: discount,
    records: 'discount.create',
  }),
  save: route({
    method: 'PUT',
    path: '/api/commerce/discounts/:id',
    summary: 'Change a discount',
    scope,
    needs,
    params: z.object({ id }),
    body: draft,
    reply: discount,
    records: 'discount.save',
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/commerce/discounts/:id',
    summary: 'Delete a discount',
    scope,
    needs,
    params: z.object({ id }),
    reply: z.object({ success: z.literal(true) }),
    records: 'discount.delete',
  }),
} as const;
