import { createHash } from 'node:crypto';
import { destinationProblems, EMPTY_ADDRESS, type Destination } from '#core/commerce/address.ts';
import { EMPTY_CART, MAX_CART_ENTRIES, moneyOf, type Cart } from '#core/commerce/cart.ts';
import { normalCode } from '#core/commerce/discounts.ts';
import { isInStock, isVisible, MAX_QUANTITY } from '#core/commerce/product.ts';
import type { CheckoutContact } from '#contract/cart.ts';
import { fail, Failure } from '#contract/errors.ts';
import { newSecret } from '../accounts/secrets.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import { newId } from '../ids.ts';
import type { Stock } from '../products/stock.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { CartPricing } from './pricing.ts';
import * as store from './store.ts';

const MAX_COUPONS = 10;
const LEFT_AFTER_MS = 60 * 60 * 1000;

/** What came of a change, and the token of the cart, which is new when there was none. */
export interface CartAnswer {
  cart: Cart;
  token: string;
}

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

export function makeCarts(deps: {
  db: Database;
  stock: Stock;
  snapshots: Snapshots;
  priceCart: CartPricing;
  now: () => Date;
}) {
  const { db, stock, snapshots, priceCart, now } = deps;
  const settingsOf = async (site: Site) => (await snapshots.of(site)).settings;

  /** The cart of a token that can still be filled. One that was bought belongs to its order. */
  async function open(
    tx: Tx,
    token: string | undefined,
    isLocked: boolean,
  ): Promise<store.CartRow | undefined> {
    if (token === undefined || token === '') return undefined;
    const row = await store.findCart(tx, hashToken(token), isLocked);
    return row?.isPurchased ? undefined : row;
  }

  /** Changes the cart in one transaction and answers with all of it. */
  async function change(
    site: Site,
    token: string | undefined,
    work: (tx: Tx, row: store.CartRow) => Promise<Partial<store.CartRow> | Failure>,
    makesOne = false,
  ): Promise<CartAnswer | Failure> {
    const settings = await settingsOf(site);
    return db
      .site(site.id, async (tx) => {
        // What a power cut could take of a cart is the last half second, and it saves every click a disk write.
        await tx.execute('set local synchronous_commit = off');
        const known = await open(tx, token, true);
        if (!known && !makesOne) return fail('noCart');
        const fresh = newSecret();
        const row =
          known ??
          (await store.insertCart(tx, {
            siteId: site.id,
            id: newId(),
            tokenHash: hashToken(fresh),
            createdAt: now(),
          }));
        const changed = await work(tx, row);
        if (changed instanceof Failure) {
          if (!known) throw changed;
          return changed;
        }
        await store.updateCart(tx, row.id, { ...changed, updatedAt: now() });
        const { cart } = await priceCart(tx, site.id, { ...row, ...changed }, settings);
        return { cart, token: known && token !== undefined ? token : fresh };
      })
      .catch((error: unknown) => {
        if (error instanceof Failure) return error;
        throw error;
      });
  }

  return {
    settingsOf,
    open,

    async read(site: Site, token: string | undefined): Promise<Cart> {
      const settings = await settingsOf(site);
      const empty = {
        ...EMPTY_CART,
        websiteId: site.id,
        subtotalAmount: moneyOf(0, settings.store.storeCurrency),
        minimumSubtotalCents: settings.store.minimumSubtotalCents,
      };
      return db.readSite(site.id, async (tx) => {
        const row = await open(tx, token, false);
        return row ? (await priceCart(tx, site.id, row, settings)).cart : empty;
      });
    },

    /** The same variant again is more of the same entry. */
    add: (site: Site, token: string | undefined, wanted: { variantId: string; quantity: number }) =>
      change(
        site,
        token,
        async (tx, row) => {
          const [found] = await stock.purchasable(tx, [wanted.variantId]);
          if (!found || !isVisible(found, now()) || found.type === 'GIFT_CARD') return fail('notForSale');
          const before = row.entries.find(({ variantId }) => variantId === wanted.variantId);
          const quantity = Math.min((before?.quantity ?? 0) + wanted.quantity, MAX_QUANTITY);
          if (!isInStock(found)) return fail('soldOut');
          if (!isInStock(found, quantity)) return fail('notEnough', { available: found.qtyInStock });
          if (!before && row.entries.length >= MAX_CART_ENTRIES) return fail('cartFull');
          const entry = { id: before?.id ?? newId(), variantId: wanted.variantId, quantity };
          return {
            entries: before
              ? row.entries.map((each) => (each.id === before.id ? entry : each))
              : [...row.entries, entry],
          };
        },
        true,
      ),

    setQuantity: (site: Site, token: string | undefined, entryId: string, quantity: number) =>
      change(site, token, async (tx, row) => {
        const before = row.entries.find(({ id }) => id === entryId);
        if (!before) return fail('notFound');
        if (quantity === 0) return { entries: row.entries.filter(({ id }) => id !== entryId) };
        const [found] = await stock.purchasable(tx, [before.variantId]);
        // Fewer than before is always fine, also of what has run out.
        if (quantity > before.quantity && found && !isInStock(found, quantity))
          return fail(isInStock(found) ? 'notEnough' : 'soldOut', { available: found.qtyInStock });
        return { entries: row.entries.map((each) => (each.id === entryId ? { ...each, quantity } : each)) };
      }),

    addCoupon: (site: Site, token: string | undefined, code: string) =>
      change(site, token, async (_tx, row) => {
        const coupons = [...new Set([...row.coupons, normalCode(code)])];
        return { coupons: coupons.slice(-MAX_COUPONS) };
      }),

    removeCoupon: (site: Site, token: string | undefined, code: string) =>
      change(site, token, async (_tx, row) => ({
        coupons: row.coupons.filter((each) => each !== normalCode(code)),
      })),

    estimate: (site: Site, token: string | undefined, place: Destination) =>
      change(site, token, async (_tx, row) => {
        const errors = destinationProblems(place);
        const [first] = Object.values(errors);
        if (first !== undefined) return fail('invalid', { errors }, first);
        return {
          contact: { ...row.contact, shipping: { ...EMPTY_ADDRESS, ...row.contact.shipping, ...place } },
        };
      }),

    choose: (site: Site, token: string | undefined, option: string) =>
      change(site, token, async () => ({ shippingOption: option })),

    saveContact: (site: Site, token: string | undefined, contact: CheckoutContact) =>
      change(site, token, async () => ({ contact })),

    /** The token of a new cart with the same in it; none where there is nothing to copy. */
    copy: (site: Site, token: string | undefined): Promise<string | undefined> =>
      db.site(site.id, async (tx) => {
        const row = await open(tx, token, false);
        if (!row || row.entries.length === 0) return undefined;
        const fresh = newSecret();
        // What the checkout was told is the customer's own and stays with them.
        const { entries, coupons } = row;
        await store.insertCart(tx, {
          siteId: site.id,
          id: newId(),
          tokenHash: hashToken(fresh),
          createdAt: now(),
          entries,
          coupons,
        });
        return fresh;
      }),

    /** What a token leads to, for those who only want to know whether to go on. */
    stateOf: (siteId: string, token: string): Promise<'unknown' | 'empty' | 'open'> =>
      db.readSite(siteId, async (tx) => {
        const row = await store.findCart(tx, hashToken(token), false);
        if (!row) return 'unknown';
        return row.isPurchased || row.entries.length === 0 ? 'empty' : 'open';
      }),

    releaseOrder: store.releaseOrder,
    markPurchased: store.markPurchased,
    bind: (tx: Tx, cartId: string, orderId: string) =>
      store.updateCart(tx, cartId, { orderId, updatedAt: now() }),
    findLocked: (tx: Tx, token: string) => store.findCart(tx, hashToken(token), true),
    find: (tx: Tx, token: string) => store.findCart(tx, hashToken(token), false),

    /** Filled, and left alone for an hour. */
    countLeft: (tx: Tx) => store.countLeft(tx, new Date(now().getTime() - LEFT_AFTER_MS)),
  };
}

export type Carts = ReturnType<typeof makeCarts>;
export type { CartRow } from './store.ts';
