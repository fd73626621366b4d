import { z } from 'zod';
import { PER_MINUTE } from '#core/access/paces.ts';
import { donationPageFields } from '#core/donations/donation-page.ts';
import {
  CONTRIBUTION_PATH,
  DONATE_PATH,
  DONATION_STATES,
  MAX_DONOR_NAME_LENGTH,
  MAX_MESSAGE_LENGTH,
  type DonationState,
} from '#core/donations/donation.ts';
import { CURRENCY_CODES } from '#core/money/currency.ts';
import { PAYMENT_PROBLEMS, type PaymentProblem } from '#core/payments/payment.ts';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import * as at from '../addresses/donations.ts';
import { cents } from '../cents.ts';
import { answerOf, changesOf, newOf } from '../field-schema.ts';
import { id } from '../id.ts';
import { route } from '../route.ts';
import { placed } from './cart.ts';

const scope = 'site';
const params = z.object({ id });
const moment = z.iso.datetime();
const edit = { permission: CommercePermission.editProducts } as const;
const view = { permission: CommercePermission.viewOrders } as const;

const page = answerOf(donationPageFields).extend({
  id,
  raisedCents: cents,
  donationCount: z.int(),
});
export type DonationPageEntry = z.output<typeof page>;

const donation = z.object({
  id,
  page: z.object({ id, title: z.string() }),
  state: z.enum(Object.keys(DONATION_STATES) as [DonationState, ...DonationState[]]),
  amountCents: cents,
  feeCents: cents,
  currency: z.enum(CURRENCY_CODES),
  name: z.string(),
  email: z.string(),
  isAnonymous: z.boolean(),
  isMonthly: z.boolean(),
  message: z.string(),
  payLabel: z.string(),
  isTest: z.boolean(),
  paidAt: moment,
});
export type DonationEntry = z.output<typeof donation>;

const filters = z.strictObject({
  words: z.string().max(200).optional(),
  page: id.optional(),
  before: z.string().max(80).optional(),
});
export type DonationFilters = z.output<typeof filters>;

/** A payment of a donation, with what its donor goes on with. */
const given = placed.extend({ id, token: z.string() });
export type Given = z.output<typeof given>;

const token = z.string().max(100);
const place = { params: z.object({ id: z.string().max(40) }), query: z.object({ token: token.optional() }) };

/** Pages of donations that are different for everybody. */
export const donationPages = {
  checkout: route({
    method: 'GET',
    path: DONATE_PATH,
    summary: 'The checkout of a donation',
    scope,
    needs: 'nobody',
    isBeforeLive: true,
    query: z.object({
      donatePageId: z.string().max(100).optional(),
      /** One of the suggested amounts, chosen on the page before. */
      amount: z.string().max(20).optional(),
      payment: z
        .enum(Object.keys(PAYMENT_PROBLEMS) as [PaymentProblem, ...PaymentProblem[]])
        .optional()
        .catch(undefined),
    }),
    reply: z.unknown(),
  }),
  confirmed: route({
    method: 'GET',
    path: `${CONTRIBUTION_PATH}/:id`,
    summary: 'The page after a donation, for whoever holds its link',
    scope,
    needs: 'nobody',
    isBeforeLive: true,
    ...place,
    reply: z.unknown(),
  }),
  cancelMonthly: route({
    method: 'POST',
    path: `${CONTRIBUTION_PATH}/:id`,
    summary: 'Cancel the monthly donation that a donation belongs to, for whoever holds its link',
    scope,
    needs: 'nobody',
    isBeforeLive: true,
    perMinute: PER_MINUTE.byHand,
    recordsNothing: 'Donors cancel what they give.',
    ...place,
    reply: z.unknown(),
  }),
  returned: route({
    method: 'GET',
    path: '/checkout/donation-return/:id',
    summary: 'Where a donor comes back to from the page of a payment provider',
    scope,
    needs: 'nobody',
    isBeforeLive: true,
    ...place,
    reply: z.unknown(),
  }),
} as const;

