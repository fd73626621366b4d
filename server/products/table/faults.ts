import type { OwnerProduct } from '#contract/shop/products.ts';
import type { TableChange } from '#contract/shop/product-table.ts';

export const CHANGED_MEANWHILE = 'Somebody else changed this product in the meantime.';
export const PRODUCT_GONE = 'This product has been deleted.';
export const VARIANT_GONE = 'This variant has been removed.';
export const NEVER_RUNS_OUT = 'Downloads never run out.';

/** One product of the table: what was asked for, what it was, and what it is to be. */
export interface Row {
  index: number;
  asked: TableChange;
  before: OwnerProduct;
  after: OwnerProduct;
}

export const rowPath = (index: number) => `changes.${index}`;
export const variantPath = (index: number, at: number, key: string) =>
  `${rowPath(index)}.variants.${at}.${key}`;

const CELLS: readonly string[] = ['title', 'workflow', 'categories', 'tags'];

/** Where in the table a fault of a product is shown; what has no cell there is shown at its row. */
export function cellOf({ index, asked, after }: Row, path: string): string {
  if (path === 'publishAt') return `${rowPath(index)}.workflow`;
  const [part = '', position, key = ''] = path.split('.');
  if (part !== 'variants') return CELLS.includes(part) ? `${rowPath(index)}.${part}` : rowPath(index);
  const variant = after.variants[Number(position)];
  const at = asked.variants?.findIndex(({ id }) => id === variant?.id) ?? -1;
  return at < 0 ? rowPath(index) : variantPath(index, at, key);
}

/** SKUs that were typed although another row of the table, or a product outside it, has them. */
export function skuFaults(
  rows: readonly Row[],
  elsewhere: readonly string[],
  sentence: string,
): Record<string, string> {
  const uses = new Map<string, number>(elsewhere.map((sku) => [sku, 1]));
  for (const { after } of rows) for (const { sku } of after.variants) uses.set(sku, (uses.get(sku) ?? 0) + 1);
  return Object.fromEntries(
    rows.flatMap(({ index, asked }) =>
      (asked.variants ?? []).flatMap(({ sku = '' }, at): [string, string][] =>
        sku !== '' && (uses.get(sku) ?? 0) > 1 ? [[variantPath(index, at, 'sku'), sentence]] : [],
      ),
    ),
  );
}

export const typedSkus = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ asked }) => (asked.variants ?? []).flatMap(({ sku = '' }) => (sku === '' ? [] : [sku])));
