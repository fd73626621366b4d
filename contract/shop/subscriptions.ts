import { z } from 'zod';
import { PER_MINUTE } from '#core/access/paces.ts';
import { MAX_ADD_ONS } from '#core/commerce/catalogue/add-ons.ts';
import { MAX_QUANTITY } from '#core/commerce/catalogue/product.ts';
import type { SubscriptionPlan } from '#core/commerce/catalogue/subscription-plan.ts';
import { PAY_WAYS } from '#core/commerce/orders/orders.ts';
import { CURRENCY_CODES } from '#core/money/currency.ts';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import { PLAN_CHECKOUT_PATH } from '#core/subscriptions/checkout-path.ts';
import {
  LISTED_SUBSCRIPTION_STATES,
  SUBSCRIPTION_ACTIONS,
  type SubscriptionAction,
} from '#core/subscriptions/states.ts';
import * as checkout from '../addresses/checkout.ts';
import * as at from '../addresses/customers.ts';
import { cents } from '../cents.ts';
import { id } from '../id.ts';
import { route } from '../route.ts';
import { address } from './address.ts';
import { answers, cart, contact, payChoice, placed, quantity, sentContact } from './cart.ts';

const scope = 'site';
const needs = 'nobody';
const recordsNothing = 'It is the customer’s own subscription, which no owner changes here.';
const moment = z.iso.datetime();
const ok = z.object({ ok: z.literal(true) });
const plan = z.custom<SubscriptionPlan>();
const token = z.string().min(1).max(100);
const inCart = z.object({ token });
const params = z.object({ id });
const byLink = z.object({ token: z.string().max(100) });
const method = z.record(z.string().max(40), z.string().max(250));
const provider = z.string().max(40).optional();
export type Subscribed = z.output<typeof placed>;

const begun = z.object({
  cart,
  contact,
  choices: z.array(payChoice),
  /** One that was begun and waits for the buyer. */
  payment: placed.nullable(),
  plan,
  /** When a free trial is over; nothing where the first payment is due now. */
  firstPaymentAt: moment.nullable(),
  /** Days that the buyer may choose the start from; nothing where it starts at once. */
  startDays: z.object({ first: z.iso.date(), last: z.iso.date() }).nullable(),
});
export type PlanCheckout = z.output<typeof begun>;

const entry = z.object({
  id,
  state: z.enum(LISTED_SUBSCRIPTION_STATES),
  title: z.string(),
  quantity: z.int(),
  plan,
  /** For one period, before shipping and tax. */
  cents,
  currency: z.enum(CURRENCY_CODES),
  /** The next payment, or the end; nothing where neither is to come. */
  nextAt: moment.nullable(),
  createdAt: moment,
});

const order = z.object({
  id,
  number: z.int(),
  cycle: z.int(),
  startsAt: moment,
  endsAt: moment,
  totalCents: cents,
  isPaid: z.boolean(),
});

const mine = entry.extend({
  card: z.string(),
  shipping: address.nullable(),
  /** What can be done with it now. */
  actions: z.array(
    z.enum(Object.keys(SUBSCRIPTION_ACTIONS) as [SubscriptionAction, ...SubscriptionAction[]]),
  ),
  /** What it can be exchanged for. */
  variants: z.array(z.object({ id, name: z.string(), cents })),
  variantId: z.string(),
  orders: z.array(order),
});
export type MySubscription = z.output<typeof mine>;

/** Everything but the card, which owners never enter. */
const wish = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('skip') }),
  z.strictObject({ action: z.literal('pause') }),
  z.strictObject({ action: z.literal('resume') }),
  z.strictObject({ action: z.literal('keep') }),
  z.strictObject({ action: z.literal('cancelAtEnd') }),
  z.strictObject({ action: z.literal('cancelNow') }),
  z.strictObject({
    action: z.literal('swap'),
    variantId: id,
    quantity: z.int().min(1).max(MAX_QUANTITY),
  }),
  z.strictObject({ action: z.literal('address'), shipping: address }),
]);
export type SubscriptionWish = z.output<typeof wish>;

/** Pages about subscriptions: the checkout of one, and one that was bought. */
export const subscriptionPages = {
  checkout: route({
    method: 'GET',
    path: PLAN_CHECKOUT_PATH,
    summary:
      'The subscription checkout as a page, by the token of a cart or from the button of a plan with nothing left to choose',
    scope,
    needs,
    isBeforeLive: true,
    query: z.object({ cartToken: z.string().max(200).optional(), product: z.string().max(40).optional() }),
    reply: z.unknown(),
  }),
  subscription: route({
    method: 'GET',
    path: '/commerce/subscription/:id',
    summary: 'The page of a subscription, for whoever holds its link',
    scope,
    needs,
    isBeforeLive: true,
    params: z.object({ id: z.string().max(40) }),
    query: z.object({ token: z.string().max(100).optional() }),
    reply: z.unknown(),
  }),
} as const;

