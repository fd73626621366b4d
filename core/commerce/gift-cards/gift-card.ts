import { isEmail, MAX_EMAIL_LENGTH } from '../../email.ts';
import type { Cents } from '../../money/currency.ts';
import type { Say } from '../../words/words.ts';

export const GIFT_CHECKOUT_PATH = '/checkout/giftcard';
/** Where somebody looks how much is left. */
export const GIFT_BALANCE_PATH = '/commerce/gift-card';

export const MAX_GIFT_MESSAGE_LENGTH = 500;
export const MAX_GIFT_NAME_LENGTH = 100;
export const MAX_GIFT_NOTE_LENGTH = 500;
/** How many are issued at once. */
export const MAX_BULK_CARDS = 1000;
/** In one cart. */
export const MAX_CARDS_IN_CART = 10;
/** How far ahead one can be sent. */
export const MAX_GIFT_DAYS_AHEAD = 365;

/** Whom a card is for, as its buyer says. */
export interface Gift {
  recipientName: string;
  recipientEmail: string;
  message: string;
  /** A day such as `2030-12-24`, or empty for at once. */
  sendOn: string;
}

export const NO_GIFT: Gift = { recipientName: '', recipientEmail: '', message: '', sendOn: '' };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** Everything that is wrong at once, by field. `today` is the day where the shop is. */
export function giftProblems(gift: Gift, today: string, say: Say<'gift'>): Record<string, string> {
  const { recipientName, recipientEmail, sendOn } = gift;
  const ahead = (Date.parse(sendOn) - Date.parse(today)) / DAY_MS;
  const isDay = DAY.test(sendOn) && Number.isFinite(ahead);
  const isFine = isEmail(recipientEmail.trim()) && recipientEmail.length <= MAX_EMAIL_LENGTH;
  return {
    ...(recipientName.trim() === '' && { recipientName: say('nameMissing') }),
    ...(!isFine && { recipientEmail: say('emailInvalid') }),
    ...(sendOn !== '' && (!isDay || ahead < 0) && { sendOn: say('dayPast') }),
    ...(isDay && ahead > MAX_GIFT_DAYS_AHEAD && { sendOn: say('dayFar') }),
  };
}

/** What can be said of a card. The first that fits counts. */
export const GIFT_CARD_STATES = ['disabled', 'expired', 'used', 'active'] as const;
export type GiftCardState = (typeof GIFT_CARD_STATES)[number];
export const GIFT_CARD_STATE_LABELS: Readonly<Record<GiftCardState, string>> = {
  active: 'Active',
  used: 'Used up',
  expired: 'Expired',
  disabled: 'Disabled',
};

export function giftCardState(
  card: { balanceCents: Cents; disabledAt: Date | null; expiresAt: Date | null },
  now: Date,
): GiftCardState {
  if (card.disabledAt) return 'disabled';
  if (card.expiresAt && card.expiresAt <= now) return 'expired';
  return card.balanceCents > 0 ? 'active' : 'used';
}

/** Why a balance is what it is. */
export const CARD_MOVEMENTS = {
  issued: 'Issued',
  spent: 'Spent on an order',
  returned: 'Returned to the card',
  withdrawn: 'Refunded to the buyer',
  expired: 'Expired',
} as const;
export type CardMovement = keyof typeof CARD_MOVEMENTS;

/** The way to the checkout of a gift card. */
export function giftCheckoutPath(card: { websiteId: string; productId: string; sku?: string }): string {
  const { websiteId, productId, sku = '' } = card;
  const query = new URLSearchParams({ websiteId, giftCardProductId: productId });
  if (sku !== '') query.set('sku', sku);
  return `${GIFT_CHECKOUT_PATH}?${query.toString()}`;
}
