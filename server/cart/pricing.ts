import { createHash } from 'node:crypto';
import { EMPTY_ADDRESS, type Address, type Destination } from '#core/commerce/address.ts';
import {
  EMPTY_CART,
  kindsOf,
  moneyOf,
  type Cart,
  type CartEntry,
  type EntryProblem,
} from '#core/commerce/cart.ts';
import type { Discount } from '#core/commerce/discounts.ts';
import { price, type PricedItem } from '#core/commerce/pricing.ts';
import { effectivePrice, isInStock, isVisible } from '#core/commerce/product.ts';
import { shippingOptions } from '#core/commerce/shipping.ts';
import { taxesAt, WHOLE_RATE } from '#core/commerce/tax.ts';
import type { Settings } from '#core/settings/groups.ts';
import type { Tx } from '../database/database.ts';
import type { Discounts } from '../discounts/service.ts';
import { urlOf } from '../products/catalogue.ts';
import type { Stock } from '../products/stock.ts';
import type { CartRow, StoredEntry } from './store.ts';

type Purchasable = Awaited<ReturnType<Stock['purchasable']>>[number];

export interface PricedCart {
  cart: Cart;
  discounts: Discount[];
}

const QUOTE_LENGTH = 22;
const PERCENT = WHOLE_RATE / 100;

/** Prices a cart from the database, at every read: what it holds is which things and how many, never what they cost. */
export function makeCartPricing(deps: { stock: Stock; discounts: Discounts; now: () => Date }) {
  const { stock, discounts, now } = deps;

  return async (tx: Tx, siteId: string, row: CartRow, settings: Settings): Promise<PricedCart> => {
    const { storeCurrency: currency, minimumSubtotalCents } = settings.store;
    const known = new Map(
      (
        await stock.purchasable(
          tx,
          row.entries.map(({ variantId }) => variantId),
        )
      ).map((each) => [each.variantId, each]),
    );
    const at = now();
    const entries = row.entries.map((entry) => toEntry(entry, known.get(entry.variantId), at));
    const bought = entries.filter(({ isAvailable }) => isAvailable);
    const items = bought.map((entry): PricedItem => ({
      id: entry.id,
      productId: entry.itemId,
      unitCents: entry.unitPriceCents,
      quantity: entry.quantity,
      isTaxable: known.get(entry.variantId)?.isTaxable ?? true,
    }));
    const subtotalCents = items.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
    const answer = await discounts.answer(tx, row.coupons, {
      subtotalCents,
      productIds: items.map(({ productId }) => productId),
      email: emailOf(row),
    });
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
    const priced = price({
      items,
      discounts: answer.applied,
      shipping: chosen,
      taxes,
      pricesIncludeTax: settings.taxes.pricesIncludeTax,
    });
    const cart: Cart = {
      ...EMPTY_CART,
      id: row.id,
      websiteId: siteId,
      orderId: row.isPurchased ? (row.orderId ?? '') : '',
      created: row.createdAt.getTime(),
      isPurchased: row.isPurchased,
      entries,
      shippingOptions: options,
      coupons: row.coupons,
      validCoupons: answer.valid,
      invalidCoupons: answer.invalid,
      applicableTaxRules: taxes.map(({ name, rate }) => ({ name, percent: rate / PERCENT })),
      selectedShippingOption: chosen,
      shippingLocation: place,
      subtotalCents: priced.subtotalCents,
      taxCents: priced.taxCents,
      shippingCostCents: priced.shippingCostCents,
      discountCents: priced.discountCents,
      grandTotalCents: priced.grandTotalCents,
      totalQuantity: entries.reduce((sum, { quantity }) => sum + quantity, 0),
      subtotalAmount: moneyOf(priced.subtotalCents, currency),
      ...kinds,
      adjustments: priced.adjustments,
      minimumSubtotalCents,
    };
    return { cart: { ...cart, quote: quoteOf(cart) }, discounts: answer.applied };
  };
}

export type CartPricing = ReturnType<typeof makeCartPricing>;

export const emailOf = (row: CartRow) => (row.contact.email ?? '').trim().toLowerCase();
export const shippingOf = (row: CartRow): Address => ({ ...EMPTY_ADDRESS, ...row.contact.shipping });

function destinationOf(row: CartRow): Destination | null {
  const { country, region, postcode } = shippingOf(row);
  return country === '' ? null : { country, region, postcode };
}

function toEntry(
  { id, variantId, quantity }: StoredEntry,
  found: Purchasable | undefined,
  now: Date,
): CartEntry {
  if (!found || !isVisible(found, now))
    return {
      id,
      itemId: found?.productId ?? '',
      variantId,
      productType: found?.type ?? 'PHYSICAL',
      title: found?.title ?? '',
      url: '',
      image: '',
      optionValues: [],
      sku: '',
      quantity,
      available: 0,
      unitPriceCents: 0,
      regularPriceCents: 0,
      totalCents: 0,
      isAvailable: false,
      problem: 'gone',
    };
  const unitPriceCents = effectivePrice(found);
  const problem: EntryProblem | null = isInStock(found, quantity)
    ? null
    : isInStock(found)
      ? 'tooFew'
      : 'soldOut';
  return {
    id,
    itemId: found.productId,
    variantId,
    productType: found.type,
    title: found.title,
    url: urlOf(found.slug),
    image: found.image,
    optionValues: found.optionValues.map((value, index) => ({
      optionName: found.options[index] ?? '',
      value,
    })),
    sku: found.sku,
    quantity,
    available: found.unlimited ? null : found.qtyInStock,
    unitPriceCents,
    regularPriceCents: found.price,
    totalCents: unitPriceCents * quantity,
    isAvailable: problem === null,
    problem,
  };
}

/** The same for as long as the buyer would get the same things for the same money. */
function quoteOf(cart: Cart): string {
  const told = [
    cart.entries.map(({ variantId, quantity, unitPriceCents, isAvailable }) => [
      variantId,
      quantity,
      unitPriceCents,
      isAvailable,
    ]),
    cart.selectedShippingOption,
    cart.adjustments,
    cart.grandTotalCents,
    cart.subtotalAmount.currencyCode,
  ];
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, QUOTE_LENGTH);
}
