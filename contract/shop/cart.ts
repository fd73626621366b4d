import { PER_MINUTE } from '#core/access/paces.ts';
import { z } from 'zod';
import { MAX_ADD_ONS } from '#core/commerce/catalogue/add-ons.ts';
import type { Cart } from '#core/commerce/cart/cart.ts';
import { MAX_CODE_LENGTH } from '#core/commerce/pricing/discounts.ts';
import { MAX_NOTE_LENGTH, PAY_WAYS } from '#core/commerce/orders/orders.ts';
import { MAX_QUANTITY } from '#core/commerce/catalogue/product.ts';
import type { FieldSpec, FormValues } from '#core/forms/field.ts';
import {
  PAYMENT_PROBLEMS,
  PAYMENT_STATES,
  type PaymentProblem,
  type PaymentState,
} from '#core/payments/payment.ts';
import type { PayEntry } from '#core/payments/provider.ts';
import { id } from '../id.ts';
import * as at from '../addresses/cart.ts';
import * as checkout from '../addresses/checkout.ts';
import { route } from '../route.ts';
import { address, addressPart } from './address.ts';

const scope = 'site';
const needs = 'nobody';
export const quantity = z
  .int('Please enter a whole number.')
  .max(MAX_QUANTITY, `At most ${MAX_QUANTITY} at a time.`);
/** Always made by the server's one function; its shape is `Cart` of the rules. */
export const cart = z.custom<Cart>();
export const contact = z.strictObject({
  // Phones like to end what they fill in with a space.
  email: z.string().trim().max(256),
  shipping: address,
  billing: address.nullable(),
  notes: z.string().max(MAX_NOTE_LENGTH),
  /** Whether the shop may write once about a cart that was left. */
  mayRemind: z.boolean(),
});
/** Who does not say so is not written to. */
export const sentContact = contact.extend({ mayRemind: z.boolean().default(false) });
export type CheckoutContact = z.output<typeof contact>;

export const placed = z.object({
  state: z.enum(Object.keys(PAYMENT_STATES) as [PaymentState, ...PaymentState[]]),
  /** Where the buyer goes next: to their order once it stands, or to a page of the provider. */
  url: z.string(),
  /** By whom it is paid, and what its form needs for the second step. */
  provider: z.string(),
  secret: z.string(),
});
export type Placed = z.output<typeof placed>;

/** One of the ways to pay that a buyer can choose from. */
export const payChoice = z.object({
  way: z.enum(PAY_WAYS),
  /** Empty where no provider takes the money. */
  provider: z.string(),
  label: z.string(),
  /** No money moves; buyers are told. */
  isTest: z.boolean(),
  entry: z.custom<PayEntry>().nullable(),
});
export type PayChoice = z.output<typeof payChoice>;

/** How an order is placed and paid. */
export const placeWish = z.object({
  /** The quote the buyer saw; another one is answered with 409 and the cart as it is now. */
  quote: z.string().max(100),
  way: z.enum(PAY_WAYS),
  /** Which of the providers; without it the first that was offered. */
  provider: z.string().max(40).optional(),
  method: z.record(z.string().max(40), z.string().max(250)).optional(),
});

/** Checked field by field against the form of the product. */
export const answers = z.record(z.string().max(40), z.unknown());
/** The questions about a line of the cart. */
export interface EntryForm {
  formId: string;
  fields: FieldSpec[];
  values: FormValues;
}

/** Pages of the shop that are different for everybody. */
export const shopPages = {
  cart: route({
    method: 'GET',
    path: '/cart',
    summary: 'The cart as a page',
    scope,
    needs,
    isBeforeLive: true,
    reply: z.unknown(),
  }),
  checkout: route({
    method: 'GET',
    path: '/commerce/goto-checkout',
    summary: 'The checkout as a page, for those who have a cart',
    scope,
    needs,
    isBeforeLive: true,
    /** Why a payment came to nothing, for those who come back from the page of a provider. */
    query: z.object({
      payment: z
        .enum(Object.keys(PAYMENT_PROBLEMS) as [PaymentProblem, ...PaymentProblem[]])
        .optional()
        .catch(undefined),
    }),
    reply: z.unknown(),
  }),
  order: route({
    method: 'GET',
    path: '/commerce/order-confirmed/:id',
    summary: 'The page of an order, for whoever holds its link',
    scope,
    needs,
    isBeforeLive: true,
    params: z.object({ id: z.string().max(40) }),
    query: z.object({ token: z.string().max(100).optional() }),
    reply: z.unknown(),
  }),
  returned: route({
    method: 'GET',
    path: '/commerce/payment-return/:id',
    summary: 'Where a buyer comes back to from the page of a payment provider',
    scope,
    needs,
    isBeforeLive: true,
    params: z.object({ id: z.string().max(40) }),
    query: z.object({ token: z.string().max(100).optional() }),
    reply: z.unknown(),
  }),
} as const;

