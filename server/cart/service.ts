import { createHash } from 'node:crypto';
import { chosenAddOns } from '#core/commerce/add-ons.ts';
import { destinationProblems, EMPTY_ADDRESS, type Destination } from '#core/commerce/address.ts';
import { EMPTY_CART, MAX_CART_ENTRIES, MAX_COUPONS, moneyOf, type Cart } from '#core/commerce/cart.ts';
import { normalCode } from '#core/commerce/discounts.ts';
import { isInStock, isVisible, MAX_QUANTITY } from '#core/commerce/product.ts';
import { questionsOf, readAnswers, valuesOf } from '#core/commerce/product-form.ts';
import type { Answer } from '#core/forms/summary.ts';
import { INFORMATION_MISSING } from '#core/messages/cart.ts';
import { isSame } from '#core/same.ts';
import type { CheckoutContact, EntryForm } from '#contract/cart.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { OwnerWish } from '#contract/orders.ts';
import { newSecret } from '../secrets/secrets.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import { newId } from '../ids.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import {
  emailOf,
  quantities,
  variantIdsOf,
  type CartFacts,
  type CartPricing,
  type ShopRules,
} from './pricing.ts';
import * as store from './store.ts';

/** What came of a change, and the token of the cart, which is new when there was none. */
export interface CartAnswer {
  cart: Cart;
  token: string;
}

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** What somebody wants to put into a cart. */
export interface Wanted {
  variantId: string;
  quantity: number;
  addOns?: readonly string[] | undefined;
  form?: Readonly<Record<string, unknown>> | undefined;
}

/** What a change brings that the cart does not hold yet, so that all of it is looked up together. */
interface Ahead {
  variantId?: string;
  code?: string;
  email?: string;
}

