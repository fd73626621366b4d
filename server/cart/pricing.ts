import { NO_CENTS, sumCents, toCents } from '#core/money/currency.ts';
import { createHash } from 'node:crypto';
import { addOnCents, chosenAddOns, type AddOn } from '#core/commerce/catalogue/add-ons.ts';
import { EMPTY_ADDRESS, type Address, type Destination } from '#core/commerce/cart/address.ts';
import {
  EMPTY_CART,
  kindsOf,
  moneyOf,
  type Cart,
  type CartEntry,
  type EntryProblem,
} from '#core/commerce/cart/cart.ts';
import type { Discount } from '#core/commerce/pricing/discounts.ts';
import { price, subtotalOf, type PricedItem } from '#core/commerce/pricing/pricing.ts';
import { planOf } from '#core/commerce/catalogue/subscription-plan.ts';
import { productPath } from '#core/commerce/catalogue/shop-paths.ts';
import { effectivePrice, isInStock, isVisible } from '#core/commerce/catalogue/product.ts';
import {
  areAnswered,
  hasQuestions,
  questionsOf,
  shownAnswers,
} from '#core/commerce/catalogue/product-form.ts';
import { shippingOptions } from '#core/commerce/pricing/shipping.ts';
import { taxesAt, WHOLE_RATE } from '#core/commerce/pricing/tax.ts';
import type { FormDocument } from '#core/forms/document.ts';
import type { SaidNames } from '#core/commerce/cart/said-names.ts';
import { addressIn, type SiteLanguages } from '#core/languages/site-languages.ts';
import type { Settings } from '#core/settings/groups.ts';
import type { Tx } from '../database/database.ts';
import type { Discounts, Offers } from '../discounts/service.ts';
import type { GiftCards } from '../gift-cards/service.ts';
import { speechIn, type Speech } from '../languages/in-language.ts';
import { saidDiscounts, saidProducts } from '../products/languages/product-speech.ts';
import type { Stock } from '../products/stock.ts';
import type { CartRow, StoredEntry } from './store.ts';
import { wordsOfSite } from '#core/settings/site-words.ts';

type Purchasable = Awaited<ReturnType<Stock['purchasable']>>[number];
type SaidProduct = CartFacts['said'] extends ReadonlyMap<string, infer Product> ? Product : never;
type Forms = Readonly<Record<string, FormDocument>>;

export interface PricedCart {
  cart: Cart;
  discounts: Discount[];
}

/** What the database says about everything a cart holds or is about to hold. */
export interface CartFacts {
  known: ReadonlyMap<string, Purchasable>;
  offers: Offers;
  /** Those of its gift cards that can pay. */
  giftCards: Awaited<ReturnType<GiftCards['usable']>>;
  /** Products in the language of the buyer, where that is another than the site's own. */
  said: Awaited<ReturnType<typeof saidProducts>>;
  /** The same of the names of discounts. */
  saidDiscounts: SaidNames;
}

/** What a shop is set to, at the version visitors see. */
export interface ShopRules {
  settings: Settings;
  forms: Forms;
  languages: SiteLanguages;
  /** What buyers read in place of the names of rates and taxes, where that is another than the site's own. */
  said?: SaidNames;
}

const QUOTE_LENGTH = 22;
const PERCENT = WHOLE_RATE / 100;