/** What was bought as a file. */
export const downloads = {
  open: route({
    method: 'GET',
    path: '/commerce/download/:order/:product',
    summary: 'A file that was bought, by a link that ends',
    scope,
    needs,
    isBeforeLive: true,
    params: z.object({ order: z.string().max(40), product: z.string().max(40) }),
    query: z.object({ until: z.string().max(20).optional(), token: z.string().max(100).optional() }),
    reply: z.unknown(),
  }),
} as const;

/** What visitors do with their cart. Every answer is the whole cart, priced anew. */
export const cartCalls = {
  read: route({
    ...at.read,
    summary: 'The visitor’s cart',
    scope,
    needs,
    perMinute: PER_MINUTE.flood,
    reply: cart,
  }),
  add: route({
    ...at.add,
    summary: 'Put something into the cart',
    scope,
    needs,
    perMinute: PER_MINUTE.flood,
    body: z.object({
      variantId: id,
      quantity: quantity.min(1, 'Please enter at least 1.'),
      addOns: z.array(z.string().max(40)).max(MAX_ADD_ONS).optional(),
      form: answers.optional(),
    }),
    reply: cart,
  }),
  readForm: route({
    ...at.readForm,
    summary: 'What a product asks about a line of the cart, and what was answered',
    scope,
    needs,
    params: z.object({ id }),
    reply: z.custom<EntryForm>(),
  }),
  answer: route({
    ...at.answer,
    summary: 'Answer what a product asks about a line of the cart',
    scope,
    needs,
    params: z.object({ id }),
    body: z.object({ form: answers }),
    reply: cart,
  }),
  change: route({
    ...at.change,
    summary: 'Change how many; none takes it out',
    scope,
    needs,
    perMinute: PER_MINUTE.flood,
    params: z.object({ id }),
    body: z.object({ quantity: quantity.min(0) }),
    reply: cart,
  }),
  remove: route({
    ...at.remove,
    summary: 'Take something out of the cart',
    scope,
    needs,
    perMinute: PER_MINUTE.flood,
    params: z.object({ id }),
    reply: cart,
  }),
  addCoupon: route({
    ...at.addCoupon,
    summary: 'Enter the code of a discount or a gift card',
    scope,
    needs,
    perMinute: PER_MINUTE.byHand,
    body: z.object({ code: z.string().trim().min(1).max(MAX_CODE_LENGTH) }),
    reply: cart,
  }),
  removeCoupon: route({
    ...at.removeCoupon,
    summary: 'Take a discount code back',
    scope,
    needs,
    params: z.object({ code: z.string().max(MAX_CODE_LENGTH) }),
    reply: cart,
  }),
  removeGiftCard: route({
    ...at.removeGiftCard,
    summary: 'Stop paying with a gift card',
    scope,
    needs,
    params: z.object({ id }),
    reply: cart,
  }),
  estimate: route({
    ...at.estimate,
    summary: 'Say where it goes, to see what that costs',
    scope,
    needs,
    body: z.object({ country: addressPart, region: addressPart, postcode: addressPart }),
    reply: cart,
  }),
  choose: route({
    ...at.choose,
    summary: 'Choose how it is sent',
    scope,
    needs,
    body: z.object({ option: z.string().max(120) }),
    reply: cart,
  }),
  sessionRecordingId: route({
    ...checkout.sessionRecordingId,
    summary: 'The id that the operator’s service records checkouts under; AUTOMATED_MOCK where none does',
    scope,
    needs,
    reply: z.string(),
  }),
  checkout: route({
    ...checkout.begin,
    summary: 'What the checkout needs to begin: the cart, what was entered before, and how one can pay',
    scope,
    needs,
    reply: z.object({
      cart,
      contact,
      choices: z.array(payChoice),
      /** One that was begun and waits for the buyer. */
      payment: placed.nullable(),
    }),
  }),
  saveContact: route({
    ...checkout.saveContact,
    summary: 'Keep what the buyer has entered so far',
    scope,
    needs,
    body: sentContact,
    reply: cart,
  }),
  place: route({
    ...checkout.place,
    summary: 'Place the order. Any number of calls for one cart is one order and one charge',
    scope,
    needs,
    perMinute: PER_MINUTE.flood,
    body: placeWish,
    reply: placed,
  }),
  confirm: route({
    ...checkout.confirm,
    summary: 'Answer the bank’s question about the payment of this cart',
    scope,
    needs,
    body: z.object({ isApproved: z.boolean() }),
    reply: placed,
  }),
} as const;