/** A monthly donation in the account of its donor, with the page where it can be cancelled. */
const monthly = z.object({
  id,
  title: z.string(),
  totalCents: cents,
  currency: z.enum(CURRENCY_CODES),
  nextAt: moment.nullable(),
  url: z.string(),
});
export type OwnMonthlyDonation = z.output<typeof monthly>;

export const donations = {
  listOwnMonthly: route({
    ...at.listMonthly,
    summary: 'What the customer gives every month',
    scope,
    needs: 'nobody',
    reply: z.object({ monthly: z.array(monthly) }),
  }),
  give: route({
    ...at.give,
    summary: 'Donate. Any number of calls with one key is one donation and one charge',
    scope,
    needs: 'nobody',
    perMinute: PER_MINUTE.costly,
    recordsNothing: 'Visitors donate.',
    body: z.strictObject({
      key: z.string().min(8).max(64),
      pageId: id,
      amountCents: z.number(),
      coversFee: z.boolean(),
      /** Again every month, with the same card, until the donor cancels it. */
      isMonthly: z.boolean().default(false),
      name: z.string().max(MAX_DONOR_NAME_LENGTH * 2),
      email: z.string().max(256),
      message: z.string().max(MAX_MESSAGE_LENGTH * 4),
      isAnonymous: z.boolean(),
      provider: z.string().max(40).optional(),
      method: z.record(z.string().max(40), z.string().max(250)).optional(),
    }),
    reply: given,
  }),
  confirm: route({
    ...at.confirm,
    summary: 'Answer the bank’s question about the payment of a donation',
    scope,
    needs: 'nobody',
    perMinute: PER_MINUTE.byHand,
    recordsNothing: 'Visitors donate.',
    params,
    body: z.strictObject({ token, isApproved: z.boolean() }),
    reply: given,
  }),
  listPages: route({
    method: 'GET',
    path: '/api/commerce/donation-pages',
    summary: 'Donation pages, newest first',
    scope,
    needs: { permission: CommercePermission.viewProducts },
    reply: z.object({ pages: z.array(page) }),
  }),
  createPage: route({
    method: 'POST',
    path: '/api/commerce/donation-pages',
    summary: 'Add a donation page',
    scope,
    needs: edit,
    records: 'donation.page',
    body: newOf(donationPageFields),
    reply: page,
  }),
  savePage: route({
    method: 'PUT',
    path: '/api/commerce/donation-pages/:id',
    summary: 'Change a donation page; what is left out stays',
    scope,
    needs: edit,
    records: 'donation.page',
    params,
    body: changesOf(donationPageFields),
    reply: page,
  }),
  removePage: route({
    method: 'DELETE',
    path: '/api/commerce/donation-pages/:id',
    summary: 'Delete a donation page; its donations stay',
    scope,
    needs: edit,
    records: 'donation.deletePage',
    params,
    reply: z.object({ success: z.literal(true) }),
  }),
  list: route({
    method: 'GET',
    path: '/api/commerce/donations',
    summary: 'Donations and who gave them, newest first',
    scope,
    needs: view,
    query: filters,
    reply: z.object({ donations: z.array(donation), next: z.string().nullable() }),
  }),
  export: route({
    method: 'GET',
    path: '/api/commerce/donations-export',
    summary: 'Donations as CSV',
    scope,
    needs: { permission: CommercePermission.exportOrders },
    query: filters,
    reply: z.unknown(),
  }),
  refund: route({
    method: 'POST',
    path: '/api/commerce/donations/:id/refund',
    summary: 'Refund a donation, all of it',
    scope,
    needs: { permission: CommercePermission.refundOrders },
    records: 'donation.refund',
    params,
    reply: donation,
  }),
  sendStatements: route({
    method: 'POST',
    path: '/api/commerce/donations/statements',
    summary: 'Mail every donor what they gave in a year, once',
    scope,
    needs: { permission: CommercePermission.manageOrders },
    perMinute: PER_MINUTE.costly,
    records: 'donation.statements',
    body: z.strictObject({ year: z.int().min(2000).max(2200) }),
    reply: z.object({ sent: z.int() }),
  }),
} as const;