/** Prices a cart from the database, at every read: what it holds is which things and how many, never what they cost. */
export function makeCartPricing(deps: {
  stock: Stock;
  discounts: Discounts;
  giftCards: Pick<GiftCards, 'usable'>;
  now: () => Date;
}) {
  const { stock, discounts, giftCards, now } = deps;

  async function look(
    tx: Tx,
    cart: {
      variantIds: readonly string[];
      codes: readonly string[];
      email: string;
      giftCards?: readonly string[];
      currency?: string;
      speech?: Speech | undefined;
    },
  ): Promise<CartFacts> {
    const [things, offers, cards] = await Promise.all([
      stock.purchasable(tx, cart.variantIds),
      discounts.look(tx, cart.codes, cart.email),
      giftCards.usable(tx, cart.giftCards ?? [], cart.currency ?? ''),
    ]);
    const { speech } = cart;
    const bought = things.map(({ productId }) => productId);
    return {
      known: new Map(things.map((each) => [each.variantId, each])),
      offers,
      giftCards: cards,
      said: speech ? await saidProducts(tx, { speech }, bought) : new Map(),
      saidDiscounts: speech ? await saidDiscounts(tx, { speech }, offers.found) : {},
    };
  }

  /** Without the quote, which is for who has to agree to it. */
  function reckoned(siteId: string, row: CartRow, facts: CartFacts, rules: ShopRules): PricedCart {
    const { settings, languages } = rules;
    const { known } = facts;
    const { storeCurrency: currency, minimumSubtotalCents } = settings.store;
    const at = now();
    const wanted = quantities(row.entries);
    const entries = row.entries.map((entry) =>
      toEntry(entry, known.get(entry.variantId), {
        at,
        wanted: wanted.get(entry.variantId) ?? 0,
        forms: rules.forms,
        said: facts.said,
        addressOf: (path) => addressIn(languages, row.language || languages.source, path),
      }),
    );
    const bought = entries.filter(({ isAvailable }) => isAvailable);
    const items = bought.map((entry): PricedItem => ({
      id: entry.id,
      productId: entry.itemId,
      unitCents: entry.unitPriceCents,
      quantity: entry.quantity,
      isTaxable: known.get(entry.variantId)?.isTaxable ?? true,
      isGiftCard: entry.productType === 'GIFT_CARD',
    }));
    const subtotalCents = subtotalOf(items);
    const answer = discounts.answer(facts.offers, row.coupons, {
      subtotalCents,
      productIds: items.map(({ productId }) => productId),
      say: wordsOfSite(rules.settings).of('cart'),
    });
    // Nothing is taken off gift cards, so a cart of nothing else uses no discount up.
    const isForGiftCards = items.every(({ isGiftCard }) => isGiftCard);
    const applied = isForGiftCards ? [] : answer.applied;
    const kinds = kindsOf(bought.map(({ productType }) => productType));
    const place = destinationOf(row);
    const weight = bought.reduce(
      (sum, { variantId, quantity }) => sum + (known.get(variantId)?.weight ?? 0) * quantity,
      0,
    );
    const options = kinds.requiresShipping
      ? shippingOptions(settings.shipping.zones, place, { subtotalCents, weight })
      : [];
    const chosen = options.find(({ id }) => id === row.shippingOption) ?? options[0] ?? null;
    const taxes = taxesAt(settings.taxes.rules, place);
    const sums = price({
      items,
      discounts: applied,
      shipping: chosen,
      taxes,
      pricesIncludeTax: settings.taxes.pricesIncludeTax,
      giftCards: facts.giftCards,
    });
    const paying = new Map(sums.giftCards.map(({ id, cents }) => [id, cents]));
    const parts = new Map(sums.lines.map((line) => [line.id, line]));
    const cart: Cart = {
      ...EMPTY_CART,
      id: row.id,
      websiteId: siteId,
      orderId: row.isPurchased ? (row.orderId ?? '') : '',
      created: row.createdAt.getTime(),
      isPurchased: row.isPurchased,
      entries: entries.map((entry) => ({
        ...entry,
        discountCents: parts.get(entry.id)?.discountCents ?? NO_CENTS,
        taxCents: parts.get(entry.id)?.taxCents ?? NO_CENTS,
      })),
      shippingOptions: options,
      coupons: row.coupons,
      validCoupons: answer.valid,
      invalidCoupons: answer.invalid,
      applicableTaxRules: taxes.map(({ name, rate }) => ({ name, percent: rate / PERCENT })),
      selectedShippingOption: chosen,
      shippingLocation: place,
      subtotalCents: sums.subtotalCents,
      taxCents: sums.taxCents,
      shippingCostCents: sums.shippingCostCents,
      discountCents: sums.discountCents,
      grandTotalCents: sums.grandTotalCents,
      giftCards: facts.giftCards.map((card) => ({ ...card, cents: paying.get(card.id) ?? NO_CENTS })),
      dueCents: sums.dueCents,
      totalQuantity: entries.reduce((sum, { quantity }) => sum + quantity, 0),
      subtotalAmount: moneyOf(sums.subtotalCents, currency),
      ...kinds,
      adjustments: sums.adjustments,
      minimumSubtotalCents,
      ...(rules.said && { said: { ...rules.said, ...facts.saidDiscounts } }),
    };
    return { cart, discounts: applied };
  }

  return {
    look,
    reckoned,
    priced: (...about: Parameters<typeof reckoned>) => quoted(reckoned(...about)),

    /** Everything from what is stored. */
    of: async (tx: Tx, siteId: string, row: CartRow, rules: ShopRules): Promise<PricedCart> =>
      quoted(
        reckoned(
          siteId,
          row,
          await look(tx, {
            variantIds: variantIdsOf(row),
            codes: row.coupons,
            email: emailOf(row),
            giftCards: row.giftCards,
            currency: rules.settings.store.storeCurrency,
            speech: speechIn(rules.languages, row.language),
          }),
          rules,
        ),
      ),
  };
}

export type CartPricing = ReturnType<typeof makeCartPricing>;

const quoted = ({ cart, discounts }: PricedCart): PricedCart => ({
  cart: { ...cart, quote: quoteOf(cart) },
  discounts,
});

export const emailOf = (row: Pick<CartRow, 'contact'>) => (row.contact.email ?? '').trim().toLowerCase();
export const shippingOf = (row: CartRow): Address => ({ ...EMPTY_ADDRESS, ...row.contact.shipping });

