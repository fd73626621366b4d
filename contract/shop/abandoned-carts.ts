import { z } from 'zod';
import { cents } from '../cents.ts';
import { CURRENCY_CODES } from '#core/money/currency.ts';
import { Permission } from '#core/enumerations/permissions.ts';
import { id } from '../id.ts';
import { route } from '../route.ts';

const scope = 'site';
const needs = { permission: Permission.commerce } as const;

const abandonedCart = z.object({
  id,
  email: z.string(),
  name: z.string(),
  lines: z.array(z.string()),
  totalCents: cents,
  currency: z.enum(CURRENCY_CODES),
  /** Whether whoever filled it has agreed to a reminder. */
  mayRemind: z.boolean(),
  updatedAt: z.iso.datetime(),
  remindedAt: z.iso.datetime().nullable(),
});
export type AbandonedCart = z.output<typeof abandonedCart>;

/** Carts that were filled and left. */
export const abandonedCarts = {
  list: route({
    method: 'GET',
    path: '/api/commerce/carts',
    summary: 'Carts that were left at the checkout, newest first',
    scope,
    needs,
    reply: z.object({ carts: z.array(abandonedCart) }),
  }),
  remind: route({
    method: 'POST',
    path: '/api/commerce/carts/:id/remind',
    summary: 'Remind somebody of their cart, if they have agreed to it',
    scope,
    needs,
    params: z.object({ id }),
    reply: abandonedCart,
    records: 'order.remind',
  }),
  open: route({
    method: 'GET',
    path: '/commerce/cart/:id',
    summary: 'Bring a cart back by its link, and go on to the checkout',
    scope,
    needs: 'nobody',
    params: z.object({ id: z.string().max(40) }),
    query: z.object({ token: z.string().max(100).optional() }),
    reply: z.unknown(),
  }),
} as const;
