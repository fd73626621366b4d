import { z } from 'zod';
import {
  CARD_MOVEMENTS,
  GIFT_CARD_STATES,
  MAX_BULK_CARDS,
  MAX_GIFT_MESSAGE_LENGTH,
  MAX_GIFT_NAME_LENGTH,
  MAX_GIFT_NOTE_LENGTH,
  GIFT_BALANCE_PATH,
  GIFT_CHECKOUT_PATH,
  type CardMovement,
} from '#core/commerce/gift-cards/gift-card.ts';
import { MAX_TYPED_CODE_LENGTH } from '#core/commerce/gift-cards/code.ts';
import { PER_MINUTE } from '#core/access/paces.ts';
import type { Cart } from '#core/commerce/cart/cart.ts';
import { MAX_SKU_LENGTH } from '#core/commerce/catalogue/product.ts';
import { MAX_EMAIL_LENGTH } from '#core/email.ts';
import { CURRENCY_CODES, MAX_PRICE_CENTS } from '#core/money/currency.ts';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import * as at from '../addresses/gift-cards.ts';
import { cents } from '../cents.ts';
import { id } from '../id.ts';
import { route } from '../route.ts';
import { payChoice, placeWish, placed } from './cart.ts';

const scope = 'site';
const needs = { permission: CommercePermission.discounts } as const;
const moment = z.iso.datetime();
const currency = z.enum(CURRENCY_CODES);
const params = z.object({ id });

const entry = z.object({
  id,
  /** The end of the code: nobody gets to see more of it. */
  last: z.string(),
  state: z.enum(GIFT_CARD_STATES),
  currency,
  issuedCents: cents,
  balanceCents: cents,
  recipientName: z.string(),
  recipientEmail: z.string(),
  note: z.string(),
  createdAt: moment,
  expiresAt: moment.nullable(),
});
export type GiftCardEntry = z.output<typeof entry>;

const giftCard = entry.extend({
  senderName: z.string(),
  senderEmail: z.string(),
  message: z.string(),
  orderId: id.nullable(),
  sendAt: moment.nullable(),
  sentAt: moment.nullable(),
  movements: z.array(
    z.object({
      id,
      kind: z.enum(Object.keys(CARD_MOVEMENTS) as [CardMovement, ...CardMovement[]]),
      cents,
      orderId: z.string().nullable(),
      by: z.string(),
      at: moment,
    }),
  ),
});
export type GiftCard = z.output<typeof giftCard>;

const filters = z.strictObject({
  words: z.string().max(200).optional(),
  state: z.enum(GIFT_CARD_STATES).optional(),
  before: z.string().max(80).optional(),
});
export type GiftCardFilters = z.output<typeof filters>;

/** Whom a card is for; what is wrong with it is said by the rules, field by field. */
const gift = z.strictObject({
  recipientName: z.string().max(MAX_GIFT_NAME_LENGTH),
  recipientEmail: z.string().max(MAX_EMAIL_LENGTH),
  message: z.string().max(MAX_GIFT_MESSAGE_LENGTH),
  sendOn: z.string().max(10),
});

const issue = z.strictObject({
  cents: cents.refine((amount) => amount > 0 && amount <= MAX_PRICE_CENTS, 'Enter an amount.'),
  count: z.int().min(1).max(MAX_BULK_CARDS),
  gift,
  note: z.string().max(MAX_GIFT_NOTE_LENGTH),
});
export type GiftCardIssue = z.output<typeof issue>;

/** Made by the browser once for a purchase: however often it is sent with it, it is one order. */
const key = z.string().regex(/^[\w-]{22,64}$/);
const buying = { scope, needs: 'nobody' } as const;

export const giftCards = {
  list: route({
    method: 'GET',
    path: '/api/commerce/gift-cards',
    summary: 'Gift cards, newest first, and what is owed to their holders',
    scope,
    needs,
    query: filters,
    reply: z.object({
      giftCards: z.array(entry),
      owed: z.array(z.object({ currency, cents })),
      next: z.string().nullable(),
    }),
  }),
  read: route({
    method: 'GET',
    path: '/api/commerce/gift-cards/:id',
    summary: 'One gift card with everything that happened to its balance',
    scope,
    needs,
    params,
    reply: giftCard,
  }),
  issue: route({
    method: 'POST',
    path: '/api/commerce/gift-cards',
    summary: 'Issue gift cards by hand: one that is mailed, or any number of codes',
    scope,
    needs,
    body: issue,
    /** The only time a whole code is shown. */
    reply: z.object({ giftCards: z.array(z.object({ id, code: z.string() })) }),
    records: 'gift-card.issue',
  }),
  disable: route({
    method: 'PUT',
    path: '/api/commerce/gift-cards/:id/disabled',
    summary: 'Disable a gift card, or enable it again',
    scope,
    needs,
    params,
    body: z.strictObject({ isDisabled: z.boolean() }),
    reply: giftCard,
    records: ['gift-card.disable', 'gift-card.enable'],
  }),
  resend: route({
    method: 'POST',
    path: '/api/commerce/gift-cards/:id/mail',
    summary: 'Mail a gift card to its recipient again',
    scope,
    needs,
    params,
    reply: giftCard,
    records: 'gift-card.mail',
  }),
  export: route({
    method: 'GET',
    path: '/api/commerce/gift-card-export',
    summary: 'Gift cards as CSV, without their codes',
    scope,
    needs,
    query: filters,
    reply: z.unknown(),
  }),
  checkoutPage: route({
    method: 'GET',
    path: GIFT_CHECKOUT_PATH,
    summary: 'The checkout of a gift card as a page',
    ...buying,
    isBeforeLive: true,
    query: z.object({
      websiteId: z.string().max(40).optional(),
      giftCardProductId: z.string().max(40).optional(),
      sku: z.string().max(MAX_SKU_LENGTH).optional().catch(undefined),
      payment: z.string().max(40).optional().catch(undefined),
    }),
    reply: z.unknown(),
  }),
  begin: route({
    ...at.begin,
    summary: 'Say which gift card is bought and for whom; answers with its price and the ways to pay',
    ...buying,
    perMinute: PER_MINUTE.byHand,
    body: z.strictObject({
      key,
      variantId: id,
      email: z.string().trim().max(MAX_EMAIL_LENGTH),
      senderName: z.string().trim().max(MAX_GIFT_NAME_LENGTH),
      gift,
    }),
    reply: z.object({ cart: z.custom<Cart>(), choices: z.array(payChoice) }),
  }),
  place: route({
    ...at.place,
    summary: 'Buy the gift card. Any number of calls with one key is one order and one charge',
    ...buying,
    perMinute: PER_MINUTE.byHand,
    body: placeWish.extend({ key }),
    reply: placed,
  }),
  confirm: route({
    ...at.confirm,
    summary: 'Answer the bank’s question about the payment of a gift card',
    ...buying,
    body: z.strictObject({ key, isApproved: z.boolean() }),
    reply: placed,
  }),
  balancePage: route({
    method: 'GET',
    path: GIFT_BALANCE_PATH,
    summary: 'Where somebody looks how much is left on a gift card',
    ...buying,
    reply: z.unknown(),
  }),
  balance: route({
    ...at.balance,
    summary: 'How much is left on the gift card with this code',
    ...buying,
    isReading: true,
    perMinute: PER_MINUTE.byHand,
    body: z.strictObject({ code: z.string().trim().min(1).max(MAX_TYPED_CODE_LENGTH) }),
    reply: z.object({ last: z.string(), currency, balanceCents: cents, expiresAt: moment.nullable() }),
  }),
} as const;