export function makeCarts(deps: {
  db: Database;
  snapshots: Snapshots;
  pricing: CartPricing;
  now: () => Date;
}) {
  const { db, snapshots, pricing, now } = deps;
  const rulesOf = (site: Site): Promise<ShopRules> => snapshots.of(site);

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
    ahead: Ahead,
    work: (row: store.CartRow, facts: CartFacts, rules: ShopRules) => Partial<store.CartRow> | Failure,
    makesOne = false,
  ): Promise<CartAnswer | Failure> {
    const rules = await rulesOf(site);
    // What a power cut could take of a cart is the last half second, and it saves every click a disk write.
    return db.siteRelaxed(site.id, async (tx, end) => {
      const known = await open(tx, token, true);
      if (!known && !makesOne) return fail('noCart');
      const row = known ?? { ...NEW_CART, id: newId(), createdAt: now() };
      const facts = await pricing.look(tx, {
        variantIds: [...variantIdsOf(row), ...(ahead.variantId === undefined ? [] : [ahead.variantId])],
        codes: [...row.coupons, ...(ahead.code === undefined ? [] : [ahead.code])],
        email: ahead.email ?? emailOf(row),
      });
      const changed = work(row, facts, rules);
      if (changed instanceof Failure) return changed;
      const next = { ...row, ...changed };
      const fresh = newSecret();
      end(() =>
        known ? store.updateCart(tx, next, now()) : store.insertCart(tx, site.id, hashToken(fresh), next),
      );
      const { cart } = pricing.priced(site.id, next, facts, rules);
      return { cart, token: known && token !== undefined ? token : fresh };
    });
  }

  /** The same variant with the same extras and answers again is more of the same entry. */
  function withMore(
    row: store.CartRow,
    { known }: CartFacts,
    rules: ShopRules,
    wanted: Wanted,
  ): Partial<store.CartRow> | Failure {
    const found = known.get(wanted.variantId);
    if (!found || !isVisible(found, now()) || found.type === 'GIFT_CARD') return fail('notForSale');
    if (!isInStock(found)) return fail('soldOut');
    const addOns = chosenAddOns(found.addOns, wanted.addOns ?? []).map(({ id }) => id);
    const questions = questionsOf(found.formId, rules.forms[found.formId]);
    const read = readAnswers(questions, wanted.form ?? {});
    if ('errors' in read) return fail('invalid', { errors: read.errors }, INFORMATION_MISSING);
    const before = row.entries.find((entry) => isSameThing(entry, wanted.variantId, addOns, read.answers));
    const others = (quantities(row.entries).get(wanted.variantId) ?? 0) - (before?.quantity ?? 0);
    const quantity = Math.min((before?.quantity ?? 0) + wanted.quantity, MAX_QUANTITY);
    if (!isInStock(found, others + quantity)) return fail('notEnough', { available: found.qtyInStock });
    if (!before && row.entries.length >= MAX_CART_ENTRIES) return fail('cartFull');
    const entry: store.StoredEntry = {
      id: before?.id ?? newId(),
      variantId: wanted.variantId,
      quantity,
      ...(addOns.length > 0 && { addOns }),
      ...(read.answers.length > 0 && { answers: read.answers }),
    };
    return {
      entries: before
        ? row.entries.map((each) => (each.id === before.id ? entry : each))
        : [...row.entries, entry],
    };
  }

  return {
    rulesOf,
    settingsOf: async (site: Site) => (await rulesOf(site)).settings,
    open,

    async read(site: Site, token: string | undefined): Promise<Cart> {
      const rules = await rulesOf(site);
      const { store: shop } = rules.settings;
      const empty = {
        ...EMPTY_CART,
        websiteId: site.id,
        subtotalAmount: moneyOf(0, shop.storeCurrency),
        minimumSubtotalCents: shop.minimumSubtotalCents,
      };
      return db.readSite(site.id, async (tx) => {
        const row = await open(tx, token, false);
        return row ? (await pricing.of(tx, site.id, row, rules)).cart : empty;
      });
    },

    add: (site: Site, token: string | undefined, wanted: Wanted) =>
      change(
        site,
        token,
        { variantId: wanted.variantId },
        (row, facts, rules) => withMore(row, facts, rules, wanted),
        true,
      ),

    setQuantity: (site: Site, token: string | undefined, entryId: string, quantity: number) =>
      change(site, token, {}, (row, { known }) => {
        const before = row.entries.find(({ id }) => id === entryId);
        if (!before) return fail('notFound');
        if (quantity === 0) return { entries: row.entries.filter(({ id }) => id !== entryId) };
        const found = known.get(before.variantId);
        const whole = (quantities(row.entries).get(before.variantId) ?? 0) - before.quantity + quantity;
        // Fewer than before is always fine, also of what has run out.
        if (quantity > before.quantity && found && !isInStock(found, whole))
          return fail(isInStock(found) ? 'notEnough' : 'soldOut', { available: found.qtyInStock });
        return { entries: row.entries.map((each) => (each.id === entryId ? { ...each, quantity } : each)) };
      }),

    /** The questions about a line, with what was answered. */
    async readForm(site: Site, token: string | undefined, entryId: string): Promise<EntryForm | Failure> {
      const rules = await rulesOf(site);
      return db.readSite(site.id, async (tx) => {
        const row = await open(tx, token, false);
        const entry = row?.entries.find(({ id }) => id === entryId);
        if (!row || !entry) return fail('notFound');
        const facts = await pricing.look(tx, { variantIds: [entry.variantId], codes: [], email: '' });
        const formId = facts.known.get(entry.variantId)?.formId ?? '';
        const fields = questionsOf(formId, rules.forms[formId]);
        return fields.length === 0
          ? fail('notFound')
          : { formId, fields: [...fields], values: valuesOf(entry.answers ?? []) };
      });
    },

    answer: (
      site: Site,
      token: string | undefined,
      entryId: string,
      sent: Readonly<Record<string, unknown>>,
    ) =>
      change(site, token, {}, (row, { known }, rules) => {
        const before = row.entries.find(({ id }) => id === entryId);
        if (!before) return fail('notFound');
        const formId = known.get(before.variantId)?.formId ?? '';
        const read = readAnswers(questionsOf(formId, rules.forms[formId]), sent);
        if ('errors' in read) return fail('invalid', { errors: read.errors }, INFORMATION_MISSING);
        const entry = { ...before, answers: read.answers };
        return { entries: row.entries.map((each) => (each.id === entryId ? entry : each)) };
      }),

    addCoupon: (site: Site, token: string | undefined, code: string) =>
      change(site, token, { code: normalCode(code) }, (row) => {
        const coupons = [...new Set([...row.coupons, normalCode(code)])];
        return { coupons: coupons.slice(-MAX_COUPONS) };
      }),

    removeCoupon: (site: Site, token: string | undefined, code: string) =>
      change(site, token, {}, (row) => ({
        coupons: row.coupons.filter((each) => each !== normalCode(code)),
      })),

    estimate: (site: Site, token: string | undefined, place: Destination) =>
      change(site, token, {}, (row) => {
        const errors = destinationProblems(place);
        const [first] = Object.values(errors);
        if (first !== undefined) return fail('invalid', { errors }, first);
        return {
          contact: { ...row.contact, shipping: { ...EMPTY_ADDRESS, ...row.contact.shipping, ...place } },
        };
      }),

    choose: (site: Site, token: string | undefined, option: string) =>
      change(site, token, {}, () => ({ shippingOption: option })),

    saveContact: (site: Site, token: string | undefined, contact: CheckoutContact) =>
      change(site, token, { email: emailOf({ contact }) }, () => ({ contact })),

    /** The token of a new cart with the same in it; none where there is nothing to copy. */
    copy: (site: Site, token: string | undefined): Promise<string | undefined> =>
      db.site(site.id, async (tx) => {
        const row = await open(tx, token, false);
        if (!row || row.entries.length === 0) return undefined;
        const fresh = newSecret();
        // What the checkout was told is the customer's own and stays with them; so do their answers.
        const entries = row.entries.map(({ answers: _answers, ...entry }) => entry);
        const { coupons } = row;
        const copy = { ...NEW_CART, id: newId(), createdAt: now(), entries, coupons };
        await store.insertCart(tx, site.id, hashToken(fresh), copy);
        return fresh;
      }),

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
      return { ...NEW_CART, id: newId(), createdAt: now(), entries, contact, coupons, shippingOption };
    },

    keep: (tx: Tx, siteId: string, row: store.CartRow, madeBy: string): Promise<void> =>
      store.insertCart(tx, siteId, hashToken(newSecret()), { ...row, madeBy }),

    releaseOrder: store.releaseOrder,
    markPurchased: store.markPurchased,
    bind: (tx: Tx, cartId: string, orderId: string) => store.bindOrder(tx, cartId, orderId, now()),
    findLocked: (tx: Tx, token: string) => store.findCart(tx, hashToken(token), true),
    find: (tx: Tx, token: string) => store.findCart(tx, hashToken(token), false),
  };
}

export type Carts = ReturnType<typeof makeCarts>;
export type { CartRow } from './store.ts';

const NEW_CART: Omit<store.CartRow, 'id' | 'createdAt'> = {
  entries: [],
  coupons: [],
  contact: {},
  shippingOption: '',
  orderId: null,
  isPurchased: false,
};

function isSameThing(
  entry: store.StoredEntry,
  variantId: string,
  addOns: readonly string[],
  answers: readonly Answer[],
): boolean {
  return (
    entry.variantId === variantId &&
    isSame(entry.addOns ?? [], addOns) &&
    isSame(valuesOf(entry.answers ?? []), valuesOf(answers))
  );
}
