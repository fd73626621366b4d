import { destinationProblems, EMPTY_ADDRESS, type Destination } from '#core/commerce/cart/address.ts';
import { MAX_COUPONS } from '#core/commerce/cart/cart.ts';
import { isGiftCode } from '#core/commerce/gift-cards/code.ts';
import { MAX_CARDS_IN_CART } from '#core/commerce/gift-cards/gift-card.ts';
import { normalCode } from '#core/commerce/pricing/discounts.ts';
import type { CheckoutContact } from '#contract/shop/cart.ts';
import { fail, Failure } from '#contract/errors.ts';
import { tryKey, type Tries } from '../accounts/tries.ts';
import type { GiftCards } from '../gift-cards/service.ts';
import type { CartAnswer, CartPlace, ChangeCart } from './changing.ts';
import { emailOf } from './pricing.ts';

/** What else a cart is told: codes, where it goes, how it is sent, whose it is. */
export function makeCartDetails(deps: {
  change: ChangeCart;
  tries: Tries;
  giftCards: Pick<GiftCards, 'find'>;
}) {
  const { change, tries, giftCards } = deps;

  async function addGiftCard(
    place: CartPlace,
    typed: string,
    address: string,
  ): Promise<CartAnswer | Failure> {
    const card = await giftCards.find(place.site, typed, address);
    if (card instanceof Failure) return card;
    return change(place, { giftCard: card.id }, (row) => {
      const entered = [...new Set([...row.giftCards, card.id])];
      return { giftCards: entered.slice(-MAX_CARDS_IN_CART) };
    });
  }

  return {
    /** Codes that nobody gave out are guesses, and guessing is slowed. */
    async addCode(place: CartPlace, typed: string, address: string): Promise<CartAnswer | Failure> {
      const counted = tryKey.coupon(place.site.id, address);
      const refusal = await tries.begin(...counted);
      if (refusal) return refusal;
      const code = normalCode(typed);
      const isLikeCard = isGiftCode(typed);
      let isGuess = false;
      const answer = await change(place, { code }, (row, { offers }) => {
        isGuess = !offers.found.some((discount) => discount.code === code);
        // No discount has this code, so it can only be that of a gift card.
        if (isGuess && isLikeCard) return fail('giftCardUnknown');
        const coupons = [...new Set([...row.coupons, code])];
        return { coupons: coupons.slice(-MAX_COUPONS) };
      });
      if (!isGuess || isLikeCard) await tries.forgive(...counted);
      return isGuess && isLikeCard ? addGiftCard(place, typed, address) : answer;
    },

    removeCoupon: (place: CartPlace, code: string) =>
      change(place, {}, (row) => ({ coupons: row.coupons.filter((each) => each !== normalCode(code)) })),

    removeGiftCard: (place: CartPlace, id: string) =>
      change(place, {}, (row) => ({ giftCards: row.giftCards.filter((each) => each !== id) })),

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
