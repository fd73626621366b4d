import { sayNamed, sayReason, type SaidNames } from './said-names.ts';
import {
  DEFAULT_CURRENCY,
  fractionDigitsOf,
  type CurrencyCode,
  type Cents,
  NO_CENTS,
} from '../../money/currency.ts';
import type { ProductTypeName } from '../../enumerations/commerce.ts';
import type { SummaryField } from '../../forms/summary.ts';
import type { AddOn } from '../catalogue/add-ons.ts';
import type { SubscriptionPlan } from '../catalogue/subscription-plan.ts';
import type { Gift } from '../gift-cards/gift-card.ts';
import type { Destination } from './address.ts';
import type { Adjustment } from '../pricing/pricing.ts';
import type { ShippingOption } from '../pricing/shipping.ts';

export const MAX_CART_ENTRIES = 100;
/** Codes in one cart. */
export const MAX_COUPONS = 10;

export interface CartMoney {
  currencyCode: CurrencyCode;
  /** In whole units of the currency, as text: no float ever holds money. */
  value: string;
}

/** Why an entry cannot be bought as it is. */
export type EntryProblem = 'gone' | 'soldOut' | 'tooFew' | 'unanswered';

/** What a line is called in the language of whoever buys it, and shown with. */
export interface SaidLine {
  title: string;
  /** Left out where it is the one of all languages. */
  image?: string;
  optionValues: { optionName: string; value: string }[];
  addOns: AddOn[];
}

export interface CartEntry {
  id: string;
  itemId: string;
  variantId: string;
  productType: ProductTypeName;
  title: string;
  url: string;
  image: string;
  optionValues: { optionName: string; value: string }[];
  addOns: AddOn[];
  /** Of the product's own questions; empty where it asks none. */
  formId: string;
  /** Of what is sold as a subscription: such a cart has a checkout of its own. */
  plan: SubscriptionPlan | null;
  answers: SummaryField[];
  sku: string;
  quantity: number;
  /** As many as there are, or null where there is no end of them. */
  available: number | null;
  unitPriceCents: Cents;
  /** Before a sale; the same otherwise. */
  regularPriceCents: Cents;
  totalCents: Cents;
  /** What of the cart's discounts and taxes is this entry's. Tax is in its price or comes on top, as the shop is set. */
  discountCents: Cents;
  taxCents: Cents;
  isAvailable: boolean;
  problem: EntryProblem | null;
  /** Of a gift card: whom it is for. */
  gift?: Gift;
  /** Left out where it is bought in the shop's own language, and of what browsers get. */
  said?: SaidLine;
}

export interface CartCoupon {
  code: string;
  name: string;
}

/** A gift card that pays for some of a cart. */
export interface CartGiftCard {
  id: string;
  /** The end of its code. */
  last: string;
  balanceCents: Cents;
  /** What it pays. */
  cents: Cents;
}

/** The cart as a browser knows it. */
export interface Cart {
  id: string;
  websiteId: string;
  orderId: string;
  /** Milliseconds; {@link createdOf} makes a date of it. */
  created: number;
  isPurchased: boolean;
  entries: CartEntry[];
  shippingOptions: ShippingOption[];
  coupons: string[];
  validCoupons: CartCoupon[];
  invalidCoupons: { code: string; reason: string }[];
  applicableTaxRules: { name: string; percent: number }[];
  selectedShippingOption: ShippingOption | null;
  shippingLocation: Destination | null;
  subtotalCents: Cents;
  taxCents: Cents;
  shippingCostCents: Cents;
  discountCents: Cents;
  grandTotalCents: Cents;
  giftCards: CartGiftCard[];
  /** The total without what gift cards pay. */
  dueCents: Cents;
  totalQuantity: number;
  subtotalAmount: CartMoney;
  hasDigital: boolean;
  purelyDigital: boolean;
  requiresShipping: boolean;
  /** From the subtotal to the total, each step with its reason. */
  adjustments: Adjustment[];
  minimumSubtotalCents: Cents;
  /** Stands for these entries at these prices; an order names the one its buyer saw. */
  quote: string;
  /** Left out where it is bought in the shop's own language, and of what browsers get. */
  said?: SaidNames;
}

/** A line as its buyer reads it; what it is called in the shop's own language stays with the line. */
export function asBuyerReads<T extends object>({ said, ...line }: T & { said?: SaidLine }): T {
  return { ...line, ...said } as T;
}

/** The cart as browsers get it. */
export function cartAsBuyerReads({ said: names = {}, ...cart }: Cart): Cart {
  const { selectedShippingOption: chosen } = cart;
  return {
    ...cart,
    entries: cart.entries.map(asBuyerReads),
    shippingOptions: cart.shippingOptions.map((option) => sayNamed(names, option)),
    selectedShippingOption: chosen && sayNamed(names, chosen),
    validCoupons: cart.validCoupons.map((coupon) => sayNamed(names, coupon)),
    applicableTaxRules: cart.applicableTaxRules.map((rule) => sayNamed(names, rule)),
    adjustments: cart.adjustments.map((step) => sayReason(names, step)),
  };
}

/** The same of what an order keeps. */
export function orderAsBuyerReads<
  T extends { lines: object[]; adjustments: Adjustment[]; shippingOption: string; said?: SaidNames },
>({ said: names = {}, ...snapshot }: T): Omit<T, 'said'> {
  return {
    ...snapshot,
    lines: snapshot.lines.map(asBuyerReads),
    adjustments: snapshot.adjustments.map((step) => sayReason(names, step)),
    shippingOption: sayNamed(names, { name: snapshot.shippingOption }).name,
  };
}

/** A cart before the server has said anything about it. */
export const EMPTY_CART: Cart = {
  id: '',
  websiteId: '',
  orderId: '',
  created: 0,
  isPurchased: false,
  entries: [],
  shippingOptions: [],
  coupons: [],
  validCoupons: [],
  invalidCoupons: [],
  applicableTaxRules: [],
  selectedShippingOption: null,
  shippingLocation: null,
  subtotalCents: NO_CENTS,
  taxCents: NO_CENTS,
  shippingCostCents: NO_CENTS,
  discountCents: NO_CENTS,
  grandTotalCents: NO_CENTS,
  giftCards: [],
  dueCents: NO_CENTS,
  totalQuantity: 0,
  subtotalAmount: { currencyCode: DEFAULT_CURRENCY, value: '0' },
  hasDigital: false,
  purelyDigital: false,
  requiresShipping: false,
  adjustments: [],
  minimumSubtotalCents: NO_CENTS,
  quote: '',
};

export function moneyOf(cents: Cents, currencyCode: CurrencyCode): CartMoney {
  const digits = fractionDigitsOf(currencyCode);
  if (cents === 0 || digits === 0) return { currencyCode, value: String(cents) };
  const text = String(cents).padStart(digits + 1, '0');
  return { currencyCode, value: `${text.slice(0, -digits)}.${text.slice(-digits)}` };
}

export function kindsOf(
  types: readonly ProductTypeName[],
): Pick<Cart, 'hasDigital' | 'purelyDigital' | 'requiresShipping'> {
  return {
    hasDigital: types.includes('DIGITAL'),
    purelyDigital: types.length > 0 && types.every((type) => type === 'DIGITAL'),
    requiresShipping: types.includes('PHYSICAL'),
  };
}