/** From the button to the subscription. Whoever holds the token may check out. */
export const planCheckout = {
  open: route({
    ...checkout.openPlan,
    summary: 'Begin a subscription: a cart of its own, beside the visitor’s',
    scope,
    needs,
    perMinute: PER_MINUTE.byHand,
    body: z.object({
      variantId: id,
      quantity: quantity.min(1, 'Please enter a whole number.').default(1),
      addOns: z.array(z.string().max(40)).max(MAX_ADD_ONS).optional(),
      form: answers.optional(),
    }),
    reply: z.object({ cartToken: z.string(), url: z.string() }),
  }),
  begin: route({
    ...checkout.beginPlan,
    summary: 'What the subscription checkout needs to begin',
    scope,
    needs,
    params: inCart,
    reply: begun,
  }),
  saveContact: route({
    ...checkout.savePlanContact,
    summary: 'Keep what the subscriber has entered so far',
    scope,
    needs,
    params: inCart,
    body: sentContact,
    reply: begun,
  }),
  choose: route({
    ...checkout.choosePlanShipping,
    summary: 'Choose how a subscription is sent',
    scope,
    needs,
    params: inCart,
    body: z.object({ option: z.string().max(120) }),
    reply: begun,
  }),
  place: route({
    ...checkout.placePlan,
    summary: 'Subscribe. Any number of calls for one token is one subscription and one charge',
    scope,
    needs,
    perMinute: PER_MINUTE.flood,
    params: inCart,
    body: z.object({
      quote: z.string().max(100),
      startsOn: z.iso.date().optional(),
      way: z.enum(PAY_WAYS),
      provider,
      method: method.optional(),
    }),
    reply: placed,
  }),
  confirm: route({
    ...checkout.confirmPlan,
    summary: 'Answer the bank’s question about the first payment',
    scope,
    needs,
    params: inCart,
    body: z.object({ isApproved: z.boolean() }),
    reply: placed,
  }),
} as const;

/** Subscriptions as their customers see them. */
export const customerSubscriptions = {
  list: route({
    ...at.listSubscriptions,
    summary: 'The customer’s subscriptions',
    scope,
    needs,
    reply: z.object({ subscriptions: z.array(mine), choices: z.array(payChoice) }),
  }),
  change: route({
    ...at.changeSubscription,
    summary: 'Skip, pause, resume, exchange, cancel or readdress the customer’s subscription',
    scope,
    needs,
    params,
    body: wish,
    reply: ok,
    recordsNothing,
  }),
  setCard: route({
    ...at.setSubscriptionCard,
    summary: 'Change the card of the customer’s subscription; what is past due is paid with it',
    scope,
    needs,
    perMinute: PER_MINUTE.byHand,
    params,
    body: z.strictObject({ provider, method }),
    reply: placed,
    recordsNothing,
  }),
  confirm: route({
    ...at.confirmRenewal,
    summary: 'Answer the bank’s question about a renewal',
    scope,
    needs,
    params,
    body: z.strictObject({ isApproved: z.boolean() }),
    reply: placed,
    recordsNothing,
  }),
  readByLink: route({
    ...at.readSubscription,
    summary: 'A subscription, by the link that was mailed',
    scope,
    needs,
    params,
    query: byLink,
    reply: z.object({ subscription: mine, choices: z.array(payChoice), dueCents: cents.nullable() }),
  }),
  setCardByLink: route({
    ...at.setCardByLink,
    summary: 'Change the card by the link that was mailed; what is past due is paid with it',
    scope,
    needs,
    perMinute: PER_MINUTE.byHand,
    params,
    body: z.strictObject({ token, provider, method }),
    reply: placed,
  }),
  confirmByLink: route({
    ...at.confirmByLink,
    summary: 'Answer the bank’s question about a renewal, by the link that was mailed',
    scope,
    needs,
    params,
    body: z.strictObject({ token, isApproved: z.boolean() }),
    reply: placed,
  }),
} as const;

const listed = entry.extend({ email: z.string(), name: z.string(), customerId: z.string() });
export type SubscriptionEntry = z.output<typeof listed>;

const whole = mine.extend({
  email: z.string(),
  name: z.string(),
  customerId: z.string(),
  paidCycles: z.int(),
  timeline: z.array(
    z.object({ id, at: moment, words: z.string(), by: z.string(), orderId: z.string().nullable() }),
  ),
});
export type Subscription = z.output<typeof whole>;

/** Subscriptions as the owner of the shop sees them. */
export const subscriptions = {
  list: route({
    method: 'GET',
    path: '/api/commerce/subscriptions',
    summary: 'Subscriptions of the shop’s customers, newest first',
    scope,
    needs: { permission: CommercePermission.viewOrders },
    query: z.strictObject({
      state: z.enum(LISTED_SUBSCRIPTION_STATES).optional(),
      words: z.string().max(200).optional(),
      after: z.string().max(80).optional(),
    }),
    reply: z.object({ subscriptions: z.array(listed), next: z.string().nullable() }),
  }),
  read: route({
    method: 'GET',
    path: '/api/commerce/subscriptions/:id',
    summary: 'One subscription with its orders and everything that happened to it',
    scope,
    needs: { permission: CommercePermission.viewOrders },
    params,
    reply: whole,
  }),
  change: route({
    method: 'POST',
    path: '/api/commerce/subscriptions/:id/change',
    summary: 'Skip, pause, resume, exchange, cancel or readdress a subscription',
    scope,
    needs: { permission: CommercePermission.manageOrders },
    params,
    body: wish,
    reply: whole,
    records: 'subscription.change',
  }),
} as const;
