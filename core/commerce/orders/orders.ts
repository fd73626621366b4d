/** An order and what may become of it. Before the payment it is nobody's but the buyer's. */
export const ORDER_STATES = {
  AWAITING: ['PENDING', 'FAILED'],
  FAILED: [],
  PENDING: ['FULFILLED', 'CANCELED', 'REFUNDED'],
  FULFILLED: ['REFUNDED'],
  CANCELED: [],
  REFUNDED: [],
} as const satisfies Record<string, readonly string[]>;

export type OrderState = keyof typeof ORDER_STATES;
/** Those an owner sees. */
export const LISTED_STATES = ['PENDING', 'FULFILLED', 'CANCELED', 'REFUNDED'] as const satisfies OrderState[];
export type ListedState = (typeof LISTED_STATES)[number];

export const ORDER_LABELS: Readonly<Record<OrderState, string>> = {
  AWAITING: 'Waiting for payment',
  FAILED: 'Not paid',
  PENDING: 'Pending',
  FULFILLED: 'Fulfilled',
  CANCELED: 'Cancelled',
  REFUNDED: 'Refunded',
};

export function mayBecome(from: OrderState, to: OrderState): boolean {
  return (ORDER_STATES[from] as readonly string[]).includes(to);
}

/** How long goods are kept for somebody who is paying. */
export const HOLD_MINUTES = 15;
export const MAX_NOTE_LENGTH = 2000;

/** What is written down of an order's life, in words. */
export const ORDER_EVENTS = {
  placed: 'Order placed',
  paid: 'Payment received',
  fulfilled: 'Marked as fulfilled',
  canceled: 'Cancelled',
  refunded: 'Refunded',
  restocked: 'Put back into stock',
  note: 'Note',
  mailed: 'Email sent',
  markedPaid: 'Marked as paid',
} as const;
export type OrderEvent = keyof typeof ORDER_EVENTS;

/** A line of an order in one row of text: `Jam, large, + Gift wrap`. */
export function lineWords(line: {
  title: string;
  optionValues: readonly { value: string }[];
  addOns?: readonly { name: string }[];
}): string {
  const { title, optionValues, addOns = [] } = line;
  return [title, ...optionValues.map(({ value }) => value), ...addOns.map(({ name }) => `+ ${name}`)].join(
    ', ',
  );
}

/** How an order that an owner makes is paid. */
export const OWNER_PAYMENTS = ['paid', 'later', 'link'] as const;
export type OwnerPayment = (typeof OWNER_PAYMENTS)[number];

/** Mails whose words are the owner's: to buyers, and to whoever sells. */
export const BUYER_MAILS = [
  'confirmed',
  'fulfilled',
  'refunded',
  'canceled',
  'payLink',
  'left',
  'review',
] as const;
export type BuyerMail = (typeof BUYER_MAILS)[number];
export const OWNER_MAILS = ['newOrder', 'lowStock'] as const;
export const ORDER_MAILS = [...BUYER_MAILS, ...OWNER_MAILS] as const;
export type OrderMail = (typeof ORDER_MAILS)[number];
export const ORDER_MAIL_LABELS: Readonly<Record<OrderMail, string>> = {
  confirmed: 'Order confirmed',
  fulfilled: 'Order on its way',
  refunded: 'Refund issued',
  canceled: 'Order cancelled',
  payLink: 'Link to pay',
  left: 'Abandoned cart',
  review: 'Review request',
  newOrder: 'New order, to you',
  lowStock: 'Low stock, to you',
};

/** How somebody pays: with the provider's form, or by other means that an owner checks. */
export const PAY_WAYS = ['card', 'manual', 'free'] as const;
export type PayWay = (typeof PAY_WAYS)[number];
