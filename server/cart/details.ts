import { destinationProblems, EMPTY_ADDRESS, type Destination } from '#core/commerce/cart/address.ts';
import { MAX_COUPONS } from '#core/commerce/cart/cart.ts';
import { normalCode } from '#core/commerce/pricing/discounts.ts';
import type { CheckoutContact } from '#contract/shop/cart.ts';
import { fail } from '#contract/errors.ts';
import type { CartPlace, ChangeCart } from './changing.ts';
import { emailOf } from './pricing.ts';

/** What else a cart is told: codes, where it goes, how it is sent, whose it is. */
export function makeCartDetails(change: ChangeCart) {
  return {
    addCoupon: (place: CartPlace, code: string) =>
      change(place, { code: normalCode(code) }, (row) => {
        const coupons = [...new Set([...row.coupons, normalCode(code)])];
        return { coupons: coupons.slice(-MAX_COUPONS) };
      }),

    removeCoupon: (place: CartPlace, code: string) =>
      change(place, {}, (row) => ({ coupons: row.coupons.filter((each) => each !== normalCode(code)) })),

    estimate: (place: CartPlace, to: Destination) =>
      change(place, {}, (row) => {
        const errors = destinationProblems(to);
        const [first] = Object.values(errors);
        if (first !== undefined) return fail('invalid', { errors }, first);
        const shipping = { ...EMPTY_ADDRESS, ...row.contact.shipping, ...to };
        return { contact: { ...row.contact, shipping } };
      }),

    choose: (place: CartPlace, option: string) => change(place, {}, () => ({ shippingOption: option })),

    saveContact: (place: CartPlace, contact: CheckoutContact) =>
      change(place, { email: emailOf({ contact }) }, () => ({ contact })),
  };
}
