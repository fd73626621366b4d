import { z } from 'zod';
import { PER_MINUTE } from '#core/access/paces.ts';
import { MAX_PASSWORD_LENGTH } from '#core/accounts/password.ts';
import { GIFT_CARD_STATES } from '#core/commerce/gift-cards/gift-card.ts';
import { LISTED_STATES } from '#core/commerce/orders/orders.ts';
import { ACCOUNT_PATH, MAX_ADDRESSES, MAX_CUSTOMER_NAME_LENGTH } from '#core/customers/customer.ts';
import { LINK_KINDS } from '#core/customers/session.ts';
import { CURRENCY_CODES } from '#core/money/currency.ts';
import * as at from '../addresses/customers.ts';
import { cents } from '../cents.ts';
import { id } from '../id.ts';
import { route } from '../route.ts';
import { address } from './address.ts';

const scope = 'site';
/** No account of the platform: each call checks the customer's own session and token. */
const needs = 'nobody';
const recordsNothing = 'It is the customer’s own account, which no owner changes here.';
const email = z.string().trim().max(256);
const name = z.string().trim().max(MAX_CUSTOMER_NAME_LENGTH);
/** What is too short is told in the language of the page. */
const password = z.string().max(MAX_PASSWORD_LENGTH);
const token = z.string().min(1).max(100);
const rememberMe = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
  .default(false);
const ok = z.object({ ok: z.literal(true) });
const session = z.object({
  email: z.string(),
  /** Goes along with every further call of the customer, in the header named by `XSRF_HEADER`. */
  xsrfToken: z.string(),
});

const profile = z.object({
  email: z.string(),
  name: z.string(),
  addresses: z.array(address),
  acceptsMarketing: z.boolean(),
  /** Those who only ever came by mailed links have none. */
  hasPassword: z.boolean(),
});
export type CustomerProfile = z.output<typeof profile>;

const order = z.object({
  id,
  number: z.int(),
  state: z.enum(LISTED_STATES),
  isPaid: z.boolean(),
  placedAt: z.iso.datetime(),
  currency: z.enum(CURRENCY_CODES),
  totalCents: cents,
  refundedCents: cents,
  lines: z.array(z.object({ words: z.string(), quantity: z.int() })),
  /** Its own page. */
  url: z.string(),
  downloads: z.array(z.object({ title: z.string(), url: z.string() })),
});
export type CustomerOrder = z.output<typeof order>;

const ownGiftCard = z.object({
  id,
  /** Whole: it was mailed to them. */
  code: z.string(),
  from: z.string(),
  state: z.enum(GIFT_CARD_STATES),
  currency: z.enum(CURRENCY_CODES),
  issuedCents: cents,
  balanceCents: cents,
  expiresAt: z.iso.datetime().nullable(),
});
export type OwnGiftCard = z.output<typeof ownGiftCard>;

/** Customers of a site and their accounts there. */
export const customerAccounts = {
  page: route({
    method: 'GET',
    path: ACCOUNT_PATH,
    summary: 'The customer’s account as a page, or the way into it',
    scope,
    needs,
    /** The secret of a mailed link. */
    query: z.object({ token: z.string().max(100).optional() }),
    reply: z.unknown(),
  }),
  readSession: route({
    ...at.readSession,
    summary: 'The customer who is logged in on this site; needs the token of the session',
    scope,
    needs,
    reply: session.nullable(),
  }),
  logIn: route({
    ...at.logIn,
    summary: 'Log in as a customer of this site',
    scope,
    needs,
    body: z.strictObject({ email: z.string().max(256), password, rememberMe }),
    reply: session,
    perMinute: PER_MINUTE.secret,
    recordsNothing,
  }),
  logOut: route({
    ...at.logOut,
    summary: 'Log the customer out; the cart stays as a copy, or goes',
    scope,
    needs,
    query: z.object({ cloneCart: z.enum(['true', 'false']) }),
    reply: ok,
    recordsNothing,
  }),
  signUp: route({
    ...at.signUp,
    summary:
      'Ask for an account: a link to choose a password is mailed. The answer is the same for every email',
    scope,
    needs,
    body: z.strictObject({ email, name }),
    reply: ok,
    perMinute: PER_MINUTE.costly,
    recordsNothing,
  }),
  askForLink: route({
    ...at.askForLink,
    summary: 'Ask for a link to choose a new password or to log in. The answer is the same for every email',
    scope,
    needs,
    body: z.strictObject({ email, kind: z.enum(LINK_KINDS) }),
    reply: ok,
    perMinute: PER_MINUTE.costly,
    recordsNothing,
  }),
  choosePassword: route({
    ...at.choosePassword,
    summary: 'Choose a password by a mailed link, and log in',
    scope,
    needs,
    body: z.strictObject({ token, password, rememberMe }),
    reply: session,
    perMinute: PER_MINUTE.secret,
    recordsNothing,
  }),
  followLink: route({
    ...at.followLink,
    summary: 'Log in by a mailed link',
    scope,
    needs,
    body: z.strictObject({ token, rememberMe }),
    reply: session,
    perMinute: PER_MINUTE.secret,
    recordsNothing,
  }),
  read: route({ ...at.read, summary: 'The customer’s own profile', scope, needs, reply: profile }),
  save: route({
    ...at.save,
    summary: 'Change the customer’s own profile',
    scope,
    needs,
    body: z.strictObject({ name, acceptsMarketing: z.boolean() }),
    reply: profile,
    recordsNothing,
  }),
  saveAddresses: route({
    ...at.saveAddresses,
    summary: 'Change the customer’s addresses; the first one is suggested at the checkout',
    scope,
    needs,
    body: z.strictObject({ addresses: z.array(address).max(MAX_ADDRESSES) }),
    reply: profile,
    recordsNothing,
  }),
  changePassword: route({
    ...at.changePassword,
    summary: 'Change the customer’s password; all other devices are logged out',
    scope,
    needs,
    body: z.strictObject({ present: z.string().max(MAX_PASSWORD_LENGTH), password }),
    reply: ok,
    perMinute: PER_MINUTE.secret,
    recordsNothing,
  }),
  exportData: route({
    ...at.exportData,
    summary: 'Everything the shop knows about the customer, as a file',
    scope,
    needs,
    reply: z.unknown(),
    perMinute: PER_MINUTE.heavy,
  }),
  remove: route({
    ...at.remove,
    summary: 'Delete the customer’s account; orders stay in the shop’s books',
    scope,
    needs,
    /** The password, or the email where there is none. */
    body: z.strictObject({ proof: z.string().max(MAX_PASSWORD_LENGTH) }),
    reply: ok,
    perMinute: PER_MINUTE.secret,
    recordsNothing,
  }),
  listOrders: route({
    ...at.listOrders,
    summary: 'The customer’s orders, newest first',
    scope,
    needs,
    query: z.strictObject({ before: z.string().max(80).optional() }),
    reply: z.object({ orders: z.array(order), next: z.string().nullable() }),
  }),
  listGiftCards: route({
    ...at.listGiftCards,
    summary: 'Gift cards that were sent to the customer',
    scope,
    needs,
    reply: z.object({ giftCards: z.array(ownGiftCard) }),
  }),
  reorder: route({
    ...at.reorder,
    summary: 'Put what was bought into the cart again, as far as it is still for sale',
    scope,
    needs,
    params: z.object({ id }),
    reply: z.object({ added: z.int(), missing: z.array(z.string()) }),
    recordsNothing,
  }),
} as const;
