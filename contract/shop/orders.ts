import type { SaidNames } from '#core/commerce/cart/said-names.ts';
import { z } from 'zod';
import { cents } from '../cents.ts';
import type { Address } from '#core/commerce/cart/address.ts';
import {
  LISTED_STATES,
  MAX_NOTE_LENGTH,
  ORDER_EVENTS,
  ORDER_MAILS,
  OWNER_PAYMENTS,
  PAY_WAYS,
  type OrderEvent,
} from '#core/commerce/orders/orders.ts';
import type { AddOn } from '#core/commerce/catalogue/add-ons.ts';
import { MAX_CART_ENTRIES, MAX_COUPONS, type Cart, type SaidLine } from '#core/commerce/cart/cart.ts';
import type { Gift } from '#core/commerce/gift-cards/gift-card.ts';
import { MAX_CODE_LENGTH } from '#core/commerce/pricing/discounts.ts';
import type { Adjustment } from '#core/commerce/pricing/pricing.ts';
import type { DeliveryDays } from '#core/commerce/pricing/shipping.ts';
import { MAX_QUANTITY } from '#core/commerce/catalogue/product.ts';
import type { SummaryField } from '#core/forms/summary.ts';
import { CURRENCY_CODES, type Cents } from '#core/money/currency.ts';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import { sentContact } from './cart.ts';
import { id } from '../id.ts';
import { route } from '../route.ts';

const scope = 'site';
const moment = z.iso.datetime();
const state = z.enum(LISTED_STATES);
const currency = z.enum(CURRENCY_CODES);

const entry = z.object({
  id,
  number: z.int(),
  state,
  isPaid: z.boolean(),
  email: z.string(),
  name: z.string(),
  currency,
  totalCents: cents,
  refundedCents: cents,
  quantity: z.int(),
  placedAt: moment,
  /** Paid in test mode: no money moved. */
  isTest: z.boolean(),
});
export type OrderEntry = z.output<typeof entry>;

export interface OrderLine {
  productId: string;
  variantId: string;
  type: string;
  title: string;
  optionValues: { optionName: string; value: string }[];
  sku: string;
  image: string;
  quantity: number;
  unitPriceCents: Cents;
  totalCents: Cents;
  /** Orders from before lines knew their part of these have neither. */
  discountCents?: Cents;
  taxCents?: Cents;
  /** Orders from before there were any have none. */
  addOns?: AddOn[];
  answers?: SummaryField[];
  /** Of a gift card: whom it is for. */
  gift?: Gift;
  /** Its words in the language it was bought in, where that was another than the site's own. */
  said?: SaidLine;
}

/** Everything as it was when it was bought. */
export interface OrderSnapshot {
  lines: OrderLine[];
  adjustments: Adjustment[];
  subtotalCents: Cents;
  discountCents: Cents;
  shippingCostCents: Cents;
  /** Added to the prices; what they contain is among the adjustments. */
  taxCents: Cents;
  grandTotalCents: Cents;
  /** What gift cards paid of the total; orders from before there were any have none. */
  giftCards?: { id: string; last: string; cents: Cents }[];
  discounts: { id: string; name: string; code: string }[];
  shipping: Address | null;
  billing: Address | null;
  shippingOption: string;
  /** Left out where the shop did not say. */
  deliveryDays?: DeliveryDays;
  notes: string;
  payLabel: string;
  /** It was bought in, where that was another than the site's own. */
  language?: string;
  /** What its buyer read in place of the names of rates and taxes. */
  said?: SaidNames;
  /** Paid in test mode: no money moved. */
  isTest?: boolean;
  /** How many periods of a subscription it pays for, where that is more than one. */
  periods?: number;
  /** Of a subscription that was paid ahead: nothing of it is sent or downloaded before. */
  startsAt?: string;
}

const event = z.object({
  id,
  kind: z.enum(Object.keys(ORDER_EVENTS) as [OrderEvent, ...OrderEvent[]]),
  words: z.string(),
  by: z.string(),
  at: moment,
});
const order = entry.extend({
  /** None before the order was written down with one, or when they deleted their account. */
  customerId: id.nullable(),
  payWay: z.enum(PAY_WAYS),
  snapshot: z.custom<OrderSnapshot>(),
  tracking: z.object({ carrier: z.string(), number: z.string(), url: z.string() }).nullable(),
  events: z.array(event),
  /** How many of each line are not back in stock. */
  leftToReturn: z.array(z.int()),
});
export type Order = z.output<typeof order>;

const filters = z.strictObject({
  words: z.string().max(200).optional(),
  state: state.optional(),
  paid: z.enum(['yes', 'no']).optional(),
  since: moment.optional(),
  until: moment.optional(),
  before: z.string().max(80).optional(),
});
export type OrderFilters = z.output<typeof filters>;

const params = z.object({ id });

/** What somebody of the shop puts together for a customer. */
const wished = z.strictObject({
  lines: z
    .array(z.strictObject({ variantId: id, quantity: z.int().min(1).max(MAX_QUANTITY) }))
    .min(1)
    .max(MAX_CART_ENTRIES),
  contact: sentContact,
  codes: z.array(z.string().trim().min(1).max(MAX_CODE_LENGTH)).max(MAX_COUPONS).default([]),
  shippingOption: z.string().max(120).default(''),
});
export type OwnerWish = z.output<typeof wished>;

