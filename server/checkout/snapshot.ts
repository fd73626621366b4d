import { EMPTY_ADDRESS } from '#core/commerce/cart/address.ts';
import type { Cart } from '#core/commerce/cart/cart.ts';
import type { CheckoutContact } from '#contract/shop/cart.ts';
import type { OrderSnapshot } from '#contract/shop/orders.ts';
import type { CartRow } from '../cart/service.ts';

export type AppliedDiscount = OrderSnapshot['discounts'][number];

export function contactOf(row: CartRow): CheckoutContact {
  const { email = '', shipping, billing = null, notes = '', mayRemind = false } = row.contact;
  return { email, shipping: { ...EMPTY_ADDRESS, ...shipping }, billing, notes, mayRemind };
}

export const nameOf = ({ shipping }: CheckoutContact) => `${shipping.firstName} ${shipping.lastName}`.trim();

/** Everything as it is when it is bought. */
export function snapshotOf(
  cart: Cart,
  about: {
    contact: CheckoutContact;
    discounts: readonly AppliedDiscount[];
    payLabel: string;
    language: string;
    isTest: boolean;
    /** How many periods of a subscription are paid. */
    periods?: number | undefined;
    startsAt?: Date | undefined;
  },
): OrderSnapshot {
  const { contact, discounts, payLabel, language, isTest, periods = 1, startsAt } = about;
  return {
    lines: cart.entries.map((entry) => ({
      productId: entry.itemId,
      variantId: entry.variantId,
      type: entry.productType,
      title: entry.title,
      optionValues: entry.optionValues,
      sku: entry.sku,
      image: entry.image,
      quantity: entry.quantity,
      unitPriceCents: entry.unitPriceCents,
      totalCents: entry.totalCents,
      discountCents: entry.discountCents,
      taxCents: entry.taxCents,
      addOns: entry.addOns,
      answers: entry.answers,
      ...(entry.gift && { gift: entry.gift }),
      ...(entry.said && { said: entry.said }),
    })),
    adjustments: cart.adjustments,
    subtotalCents: cart.subtotalCents,
    discountCents: cart.discountCents,
    shippingCostCents: cart.shippingCostCents,
    taxCents: cart.taxCents,
    grandTotalCents: cart.grandTotalCents,
    giftCards: cart.giftCards
      .filter(({ cents }) => cents > 0)
      .map(({ id, last, cents }) => ({ id, last, cents })),
    discounts: discounts.map(({ id, name, code }) => ({ id, name, code })),
    shipping: cart.requiresShipping ? contact.shipping : null,
    billing: contact.billing,
    shippingOption: cart.selectedShippingOption?.name ?? '',
    ...(cart.selectedShippingOption?.days && { deliveryDays: cart.selectedShippingOption.days }),
    notes: contact.notes,
    payLabel,
    ...(language !== '' && { language }),
    ...(cart.said && { said: cart.said }),
    ...(isTest && { isTest }),
    ...(periods > 1 && { periods }),
    ...(startsAt && { startsAt: startsAt.toISOString() }),
  };
}
