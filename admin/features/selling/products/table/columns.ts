import {
  MAX_STOCK,
  WORKFLOW_LABELS,
  WORKFLOW_STATES,
  type WorkflowState,
} from '#core/commerce/catalogue/product.ts';
import { toCents, type Cents } from '#core/money/currency.ts';
import type { TableChange, TableProduct } from '#contract/shop/product-table.ts';
import { declared } from '../../../../words/catalogue.ts';
import { isSame, readNames } from './names.ts';
import { say } from './words.ts';

export const COLUMNS = ['title', 'price', 'sale', 'stock', 'sku', 'workflow', 'categories', 'tags'] as const;
export type Column = (typeof COLUMNS)[number];
const VARIANT_COLUMNS: readonly Column[] = ['price', 'sale', 'stock', 'sku'];

const UNLIMITED = '∞';

type Variant = TableProduct['variants'][number];

/** A product with one variant is a row; one with several has a row of its own and one below it for each. */
export interface Row {
  /** Of the variant where the row has one. */
  key: string;
  product: TableProduct;
  variant: Variant | undefined;
  kind: 'whole' | 'product' | 'variant';
}

/** What cells are read and written by. */
export interface Reckoning {
  /** Behind the point of a price. */
  digits: number;
  categories: readonly { id: string; name: string }[];
  tags: readonly string[];
  mayCount: boolean;
}

export function rowsOf(products: readonly TableProduct[]): Row[] {
  return products.flatMap((product): Row[] => {
    const [first, ...others] = product.variants;
    if (others.length === 0) return [{ key: product.id, product, variant: first, kind: 'whole' }];
    return [
      { key: product.id, product, variant: undefined, kind: 'product' },
      ...product.variants.map((variant): Row => ({ key: variant.id, product, variant, kind: 'variant' })),
    ];
  });
}

export const rowName = ({ product, variant, kind }: Row): string =>
  kind === 'variant' ? `${product.title}, ${variant?.name ?? ''}` : product.title;

/** Where a change of a cell is kept: with the product, or with its variant. */
export function cellOf({ product, variant }: Row, column: Column): string {
  return `${VARIANT_COLUMNS.includes(column) ? (variant?.id ?? '') : product.id}:${column}`;
}

export function isEditable({ kind, product }: Row, column: Column, { mayCount }: Reckoning): boolean {
  if (column === 'stock' && (!mayCount || product.type === 'DIGITAL')) return false;
  if (kind === 'whole') return true;
  return VARIANT_COLUMNS.includes(column) === (kind === 'variant');
}

const amountText = (cents: Cents, digits: number): string => (cents / 10 ** digits).toFixed(digits);

/** What stands in a cell before anybody changes it. */
export function textOf({ product, variant, kind }: Row, column: Column, reckoning: Reckoning): string {
  const { digits, categories } = reckoning;
  switch (column) {
    case 'title':
      return kind === 'variant' ? (variant?.name ?? '') : product.title;
    case 'workflow':
      return kind === 'variant' ? '' : declared(WORKFLOW_LABELS[product.workflow]);
    case 'categories':
      return kind === 'variant' ? '' : namesOf(product.categories, categories).join(', ');
    case 'tags':
      return kind === 'variant' ? '' : product.tags.join(', ');
    case 'price':
      return variant ? amountText(variant.price, digits) : '';
    case 'sale':
      return variant?.onSale ? amountText(variant.salePrice, digits) : '';
    case 'stock':
      return variant ? (variant.unlimited ? UNLIMITED : String(variant.qtyInStock)) : '';
    case 'sku':
      return variant?.sku ?? '';
  }
}

const namesOf = (ids: readonly string[], categories: Reckoning['categories']) =>
  ids.flatMap((id) => categories.find((each) => each.id === id)?.name ?? []);

type VariantChange = NonNullable<TableChange['variants']>[number];
/** What a text means for the product or for its variant, or why it means nothing. */
type Meaning =
  | { fault: string }
  | { text: string; product?: Partial<TableChange>; variant?: Partial<VariantChange> };

