import { chosenAddOns } from '#core/commerce/catalogue/add-ons.ts';
import { MAX_CART_ENTRIES } from '#core/commerce/cart/cart.ts';
import { isInStock, isVisible, MAX_QUANTITY } from '#core/commerce/catalogue/product.ts';
import { questionsOf, readAnswers, valuesOf } from '#core/commerce/catalogue/product-form.ts';
import type { Answer } from '#core/forms/summary.ts';
import { wordsOfSite } from '#core/settings/site-words.ts';
import { isSame } from '#core/same.ts';
import type { EntryForm } from '#contract/shop/cart.ts';
import { fail, type Failure } from '#contract/errors.ts';
import { newId } from '../ids.ts';
import { speechIn } from '../languages/in-language.ts';
import { openCart, type CartDeps, type CartPlace, type ChangeCart } from './changing.ts';
import { quantities, type CartFacts, type ShopRules } from './pricing.ts';
import type { CartRow, StoredEntry } from './store.ts';

/** What somebody wants to put into a cart. */
export interface Wanted {
  variantId: string;
  quantity: number;
  addOns?: readonly string[] | undefined;
  form?: Readonly<Record<string, unknown>> | undefined;
}

/** The lines of a cart: which things, how many, and what was answered about them. */
export function makeCartEntries(deps: CartDeps & { change: ChangeCart }) {
  const { db, snapshots, pricing, change, now } = deps;

  /** The same variant with the same extras and answers again is more of the same entry. */
  function withMore(
    row: CartRow,
    { known }: CartFacts,
    rules: ShopRules,
    wanted: Wanted,
  ): Partial<CartRow> | Failure {
    const found = known.get(wanted.variantId);
    // Gift cards are bought by themselves, at a checkout of their own.
    const isGift = found?.type === 'GIFT_CARD' || row.entries.some(({ gift }) => gift);
    if (!found || !isVisible(found, now()) || isGift || found.isSubscription) return fail('notForSale');
    if (!isInStock(found)) return fail('soldOut');
    const addOns = chosenAddOns(found.addOns, wanted.addOns ?? []).map(({ id }) => id);
    const words = wordsOfSite(rules.settings);
    const questions = questionsOf(found.formId, rules.forms[found.formId]);
    const read = readAnswers(questions, wanted.form ?? {}, words.of('fields'));
    if ('errors' in read)
      return fail('invalid', { errors: read.errors }, words.of('cart')('informationMissing'));
    const before = row.entries.find((entry) => isSameThing(entry, wanted.variantId, addOns, read.answers));
    const others = (quantities(row.entries).get(wanted.variantId) ?? 0) - (before?.quantity ?? 0);
    const quantity = Math.min((before?.quantity ?? 0) + wanted.quantity, MAX_QUANTITY);
    if (!isInStock(found, others + quantity)) return fail('notEnough', { available: found.qtyInStock });
    if (!before && row.entries.length >= MAX_CART_ENTRIES) return fail('cartFull');
    const entry: StoredEntry = {
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
    add: (place: CartPlace, wanted: Wanted) =>
      change(place, { variantId: wanted.variantId, makesOne: true }, (row, facts, rules) =>
        withMore(row, facts, rules, wanted),
      ),

    setQuantity: (place: CartPlace, entryId: string, quantity: number) =>
      change(place, {}, (row, { known }) => {
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
    async readForm({ site, token }: CartPlace, entryId: string): Promise<EntryForm | Failure> {
      const row = await db.readSite(site.id, (tx) => openCart(tx, token, false));
      const entry = row?.entries.find(({ id }) => id === entryId);
      if (!row || !entry) return fail('notFound');
      const { languages } = await snapshots.of(site);
      const rules = await snapshots.of(site, speechIn(languages, row.language)?.language);
      return db.readSite(site.id, async (tx) => {
        const facts = await pricing.look(tx, { variantIds: [entry.variantId], codes: [], email: '' });
        const formId = facts.known.get(entry.variantId)?.formId ?? '';
        const fields = questionsOf(formId, rules.forms[formId]);
        return fields.length === 0
          ? fail('notFound')
          : { formId, fields: [...fields], values: valuesOf(entry.answers ?? []) };
      });
    },

    answer: (place: CartPlace, entryId: string, sent: Readonly<Record<string, unknown>>) =>
      change(place, {}, (row, { known }, rules) => {
        const before = row.entries.find(({ id }) => id === entryId);
        if (!before) return fail('notFound');
        const words = wordsOfSite(rules.settings);
        const formId = known.get(before.variantId)?.formId ?? '';
        const read = readAnswers(questionsOf(formId, rules.forms[formId]), sent, words.of('fields'));
        if ('errors' in read)
          return fail('invalid', { errors: read.errors }, words.of('cart')('informationMissing'));
        const entry = { ...before, answers: read.answers };
        return { entries: row.entries.map((each) => (each.id === entryId ? entry : each)) };
      }),
  };
}

function isSameThing(
  entry: StoredEntry,
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
