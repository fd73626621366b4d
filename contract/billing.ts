import { PER_MINUTE } from '#core/access/paces.ts';
import { z } from 'zod';
import { INTERVALS } from '#core/billing/plans.ts';
import { SUBSCRIPTION_STATES, type SubscriptionState } from '#core/billing/subscription.ts';
import { CURRENCY_CODES } from '#core/money/currency.ts';
import { BILLING_PERMISSION } from '#core/enumerations/permissions.ts';
import { PAYMENT_STATES, type PaymentState } from '#core/payments/payment.ts';
import { cents } from './cents.ts';
import { id } from './id.ts';
import { route } from './route.ts';

const scope = 'site';
const needs = { permission: BILLING_PERMISSION } as const;
const moment = z.iso.datetime();
const interval = z.enum(INTERVALS);
const currency = z.enum(CURRENCY_CODES);
/** Made by the browser for one press of the button; the same key is never charged twice. */
const key = z.string().regex(/^[\w-]{16,64}$/, 'Must be 16 to 64 letters, digits, dashes or underscores.');
const planId = z.string().max(40);
/** The fields of the provider's own form. */
const method = z.record(z.string().max(40), z.string().max(100));

const payment = z.object({
  id,
  state: z.enum(Object.keys(PAYMENT_STATES) as [PaymentState, ...PaymentState[]]),
  problem: z.string().nullable(),
});
const invoice = z.object({
  id,
  number: z.string(),
  state: z.enum(['open', 'paid', 'void']),
  description: z.string(),
  amount: cents,
  currency,
  issuedAt: moment,
});
const subscription = z.object({
  state: z.enum(Object.keys(SUBSCRIPTION_STATES) as [SubscriptionState, ...SubscriptionState[]]),
  planId: z.string(),
  planName: z.string(),
  interval,
  amount: cents,
  currency,
  periodEnd: moment,
  graceEndsAt: moment.nullable(),
  next: z.object({ planId: z.string(), interval }).nullable(),
  method: z.string(),
});
const overview = z.object({
  status: z.int(),
  trialEndsAt: moment.nullable(),
  isTestProvider: z.boolean(),
  currency,
  plans: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      summary: z.string(),
      features: z.array(z.string()),
      prices: z.object({ month: cents, year: cents }),
    }),
  ),
  subscription: subscription.nullable(),
  /** The newest payment while it is not settled. */
  pending: payment.nullable(),
  invoices: z.array(invoice),
});

export type BillingOverview = z.output<typeof overview>;
export type BillingPayment = z.output<typeof payment>;
export type BillingSubscription = z.output<typeof subscription>;
export type InvoiceEntry = z.output<typeof invoice>;

/** The plan of a site and its bills. */
export const billing = {
  read: route({
    method: 'GET',
    path: '/api/billing',
    summary: 'Plans, the site’s own plan and its bills',
    scope,
    needs,
    reply: overview,
  }),
  subscribe: route({
    method: 'POST',
    path: '/api/billing/subscribe',
    summary: 'Choose a plan and pay its first period',
    scope,
    needs,
    body: z.strictObject({ key, planId, interval, method }),
    reply: payment,
    perMinute: PER_MINUTE.costly,
    records: 'billing.pay',
  }),
  pay: route({
    method: 'POST',
    path: '/api/billing/pay',
    summary: 'Pay an overdue bill, with the card on file or another one',
    scope,
    needs,
    body: z.strictObject({ key, method: method.optional() }),
    reply: payment,
    perMinute: PER_MINUTE.costly,
    records: 'billing.pay',
  }),
  confirm: route({
    method: 'POST',
    path: '/api/billing/payments/:id/confirm',
    summary: 'Answer the bank’s question about a payment',
    scope,
    needs,
    params: z.object({ id }),
    body: z.strictObject({ isApproved: z.boolean() }),
    reply: payment,
    recordsNothing: 'The payment is recorded as it begins, and what becomes of the plan by itself.',
  }),
  changePlan: route({
    method: 'PUT',
    path: '/api/billing/plan',
    summary: 'Choose the plan of the next period',
    scope,
    needs,
    body: z.strictObject({ planId, interval }),
    reply: overview,
    records: 'billing.changePlan',
  }),
  changeMethod: route({
    method: 'PUT',
    path: '/api/billing/method',
    summary: 'Use another card from now on',
    scope,
    needs,
    body: z.strictObject({ method }),
    reply: overview,
    perMinute: PER_MINUTE.costly,
    records: 'billing.changeMethod',
  }),
  cancel: route({
    method: 'POST',
    path: '/api/billing/cancel',
    summary: 'End the plan with the period that is paid for',
    scope,
    needs,
    reply: overview,
    records: 'billing.cancel',
  }),
  resume: route({
    method: 'POST',
    path: '/api/billing/resume',
    summary: 'Take a cancellation back',
    scope,
    needs,
    reply: overview,
    records: 'billing.resume',
  }),
  invoice: route({
    method: 'GET',
    path: '/api/billing/invoices/:id',
    summary: 'A bill as a page to print',
    scope,
    needs,
    params: z.object({ id }),
    reply: z.void(),
  }),
} as const;
