import { destinationProblems, EMPTY_ADDRESS, type Destination } from '#core/commerce/cart/address.ts';
import { MAX_COUPONS } from '#core/commerce/cart/cart.ts';
import { normalCode } from '#core/commerce/pricing/discounts.ts';
import type { CheckoutContact } from '#contract/shop/cart.ts';
import { fail, type Failure } from '#contract/errors.ts';
import { tryKey, type Tries } from '../accounts/tries.ts';
import type { CartAnswer, CartPlace, ChangeCart } from './changing.ts';
import { emailOf } from './pricing.ts';
import { wordsOfSite } from '#core/settings/site-words.ts';

/** What else a cart is told: codes, where it goes, how it is sent, whose it is. */
export function makeCartDetails({ change, tries }: { change: ChangeCart; tries: Tries }) {
  return {
    /** Codes that nobody gave out are guesses, and guessing is slowed. */
    async addCoupon(place: CartPlace, typed: string, address: string): Promise<CartAnswer | Failure> {
      const counted = tryKey.coupon(place.site.id, address);
      const refusal = await tries.begin(...counted);
      if (refusal) return refusal;
      const code = normalCode(typed);
      let isGuess = false;
      const answer = await change(place, { code }, (row, { offers }) => {
        isGuess = !offers.found.some((discount) => discount.code === code);
        const coupons = [...new Set([...row.coupons, code])];
        return { coupons: coupons.slice(-MAX_COUPONS) };
      });
      if (!isGuess) await tries.forgive(...counted);
      return answer;
    },

    removeCoupon: (place: CartPlace, code: string) =>
      change(place, {}, (row) => ({ coupons: row.coupons.filter((each) => each !== normalCode(code)) })),

    estimate: (place: CartPlace, to: Destination) =>
      change(place, {}, (row, _, { settings }) => {
        const errors = destinationProblems(to, wordsOfSite(settings).of('checkout'));
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