export function meaningOf(row: Row, column: Column, given: { text: string; by: Reckoning }): Meaning {
  const text = given.text.replaceAll(/\s+/g, ' ').trim();
  return READERS[column](row, text, given.by);
}

const READERS: Readonly<Record<Column, (row: Row, text: string, by: Reckoning) => Meaning>> = {
  title: (_, text) => (text === '' ? { fault: say('enterAName') } : { text, product: { title: text } }),
  price: (_, text, { digits }) => {
    const price = readAmount(text, digits);
    if (price === undefined) return { fault: say('enterAPrice') };
    return { text: amountText(price, digits), variant: { price } };
  },
  sale: (_, text, { digits }) => {
    if (text === '') return { text, variant: { onSale: false } };
    const salePrice = readAmount(text, digits);
    if (salePrice === undefined) return { fault: say('enterAPrice') };
    return { text: amountText(salePrice, digits), variant: { onSale: true, salePrice } };
  },
  stock: ({ variant }, text) => {
    if (text === UNLIMITED || isSame(text, say('unlimited')))
      return { text: UNLIMITED, variant: { unlimited: true } };
    const count = Number(text.replaceAll(/[,.' ](?=\d{3}(?!\d))/g, ''));
    if (text === '' || !Number.isInteger(count) || count < 0 || count > MAX_STOCK)
      return { fault: say('enterAStock') };
    const delta = count - (variant?.qtyInStock ?? 0);
    return {
      text: String(count),
      // What was sold while somebody typed stays sold.
      variant: { ...(variant?.unlimited && { unlimited: false }), ...(delta !== 0 && { delta }) },
    };
  },
  sku: (_, text) => ({ text, variant: { sku: text } }),
  workflow: ({ product }, text) => {
    const workflow = statusCalled(text);
    if (workflow === undefined) return { fault: say('chooseAStatus') };
    if (workflow === 'scheduled' && product.publishAt === null) return { fault: say('setADate') };
    return { text: declared(WORKFLOW_LABELS[workflow]), product: { workflow } };
  },
  categories: (_, text, { categories }) => {
    const names = readNames(
      text,
      categories.map(({ name }) => name),
    );
    const found = names.map((name) => categories.find((each) => isSame(each.name, name)));
    const unknown = names.find((_name, at) => found[at] === undefined);
    if (unknown !== undefined) return { fault: say('noCategory', { name: unknown }) };
    const known = found.filter((each) => each !== undefined);
    return {
      text: known.map(({ name }) => name).join(', '),
      product: { categories: known.map(({ id }) => id) },
    };
  },
  tags: (_, text, { tags: known }) => {
    const tags = readNames(text, known);
    return { text: tags.join(', '), product: { tags } };
  },
};

function statusCalled(text: string): WorkflowState | undefined {
  return WORKFLOW_STATES.find(
    (state) => isSame(declared(WORKFLOW_LABELS[state]), text) || isSame(WORKFLOW_LABELS[state], text),
  );
}

/** A price as people write it and as spreadsheets copy it: 12, 12.5, 12,50, £1,234.50, 1.234,50 €. */
export function readAmount(text: string, digits: number): Cents | undefined {
  const plain = text.replaceAll(/[\p{Sc}\s'’]/gu, '').replace(/^[A-Z]{3}|[A-Z]{3}$/, '');
  if (!/^\d[\d.,]*$/.test(plain)) return undefined;
  const mark = /[.,](?=\d{0,2}$)/.exec(plain);
  const whole = (mark ? plain.slice(0, mark.index) : plain).replaceAll(/[.,](?=\d{3}(?:[.,]|$))/g, '');
  const fraction = mark ? plain.slice(mark.index + 1) : '';
  const isPointed = !mark && /^\d+\.\d{3}$/.test(plain);
  if (isPointed || !/^\d{1,9}$/.test(whole) || fraction.length > digits) return undefined;
  return toCents(Number(whole) * 10 ** digits + Number(fraction.padEnd(digits, '0') || '0'));
}
