import type { ProductTypeName } from '../../enumerations/commerce.ts';
import type { Cents } from '../../money/currency.ts';

export const MAX_SKU_LENGTH = 60;
export const MAX_OPTIONS = 6;
export const MAX_VARIANTS = 2000;
export const MAX_QUANTITY = 9999;
export const MAX_STOCK = 1_000_000;
export const MAX_TITLE_LENGTH = 200;
export const MAX_OPTION_LENGTH = 60;

/** What a shop sells; the types that are reserved for memberships cannot be made here. */
export const SELLABLE_TYPES = [
  'PHYSICAL',
  'SERVICE',
  'DIGITAL',
  'GIFT_CARD',
] as const satisfies ProductTypeName[];
export type SellableType = (typeof SELLABLE_TYPES)[number];
export const TYPE_LABELS: Readonly<Record<SellableType, string>> = {
  PHYSICAL: 'Physical',
  SERVICE: 'Service',
  DIGITAL: 'Download',
  GIFT_CARD: 'Gift card',
};

export const WORKFLOW_STATES = ['published', 'scheduled', 'draft'] as const;
export type WorkflowState = (typeof WORKFLOW_STATES)[number];
export const WORKFLOW_LABELS: Readonly<Record<WorkflowState, string>> = {
  published: 'Available',
  scheduled: 'Scheduled',
  draft: 'Hidden',
};

export function workflowLabel(state: string): string {
  return Object.hasOwn(WORKFLOW_LABELS, state) ? WORKFLOW_LABELS[state as WorkflowState] : 'Unsupported';
}

/** Whether visitors can see and buy it. What is scheduled comes out by itself. */
export function isVisible(product: { workflow: string; publishAt: Date | null }, now: Date): boolean {
  if (product.workflow === 'published') return true;
  return product.workflow === 'scheduled' && product.publishAt !== null && product.publishAt <= now;
}

export interface Priceable {
  price: Cents;
  salePrice: Cents;
  onSale: boolean;
}

export function effectivePrice({ price, salePrice, onSale }: Priceable): Cents {
  return onSale ? salePrice : price;
}

export interface Stocked {
  unlimited: boolean;
  qtyInStock: number;
}

export function isInStock({ unlimited, qtyInStock }: Stocked, quantity = 1): boolean {
  return unlimited || qtyInStock >= quantity;
}

export const PRICE_TOO_HIGH = 'A price can be at most 1,000,000.00 (100000000 in the smallest unit).';
export const SKU_TOO_LONG = `A SKU can have at most ${MAX_SKU_LENGTH} characters.`;
export const SKU_TAKEN = 'Another variant uses this SKU. Please choose a different one.';
export const SALE_ABOVE_PRICE = 'The sale price must not be above the price.';

const SKU_PREFIX = 'SQ';
const SKU_DIGITS = 7;
export const GENERATED_SKUS = 10 ** SKU_DIGITS;

/** Of a random whole number below {@link GENERATED_SKUS}. */
export function makeSku(random: number): string {
  return SKU_PREFIX + String(random).padStart(SKU_DIGITS, '0');
}

/** Every combination of the values of all options, in the order they are listed. */
export function combine(options: readonly { values: readonly string[] }[]): string[][] {
  return options.reduce<string[][]>(
    (found, { values }) =>
      values.length === 0 ? found : found.flatMap((start) => values.map((value) => [...start, value])),
    [[]],
  );
}

/** `red / large`, or nothing where there is nothing to choose. */
export function variantName(values: readonly { value: string }[]): string {
  return values.map(({ value }) => value).join(' / ');
}
