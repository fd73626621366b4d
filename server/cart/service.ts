import { NO_CENTS } from '#core/money/currency.ts';
import { cartAsBuyerReads, EMPTY_CART, moneyOf, type Cart } from '#core/commerce/cart/cart.ts';
import { normalCode } from '#core/commerce/pricing/discounts.ts';
import type { OwnerWish } from '#contract/shop/orders.ts';
import { makeTries } from '../accounts/tries.ts';
import { newSecret } from '../secrets/secrets.ts';
import type { Tx } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import { newId } from '../ids.ts';
import {
  hashToken,
  languageAhead,
  makeCartChanging,
  NEW_CART,
  openCart,
  rulesIn,
  type CartDeps,
  type CartPlace,
} from './changing.ts';
import { makeCartDetails } from './details.ts';
import { makeCartEntries } from './entries.ts';
import { makeGiftCarts } from './gift-cart.ts';
import type { ShopRules } from './pricing.ts';
import * as store from './store.ts';

export type { CartRow } from './store.ts';

export function makeCarts(deps: CartDeps) {
  const { db, snapshots, pricing, now } = deps;
  const change = makeCartChanging(deps);
  const rulesOf = (site: Site, language = ''): Promise<ShopRules> => rulesIn(snapshots, site, language);
  const rulesFor = async (place: CartPlace) => rulesOf(place.site, await languageAhead(deps, place));
  const newCart = () => ({ ...NEW_CART, id: newId(), createdAt: now() });

  return {
    ...makeCartEntries({ ...deps, change }),
    ...makeCartDetails({ ...deps, change, tries: makeTries(deps) }),
    ...makeGiftCarts(deps),
    rulesOf,
    /** The same in the language of a cart. */
    rulesFor,
    settingsOf: async (site: Site) => (await rulesOf(site)).settings,

    async read({ site, token }: CartPlace): Promise<Cart> {
      const rules = await rulesFor({ site, token });
      const { store: shop } = rules.settings;
      const empty = {
        ...EMPTY_CART,
        websiteId: site.id,
        subtotalAmount: moneyOf(NO_CENTS, shop.storeCurrency),
        minimumSubtotalCents: shop.minimumSubtotalCents,
      };
      return db.readSite(site.id, async (tx) => {
        const row = await openCart(tx, token, false);
        return row ? cartAsBuyerReads((await pricing.of(tx, site.id, row, rules)).cart) : empty;
      });
    },

    /** The token of a new cart with the same in it; none where there is nothing to copy. */
    copy: ({ site, token }: CartPlace): Promise<string | undefined> =>
      db.site(site.id, async (tx) => {
        const row = await openCart(tx, token, false);
        if (!row || row.entries.length === 0) return undefined;
        const fresh = newSecret();
        // What the checkout was told is the customer's own and stays with them; so do their answers.
        const entries = row.entries.map(({ answers: _answers, ...entry }) => entry);
        const copy = { ...newCart(), entries, coupons: row.coupons, language: row.language };
        await store.insertCart(tx, site.id, hashToken(fresh), copy);
        return fresh;
      }),

    /** What a cart is shown in: the language it was filled in, or else that of the page somebody comes from. */
    languageOf: (place: CartPlace): Promise<string> => languageAhead(deps, place),

    /** What a token leads to, for those who only want to know whether to go on. */
    stateOf: (siteId: string, token: string): Promise<'unknown' | 'empty' | 'open'> =>
      db.readSite(siteId, async (tx) => {
        const row = await store.findCart(tx, hashToken(token), false);
        if (!row) return 'unknown';
        return row.isPurchased || row.entries.length === 0 ? 'empty' : 'open';
      }),

    /** One that somebody of the shop fills for a customer; nobody has it yet. */
    fill({ lines, contact, codes, shippingOption }: OwnerWish): store.CartRow {
      const entries = lines.map(({ variantId, quantity }) => ({ id: newId(), variantId, quantity }));
      const coupons = [...new Set(codes.map(normalCode))];
      return { ...newCart(), entries, contact, coupons, shippingOption };
    },

    keep: (tx: Tx, siteId: string, row: store.CartRow, madeBy: string): Promise<void> =>
      store.insertCart(tx, siteId, hashToken(newSecret()), { ...row, madeBy }),

    /** One that is subscribed to, beside the visitor's own: whoever holds its token may check it out. */
    async openPlan(
      tx: Tx,
      siteId: string,
      { language, ...entry }: Omit<store.StoredEntry, 'id' | 'isPlan'> & { language: string },
    ): Promise<string> {
      const token = newSecret();
      const entries = [{ ...entry, id: newId(), isPlan: true as const }];
      await store.insertCart(tx, siteId, hashToken(token), { ...newCart(), entries, language });
      return token;
    },

    releaseOrder: store.releaseOrder,
    markPurchased: store.markPurchased,
    bind: (tx: Tx, cartId: string, orderId: string) => store.bindOrder(tx, cartId, orderId, now()),
    findLocked: (tx: Tx, token: string) => store.findCart(tx, hashToken(token), true),
    find: (tx: Tx, token: string) => store.findCart(tx, hashToken(token), false),
  };
}

export type Carts = ReturnType<typeof makeCarts>;
