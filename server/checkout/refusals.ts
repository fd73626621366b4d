import type { Cart, EntryProblem } from '#core/commerce/cart/cart.ts';
import { contactProblems } from '#core/commerce/cart/contact.ts';
import type { PayWay } from '#core/commerce/orders/orders.ts';
import { formatMoney, toCents } from '#core/money/currency.ts';
import { wordsOfSite } from '#core/settings/site-words.ts';
import type { Settings } from '#core/settings/groups.ts';
import { localeOf } from '#core/settings/locale.ts';
import type { CheckoutContact } from '#contract/shop/cart.ts';
import { fail, type Failure } from '#contract/errors.ts';

/** What a buyer asks for when they place an order. */
export interface Wish {
  /** Whoever is logged in. */
  customerId: string | null;
  quote: string;
  way: PayWay;
  /** Which of the providers; without it the first that was offered. */
  provider?: string | undefined;
  method?: Readonly<Record<string, string>> | undefined;
}

interface Asked {
  cart: Cart;
  contact: CheckoutContact;
  settings: Settings;
  quote: string;
}

/** How a shop takes money; what costs nothing needs none of it. */
export function waysOf({ store }: Settings): PayWay[] {
  return [
    ...(store.acceptsCards ? ['card' as const] : []),
    ...(store.acceptsManual ? ['manual' as const] : []),
  ];
}

/** Everything that must be right before money moves, in the order a buyer would meet it. */
export function buyerRefusal(
  asked: Asked & { way: PayWay; hasMethod: boolean; isClosed: boolean },
): Failure | undefined {
  const { cart, settings, way, hasMethod, isClosed } = asked;
  const refusal =
    goodsRefusal(asked) ?? minimumRefusal(cart, settings) ?? contactRefusal(asked) ?? quoteRefusal(asked);
  if (refusal || cart.dueCents === 0) return refusal;
  if (!waysOf(settings).includes(way)) return noSuchWay(settings);
  if (isClosed) return fail('paymentsClosed');
  if (way === 'card' && !hasMethod)
    return fail('invalid', {
      errors: { 'method.number': wordsOfSite(settings).of('checkout')('cardNumberMissing') },
    });
  return undefined;
}

export const noSuchWay = (settings: Settings) =>
  fail('invalid', { errors: { way: wordsOfSite(settings).of('checkout')('chooseWay') } });

/** Whoever runs the shop is bound by less: no least sum, and money comes by other ways. */
export function ownerRefusal(asked: Asked): Failure | undefined {
  return goodsRefusal(asked) ?? contactRefusal(asked) ?? quoteRefusal(asked);
}

function goodsRefusal({
  cart: { entries },
  settings,
}: Pick<Asked, 'cart' | 'settings'>): Failure | undefined {
  if (entries.length === 0) return fail('noCart');
  if (entries.every(({ isAvailable }) => isAvailable)) return undefined;
  const has = (problem: EntryProblem) => entries.some((entry) => entry.problem === problem);
  if (has('gone')) return fail('cartUnavailable');
  if (has('soldOut') || has('tooFew')) return fail('soldOut');
  const sentence = wordsOfSite(settings).of('cart')('informationMissing');
  return fail('invalid', { errors: { form: sentence } }, sentence);
}

function minimumRefusal(cart: Cart, settings: Settings): Failure | undefined {
  const { minimumSubtotalCents, storeCurrency: currency } = settings.store;
  if (cart.subtotalCents >= minimumSubtotalCents || isForGiftCards(cart)) return undefined;
  const cents = toCents(minimumSubtotalCents);
  const subtotal = formatMoney({ cents, currency, locale: localeOf(settings.site) });
  return fail('subtotalTooLow', {}, wordsOfSite(settings).of('cart')('subtotalTooLow', { subtotal }));
}

function contactRefusal({ cart, contact, settings }: Asked): Failure | undefined {
  const say = wordsOfSite(settings).of('checkout');
  const needsNames = !isForGiftCards(cart);
  const errors = contactProblems(contact, { needsAddress: cart.requiresShipping, needsNames, say });
  const isUnreachable =
    cart.requiresShipping && settings.shipping.zones.length > 0 && cart.selectedShippingOption === null;
  if (Object.keys(errors).length === 0 && isUnreachable) errors['shipping.country'] = say('notSentThere');
  const [first] = Object.values(errors);
  return first === undefined ? undefined : fail('invalid', { errors }, first);
}

/** Gift cards have a checkout of their own, which asks for less. */
const isForGiftCards = ({ entries }: Cart) => entries.every(({ productType }) => productType === 'GIFT_CARD');

function quoteRefusal({ cart, quote }: Asked): Failure | undefined {
  return quote === cart.quote ? undefined : fail('cartChanged');
}
