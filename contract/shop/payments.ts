import { z } from 'zod';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import type { Control } from '#core/fields/index.ts';
import { REFUND_SCOPES } from '#core/payments/provider.ts';
import { route } from '../route.ts';

const scope = 'site';
const needs = { permission: CommercePermission.payments } as const;
const params = z.object({ provider: z.string().max(40) });

const provider = z.object({
  name: z.string(),
  title: z.string(),
  summary: z.string(),
  can: z.object({
    refunds: z.enum(REFUND_SCOPES),
    savedCards: z.boolean(),
    wallets: z.boolean(),
    redirects: z.boolean(),
  }),
  /** What an owner enters, as controls by name. */
  fields: z.record(z.string(), z.custom<Control>()),
  /** What to do at the provider so that it calls us; empty where there is nothing to do. */
  webhookHelp: z.string(),
  /** Of secrets only how they end: enough to know them again. */
  account: z.object({ isTest: z.boolean(), keys: z.record(z.string(), z.string()) }).nullable(),
});
const providers = z.object({
  providers: z.array(provider),
  /** Webhooks that were not believed: the last of each kind, newest first. */
  /** Whether the site is marked as a test: its checkout takes test payments and says so. */
  isTestSite: z.boolean(),
  /** Whether its checkout takes cards now, in test mode or for money. */
  takesCards: z.boolean(),
  refusals: z.array(z.object({ provider: z.string(), words: z.string(), at: z.iso.datetime() })),
});
export type PaymentProviderInfo = z.output<typeof provider>;
export type PaymentProviders = z.output<typeof providers>;

/** By whom a shop takes money. */
export const paymentProviders = {
  list: route({
    method: 'GET',
    path: '/api/commerce/payment-providers',
    summary: 'The payment providers a shop can use, with its accounts there',
    scope,
    needs,
    reply: providers,
  }),
  connect: route({
    method: 'PUT',
    path: '/api/commerce/payment-providers/:provider',
    summary: 'Connect an account at a payment provider',
    scope,
    needs,
    params,
    /** As the provider's fields ask for them. */
    body: z.record(z.string().max(40), z.string().max(1000)),
    reply: providers,
    sudo: true,
    records: 'payments.connect',
  }),
  disconnect: route({
    method: 'DELETE',
    path: '/api/commerce/payment-providers/:provider',
    summary: 'Disconnect an account at a payment provider',
    scope,
    needs,
    params,
    reply: providers,
    sudo: true,
    records: 'payments.disconnect',
  }),
  setTestMode: route({
    method: 'PUT',
    path: '/api/commerce/test-mode',
    summary: 'Mark the site as a test, so that its checkout takes test payments',
    scope,
    needs,
    body: z.strictObject({ isTest: z.boolean() }),
    reply: providers,
    records: 'payments.testMode',
  }),
} as const;
