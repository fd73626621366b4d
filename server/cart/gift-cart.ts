import { isInStock, isVisible } from '#core/commerce/catalogue/product.ts';
import { cartAsBuyerReads, type Cart } from '#core/commerce/cart/cart.ts';
import type { Gift } from '#core/commerce/gift-cards/gift-card.ts';
import type { CheckoutContact } from '#contract/shop/cart.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { Site } from '../http/context.ts';
import { newId } from '../ids.ts';
import { hashToken, NEW_CART, rulesIn, type CartDeps } from './changing.ts';
import * as store from './store.ts';

/** Carts that hold one gift card and nothing else, by a token that its buyer's page has made. */
export function makeGiftCarts({ db, snapshots, pricing, now }: CartDeps) {
  return {
    /** What is in it is what was said last, until it is being paid. */
    async fillWithGift(
      { site, token }: { site: Site; token: string },
      wish: { variantId: string; gift: Gift; contact: Partial<CheckoutContact>; language: string },
    ): Promise<Cart | Failure> {
      const rules = await rulesIn(snapshots, site, wish.language);
      return db.site(site.id, async (tx) => {
        const known = await store.findCart(tx, hashToken(token), true);
        if (known?.isPurchased) return fail('noCart');
        const { known: things } = await pricing.look(tx, {
          variantIds: [wish.variantId],
          codes: [],
          email: '',
        });
        const found = things.get(wish.variantId);
        if (found?.type !== 'GIFT_CARD' || !isVisible(found, now())) return fail('notForSale');
        if (!isInStock(found)) return fail('soldOut');
        const entry = { id: newId(), variantId: wish.variantId, quantity: 1, gift: wish.gift };
        const before = known ?? { ...NEW_CART, id: newId(), createdAt: now() };
        const next = { ...before, entries: [entry], contact: wish.contact, language: wish.language };
        if (!known) await store.insertCart(tx, site.id, hashToken(token), next);
        else if (known.orderId === null) await store.updateCart(tx, next, now());
        const { cart } = await pricing.of(tx, site.id, known?.orderId ? known : next, rules);
        return cartAsBuyerReads(cart);
      });
    },
  };
}
