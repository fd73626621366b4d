import { z } from 'zod';
import { discountFields } from '#core/commerce/pricing/discount-fields.ts';
import { Permission } from '#core/enumerations/permissions.ts';
import { answerOf, changesOf, newOf } from '../field-schema.ts';
import { id } from '../id.ts';
import { route } from '../route.ts';

export type { DiscountDraft } from '#core/commerce/pricing/discount-fields.ts';

const scope = 'site';
const needs = { permission: Permission.commerce } as const;
const draft = newOf(discountFields);
const discount = answerOf(discountFields).extend({ id, used: z.int() });
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
    summary: 'Change a discount; what is left out stays',
    scope,
    needs,
    params: z.object({ id }),
    body: changesOf(discountFields),
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
