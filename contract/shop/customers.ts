import { z } from 'zod';
import {
  CUSTOMER_SORTS,
  MAX_CUSTOMER_NAME_LENGTH,
  MAX_CUSTOMER_NOTE_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
} from '#core/customers/customer.ts';
import { CURRENCY_CODES } from '#core/money/currency.ts';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import { cents } from '../cents.ts';
import { id } from '../id.ts';
import { route } from '../route.ts';
import { address } from './address.ts';

const scope = 'site';
const view = { permission: CommercePermission.viewOrders };
const manage = { permission: CommercePermission.manageOrders };
const move = { permission: CommercePermission.exportOrders };
const moment = z.iso.datetime();
const yesNo = z.enum(['yes', 'no']);
const params = z.object({ id });

const entry = z.object({
  id,
  email: z.string(),
  name: z.string(),
  acceptsMarketing: z.boolean(),
  tags: z.array(z.string()),
  hasAccount: z.boolean(),
  isBlocked: z.boolean(),
  orderCount: z.int(),
  /** Paid and not refunded, in the currency of the last order. */
  spentCents: cents,
  currency: z.enum(CURRENCY_CODES).nullable(),
  lastOrderAt: moment.nullable(),
  createdAt: moment,
});
export type CustomerEntry = z.output<typeof entry>;

/** Something that happened between a customer and the site. */
const happening = z.object({
  kind: z.enum(['order', 'form', 'mail']),
  at: moment,
  words: z.string(),
  /** Where it is in the admin; empty where it has no screen of its own. */
  to: z.string(),
});
export type CustomerHappening = z.output<typeof happening>;

const customer = entry.extend({
  note: z.string(),
  addresses: z.array(address),
  timeline: z.array(happening),
  /** Others who could be the same person. */
  doubles: z.array(z.object({ id, email: z.string(), name: z.string(), hasAccount: z.boolean() })),
});
export type Customer = z.output<typeof customer>;

const filters = z.strictObject({
  words: z.string().max(200).optional(),
  ordered: yesNo.optional(),
  marketing: yesNo.optional(),
  blocked: yesNo.optional(),
  account: yesNo.optional(),
  tag: z.string().max(MAX_TAG_LENGTH).optional(),
  sort: z.enum(CUSTOMER_SORTS).optional(),
  after: z.string().max(300).optional(),
});
export type CustomerFilters = z.output<typeof filters>;

/** Customers as the owner of the shop sees them. */
export const customers = {
  list: route({
    method: 'GET',
    path: '/api/commerce/customers',
    summary: 'Customers of the shop',
    scope,
    needs: view,
    query: filters,
    reply: z.object({ customers: z.array(entry), tags: z.array(z.string()), next: z.string().nullable() }),
  }),
  read: route({
    method: 'GET',
    path: '/api/commerce/customers/:id',
    summary: 'One customer with everything that happened between them and the site',
    scope,
    needs: view,
    params,
    reply: customer,
  }),
  save: route({
    method: 'PUT',
    path: '/api/commerce/customers/:id',
    summary: 'Change what the shop notes about a customer',
    scope,
    needs: manage,
    params,
    body: z.strictObject({
      name: z.string().trim().max(MAX_CUSTOMER_NAME_LENGTH),
      tags: z.array(z.string().max(MAX_TAG_LENGTH)).max(MAX_TAGS),
      note: z.string().max(MAX_CUSTOMER_NOTE_LENGTH),
      acceptsMarketing: z.boolean(),
    }),
    reply: customer,
    records: 'customer.save',
  }),
  block: route({
    method: 'PUT',
    path: '/api/commerce/customers/:id/block',
    summary: 'Block a customer: no log-in and no orders. Or let them in again',
    scope,
    needs: manage,
    params,
    body: z.strictObject({ isBlocked: z.boolean() }),
    reply: customer,
    records: ['customer.block', 'customer.unblock'],
  }),
  merge: route({
    method: 'POST',
    path: '/api/commerce/customers/:id/merge',
    summary: 'Make one customer out of two: the other one’s orders move over, and the other one goes',
    scope,
    needs: manage,
    params,
    body: z.strictObject({ otherId: id }),
    reply: customer,
    records: 'customer.merge',
  }),
  import: route({
    method: 'POST',
    path: '/api/commerce/customer-import',
    summary: 'Import customers from CSV; those who are known are completed',
    scope,
    needs: move,
    body: z.strictObject({ csv: z.string().min(1).max(1_500_000) }),
    reply: z.object({ added: z.int(), known: z.int(), refused: z.array(z.string()) }),
    records: 'customer.import',
  }),
  export: route({
    method: 'GET',
    path: '/api/commerce/customer-export',
    summary: 'Customers as CSV',
    scope,
    needs: move,
    query: filters,
    reply: z.unknown(),
  }),
} as const;