export const orders = {
  list: route({
    method: 'GET',
    path: '/api/commerce/orders',
    summary: 'Orders, newest first',
    scope,
    needs: { permission: CommercePermission.viewOrders },
    query: filters,
    reply: z.object({ orders: z.array(entry), pending: z.int(), next: z.string().nullable() }),
  }),
  read: route({
    method: 'GET',
    path: '/api/commerce/orders/:id',
    summary: 'One order with everything that happened to it',
    scope,
    needs: { permission: CommercePermission.viewOrders },
    params,
    reply: order,
  }),
  fulfil: route({
    method: 'POST',
    path: '/api/commerce/orders/:id/fulfil',
    summary: 'Mark an order as sent, and tell the buyer',
    scope,
    needs: { permission: CommercePermission.manageOrders },
    params,
    body: z.strictObject({
      carrier: z.string().max(80),
      number: z.string().max(80),
      url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]),
      isMailed: z.boolean(),
    }),
    reply: order,
    records: 'order.fulfil',
  }),
  refund: route({
    method: 'POST',
    path: '/api/commerce/orders/:id/refund',
    summary: 'Give all or some of the money back. The same key gives it back once',
    scope,
    needs: { permission: CommercePermission.refundOrders },
    params,
    body: z.strictObject({
      key: z.string().min(8).max(64),
      cents: cents.refine((amount) => amount > 0, 'Enter an amount.'),
      reason: z.string().max(500),
      restock: z.boolean(),
      /** What comes back, by its place in the order; everything that is not back yet where nothing is named. */
      lines: z
        .array(z.strictObject({ line: z.int().min(0), quantity: z.int().min(1).max(MAX_QUANTITY) }))
        .max(MAX_CART_ENTRIES)
        .optional(),
      isMailed: z.boolean(),
    }),
    reply: order,
    records: 'order.refund',
  }),
  cancel: route({
    method: 'POST',
    path: '/api/commerce/orders/:id/cancel',
    summary: 'Cancel an order and give back what was paid',
    scope,
    needs: { permission: CommercePermission.manageOrders },
    params,
    body: z.strictObject({ restock: z.boolean(), isMailed: z.boolean() }),
    reply: order,
    records: 'order.cancel',
  }),
  markPaid: route({
    method: 'POST',
    path: '/api/commerce/orders/:id/paid',
    summary: 'Note that the money for an order has come by other means',
    scope,
    needs: { permission: CommercePermission.manageOrders },
    params,
    reply: order,
    records: 'order.paid',
  }),
  annotate: route({
    method: 'POST',
    path: '/api/commerce/orders/:id/notes',
    summary: 'Write a note on an order that the buyer does not see',
    scope,
    needs: { permission: CommercePermission.manageOrders },
    params,
    body: z.strictObject({ note: z.string().trim().min(1).max(MAX_NOTE_LENGTH) }),
    reply: order,
    records: 'order.note',
  }),
  resend: route({
    method: 'POST',
    path: '/api/commerce/orders/:id/mail',
    summary: 'Send the buyer the confirmation again',
    scope,
    needs: { permission: CommercePermission.manageOrders },
    params,
    reply: order,
    records: 'order.mail',
  }),
  create: route({
    method: 'POST',
    path: '/api/commerce/orders',
    summary:
      'Make an order for a customer: paid already, to be paid later, or by a link that is mailed to them',
    scope,
    needs: { permission: CommercePermission.createOrders },
    body: wished.extend({
      payment: z.enum(OWNER_PAYMENTS),
      /** Of the total that was looked at before; another one is told and not made. */
      quote: z.string().max(40).optional(),
    }),
    /** Without an order there is a link that makes it one. */
    reply: z.object({ orderId: id.nullable(), url: z.string() }),
    records: 'order.create',
  }),
  quote: route({
    method: 'POST',
    path: '/api/commerce/order-quote',
    summary: 'What an order for a customer would cost, with every step to its total',
    scope,
    needs: { permission: CommercePermission.createOrders },
    body: wished,
    reply: z.custom<Cart>(),
    recordsNothing: 'Nothing is made before the order is.',
  }),
  previewMail: route({
    isShown: true,
    method: 'GET',
    path: '/api/commerce/order-mails',
    summary: 'A mail to buyers as its draft says it, about a made-up order',
    scope,
    needs: { permission: CommercePermission.viewOrders },
    query: z.strictObject({ kind: z.enum(ORDER_MAILS) }),
    reply: z.unknown(),
  }),
  paper: route({
    method: 'GET',
    path: '/api/commerce/orders/:id/paper',
    summary: 'An invoice or a packing slip as a page to print',
    scope,
    needs: { permission: CommercePermission.viewOrders },
    params,
    query: z.strictObject({ kind: z.enum(['invoice', 'packing-slip']).optional() }),
    reply: z.unknown(),
  }),
  export: route({
    method: 'GET',
    path: '/api/commerce/order-export',
    summary: 'Orders as CSV, a row for each line',
    scope,
    needs: { permission: CommercePermission.exportOrders },
    query: filters,
    reply: z.unknown(),
  }),
} as const;
