import type { Cart, EntryProblem } from '#core/commerce/cart/cart.ts';
import { contactProblems } from '#core/commerce/cart/contact.ts';
import type { PayWay } from '#core/commerce/orders/orders.ts';
import { formatMoney, toCents } from '#core/money/currency.ts';
import { INFORMATION_MISSING, SUBTOTAL_TOO_LOW } from '#core/messages/cart.ts';
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
    goodsRefusal(cart) ?? minimumRefusal(cart, settings) ?? contactRefusal(asked) ?? quoteRefusal(asked);
  if (refusal || cart.dueCents === 0) return refusal;
  if (!waysOf(settings).includes(way)) return noSuchWay();
  if (isClosed) return fail('paymentsClosed');
  if (way === 'card' && !hasMethod)
    return fail('invalid', { errors: { 'method.number': 'Please enter your card number.' } });
  return undefined;
}

export const noSuchWay = () => fail('invalid', { errors: { way: 'Please choose how to pay.' } });

/** Whoever runs the shop is bound by less: no least sum, and money comes by other ways. */
export function ownerRefusal(asked: Asked): Failure | undefined {
  return goodsRefusal(asked.cart) ?? contactRefusal(asked) ?? quoteRefusal(asked);
}

function goodsRefusal({ entries }: Cart): Failure | undefined {
  if (entries.length === 0) return fail('noCart');
  if (entries.every(({ isAvailable }) => isAvailable)) return undefined;
  const has = (problem: EntryProblem) => entries.some((entry) => entry.problem === problem);
  if (has('gone')) return fail('cartUnavailable');
  if (has('soldOut') || has('tooFew')) return fail('soldOut');
  return fail('invalid', { errors: { form: INFORMATION_MISSING } }, INFORMATION_MISSING);
}

function minimumRefusal(cart: Cart, settings: Settings): Failure | undefined {
  const { minimumSubtotalCents, storeCurrency: currency } = settings.store;
  if (cart.subtotalCents >= minimumSubtotalCents || isForGiftCards(cart)) return undefined;
  const cents = toCents(minimumSubtotalCents);
  const subtotal = formatMoney({ cents, currency, locale: localeOf(settings.site) });
  return fail('subtotalTooLow', {}, SUBTOTAL_TOO_LOW.replace('{subtotal}', subtotal));
}

function contactRefusal({ cart, contact, settings }: Asked): Failure | undefined {
  const needsNames = !isForGiftCards(cart);
  const errors = contactProblems(contact, { needsAddress: cart.requiresShipping, needsNames });
  const isUnreachable =
    cart.requiresShipping && settings.shipping.zones.length > 0 && cart.selectedShippingOption === null;
  if (Object.keys(errors).length === 0 && isUnreachable)
    errors['shipping.country'] = 'We do not send to this place. Please choose another country.';
  const [first] = Object.values(errors);
  return first === undefined ? undefined : fail('invalid', { errors }, first);
}

/** Gift cards have a checkout of their own, which asks for less. */
const isForGiftCards = ({ entries }: Cart) => entries.every(({ productType }) => productType === 'GIFT_CARD');

function quoteRefusal({ cart, quote }: Asked): Failure | undefined {
  return quote === cart.quote ? undefined : fail('cartChanged');
}
