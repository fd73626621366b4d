import { type CurrencyCode, type Cents, toCents } from '../../money/currency.ts';
import { fractionDigitsOf } from '../../money/currency.ts';
import type { AddOn } from './add-ons.ts';
import type { FormPlace } from './product-form.ts';
import type { SubscriptionPlan } from './subscription-plan.ts';
import type { ProductTypeName } from '../../enumerations/commerce.ts';
import type { ImageValue } from '../../fields/index.ts';
import type { SaidTerms } from '../../languages/terms/said-terms.ts';
import type { RichText } from '../../rich-text/document.ts';

/** A product as it stands in a list. */
export interface ProductCard {
  id: string;
  title: string;
  url: string;
  image: ImageValue | null;
  /** Shown while a pointer rests on the card. */
  second: ImageValue | null;
  priceFrom: Cents;
  priceTo: Cents;
  isOnSale: boolean;
  inStock: boolean;
  /** Stars on average, of so many reviews. */
  rating: number;
  ratingCount: number;
}

export interface ShopVariant {
  id: string;
  sku: string;
  price: Cents;
  salePrice: Cents;
  onSale: boolean;
  unlimited: boolean;
  qtyInStock: number;
  optionValues: { optionName: string; value: string }[];
  image: ImageValue | null;
  weight: number;
  width: number;
  height: number;
  length: number;
}

/** A product with everything its page shows. */
export interface ShopProduct {
  id: string;
  title: string;
  url: string;
  type: ProductTypeName;
  description: RichText;
  /** Set where it is in another language than the page. */
  descriptionIn?: string | undefined;
  images: ImageValue[];
  options: string[];
  variants: ShopVariant[];
  categories: { name: string; url: string }[];
  tags: string[];
  /** What its tags are called in the language of the page, where that is another. */
  tagNames?: SaidTerms | undefined;
  related: ProductCard[];
  rating: number;
  ratingCount: number;
  addOns: AddOn[];
  formId: string;
  formPlace: FormPlace;
  /** Of what is sold as a subscription. */
  plan: SubscriptionPlan | null;
  seoTitle: string;
  seoDescription: string;
  updatedAt: string;
}

/** Where the pictures lie of variants that have one of their own, by their id. */
export function picturesOfVariants({ variants }: Pick<ShopProduct, 'variants'>): Record<string, string> {
  return Object.fromEntries(
    variants.flatMap(({ id, image }) => (image && image.src !== '' ? [[id, image.src]] : [])),
  );
}

export const SHOP_SORTS = ['manual', 'newest', 'cheapest', 'dearest', 'title', 'rated'] as const;
/** `manual` is the order the owner gave them. */
export type ShopSort = (typeof SHOP_SORTS)[number];
export const SORT_LABELS: Readonly<Record<ShopSort, string>> = {
  manual: 'Featured',
  newest: 'Newest',
  cheapest: 'Price, low to high',
  dearest: 'Price, high to low',
  title: 'Name',
  rated: 'Highest rated',
};

/** What somebody looks for in the list. The names are those of the address. */
export interface ShopQuery {
  category: string;
  tag: string;
  words: string;
  minCents: Cents | undefined;
  maxCents: Cents | undefined;
  isInStock: boolean;
  /** Stars on average, at the least. */
  minRating: number;
  sort: ShopSort;
  page: number;
}

/** What lists can be narrowed to: so many stars and more. */
export const RATINGS_ASKED = [4, 3, 2] as const;

const NAMES = ['category', 'tag', 'find', 'min', 'max', 'stock', 'rating', 'sort', 'page'] as const;
export const PRODUCTS_PER_PAGE = 24;
const MAX_PAGE = 1000;

/** Whether an address asks for something else than the whole list. */
export function hasShopQuery(query: URLSearchParams): boolean {
  return NAMES.some((name) => query.has(name));
}