function destinationOf(row: CartRow): Destination | null {
  const { country, region, postcode } = shippingOf(row);
  return country === '' ? null : { country, region, postcode };
}

export const variantIdsOf = ({ entries }: Pick<CartRow, 'entries'>) =>
  entries.map(({ variantId }) => variantId);

/** How many of a variant a cart holds in all: with other answers or extras it stands on several lines. */
export function quantities(entries: readonly StoredEntry[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { variantId, quantity } of entries) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity);
  return sums;
}

function toEntry(
  { id, variantId, quantity, addOns: chosen = [], answers = [], gift }: StoredEntry,
  found: Purchasable | undefined,
  about: {
    at: Date;
    wanted: number;
    forms: Forms;
    said: CartFacts['said'];
    addressOf: (path: string) => string;
  },
): CartEntry {
  if (!found || !isVisible(found, about.at))
    return {
      id,
      itemId: found?.productId ?? '',
      variantId,
      productType: found?.type ?? 'PHYSICAL',
      title: found?.title ?? '',
      url: '',
      image: '',
      optionValues: [],
      addOns: [],
      formId: '',
      plan: null,
      answers: [],
      sku: '',
      quantity,
      available: 0,
      unitPriceCents: NO_CENTS,
      regularPriceCents: NO_CENTS,
      totalCents: NO_CENTS,
      discountCents: NO_CENTS,
      taxCents: NO_CENTS,
      isAvailable: false,
      problem: 'gone',
    };
  const addOns = chosenAddOns(found.addOns, chosen);
  const extra = addOnCents(addOns);
  // A gift card is worth what it costs, so it is never on sale.
  const base = found.type === 'GIFT_CARD' ? found.price : effectivePrice(found);
  const unitPriceCents = sumCents([base, extra]);
  const questions = questionsOf(found.formId, about.forms[found.formId]);
  const problem = problemOf(found, about.wanted, areAnswered(questions, answers));
  return {
    id,
    itemId: found.productId,
    variantId,
    productType: found.type,
    title: found.title,
    url: about.addressOf(productPath(found.slug)),
    image: found.image,
    optionValues: optionValuesOf(found.optionValues, found.options),
    addOns,
    formId: hasQuestions(questions) ? found.formId : '',
    plan: planOf(found),
    answers: shownAnswers(answers),
    sku: found.sku,
    quantity,
    available: found.unlimited ? null : found.qtyInStock,
    unitPriceCents,
    regularPriceCents: sumCents([found.price, extra]),
    totalCents: toCents(unitPriceCents * quantity),
    discountCents: NO_CENTS,
    taxCents: NO_CENTS,
    isAvailable: problem === null,
    problem,
    ...(gift && { gift }),
    ...saidIn(about.said.get(found.productId), found, addOns),
  };
}

function saidIn(
  product: SaidProduct | undefined,
  { variantId, image }: Pick<Purchasable, 'variantId' | 'image'>,
  chosen: readonly AddOn[],
): Pick<CartEntry, 'said'> {
  const variant = product?.variants.find(({ id }) => id === variantId);
  if (!product || !variant) return {};
  const names = new Map(product.addOns.map(({ id, name }) => [id, name]));
  const shown = (variant.image ?? product.images[0])?.src ?? '';
  return {
    said: {
      title: product.title,
      ...(shown !== image && { image: shown }),
      optionValues: optionValuesOf(variant.optionValues, product.options),
      addOns: chosen.map((addOn) => ({ ...addOn, name: names.get(addOn.id) ?? addOn.name })),
    },
  };
}

const optionValuesOf = (values: readonly string[], options: readonly string[]) =>
  values.map((value, index) => ({ optionName: options[index] ?? '', value }));

function problemOf(found: Purchasable, wanted: number, isAnswered: boolean): EntryProblem | null {
  if (!isInStock(found)) return 'soldOut';
  if (!isInStock(found, wanted)) return 'tooFew';
  return isAnswered ? null : 'unanswered';
}

/** The same for as long as the buyer would get the same things for the same money. */
export function quoteOf(cart: Cart): string {
  const told = [
    cart.entries.map(({ variantId, quantity, unitPriceCents, isAvailable, addOns, answers, gift }) => [
      variantId,
      quantity,
      unitPriceCents,
      isAvailable,
      addOns,
      answers,
      // Value by value: the database keeps objects in another order.
      gift && [gift.recipientName, gift.recipientEmail, gift.message, gift.sendOn],
    ]),
    cart.selectedShippingOption,
    cart.adjustments,
    cart.grandTotalCents,
    cart.giftCards.map(({ id, cents }) => [id, cents]),
    cart.subtotalAmount.currencyCode,
  ];
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, QUOTE_LENGTH);
}
