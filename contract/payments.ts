import { z } from 'zod';
import { Permission } from '#core/enumerations/permissions.ts';
import { route } from './route.ts';

const scope = 'site';
const needs = { permission: Permission.commerce } as const;
const key = (start: RegExp, example: string) =>
  z.string().trim().max(300).regex(start, `It begins with ${example}. Please copy it from your account.`);

const account = z.object({
  isConnected: z.boolean(),
  publicKey: z.string(),
  /** Only how they end: enough to know them again. */
  secretKey: z.string(),
  webhookSecret: z.string(),
});
export type PaymentAccount = z.output<typeof account>;

/** By which account a shop takes cards. */
export const paymentAccount = {
  read: route({
    method: 'GET',
    path: '/api/commerce/payment-account',
    summary: 'The account that takes the shop’s cards, without its secrets',
    scope,
    needs,
    reply: account,
  }),
  connect: route({
    method: 'PUT',
    path: '/api/commerce/payment-account',
    summary: 'Take cards by an account at Stripe',
    scope,
    needs,
    body: z.strictObject({
      publicKey: key(/^pk_(?:test|live)_\w+$/, 'pk_live_ or pk_test_'),
      secretKey: key(/^[rs]k_(?:test|live)_\w+$/, 'sk_live_ or sk_test_'),
      webhookSecret: key(/^whsec_\w+$/, 'whsec_'),
    }),
    reply: account,
    records: 'payments.connect',
  }),
  disconnect: route({
    method: 'DELETE',
    path: '/api/commerce/payment-account',
    summary: 'Forget the account’s keys; the shop takes test cards again',
    scope,
    needs,
    reply: account,
    records: 'payments.disconnect',
  }),
} as const;