export function readShopQuery(query: URLSearchParams, currency: CurrencyCode): ShopQuery {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 100);
  const cents = (name: string) => {
    const amount = Number(text(name));
    return text(name) === '' || !Number.isFinite(amount) || amount < 0
      ? undefined
      : toCents(Math.min(Math.round(amount * 10 ** fractionDigitsOf(currency)), Number.MAX_SAFE_INTEGER));
  };
  const page = Number(text('page'));
  return {
    category: text('category'),
    tag: text('tag'),
    words: text('find'),
    minCents: cents('min'),
    maxCents: cents('max'),
    isInStock: text('stock') === 'in',
    minRating: RATINGS_ASKED.find((rating) => String(rating) === text('rating')) ?? 0,
    sort: SHOP_SORTS.find((sort) => sort === text('sort')) ?? 'manual',
    page: Number.isInteger(page) && page > 0 ? Math.min(page, MAX_PAGE) : 1,
  };
}

/** An amount as it stands in an address and in a field: whole units of the currency. */
export function amountText(cents: Cents | undefined, currency: CurrencyCode): string {
  return cents === undefined ? '' : String(cents / 10 ** fractionDigitsOf(currency));
}

/** What {@link readShopQuery} reads, written down again. */
export function shopAddress(path: string, query: ShopQuery, currency: CurrencyCode): string {
  const asked = new URLSearchParams({
    ...(query.category !== '' && { category: query.category }),
    ...(query.tag !== '' && { tag: query.tag }),
    ...(query.words !== '' && { find: query.words }),
    ...(query.minCents !== undefined && { min: amountText(query.minCents, currency) }),
    ...(query.maxCents !== undefined && { max: amountText(query.maxCents, currency) }),
    ...(query.isInStock && { stock: 'in' }),
    ...(query.minRating > 0 && { rating: String(query.minRating) }),
    ...(query.sort !== 'manual' && { sort: query.sort }),
    ...(query.page > 1 && { page: String(query.page) }),
  }).toString();
  return asked === '' ? path : `${path}?${asked}`;
}

export const ALL_PRODUCTS: ShopQuery = {
  category: '',
  tag: '',
  words: '',
  minCents: undefined,
  maxCents: undefined,
  isInStock: false,
  minRating: 0,
  sort: 'manual',
  page: 1,
};

/** A page of the list, with what can be chosen beside it. */
export interface ShopList {
  query: ShopQuery;
  products: ProductCard[];
  hasMore: boolean;
  categories: { id: string; parentId: string | null; name: string; slug: string }[];
}

/** What can be chosen next to a category: those at the top, the way down to it, and what lies below or beside it. */
export function shownCategories<T extends { id: string; parentId: string | null; slug: string }>(
  categories: readonly T[],
  slug: string,
): T[][] {
  const below = (parentId: string | null) => categories.filter((each) => each.parentId === parentId);
  const rows = [below(null)];
  const way: T[] = [];
  for (let at = categories.find((each) => each.slug === slug); at;) {
    if (way.includes(at)) break;
    way.unshift(at);
    const { parentId } = at;
    at = categories.find(({ id }) => id === parentId);
  }
  for (const { id } of way) rows.push(below(id));
  return rows.filter((row) => row.length > 0);
}

export type MeasurementStandard = 'imperial' | 'metric';

/** Weight and size in the units the shop uses. */
export function gaugeUnits(standard: MeasurementStandard): { weight: string; dimension: string } {
  return standard === 'metric' ? { weight: 'kg', dimension: 'cm' } : { weight: 'lbs', dimension: 'inches' };
}

const UNITS = {
  metric: { weight: 'kilogram', dimension: 'centimeter' },
  imperial: { weight: 'pound', dimension: 'inch' },
} as const;

/** A weight or a length as a language writes it; English keeps the names that owners know. */
export function gauged(
  what: 'weight' | 'dimension',
  size: number,
  { standard, locale }: { standard: MeasurementStandard; locale: string },
): string {
  if (/^en\b/.test(locale))
    return `${new Intl.NumberFormat(locale).format(size)} ${gaugeUnits(standard)[what]}`;
  return new Intl.NumberFormat(locale, { style: 'unit', unit: UNITS[standard][what] }).format(size);
}
