import type { TableChange, TableProduct } from '#contract/shop/product-table.ts';
import {
  cellOf,
  COLUMNS,
  isEditable,
  meaningOf,
  rowsOf,
  textOf,
  type Column,
  type Reckoning,
  type Row,
} from './columns.ts';

/** Texts of cells that are not what was read, by cell. */
export type Edits = Readonly<Record<string, string>>;

export interface Past {
  now: Edits;
  before: readonly Edits[];
  undone: readonly Edits[];
}

export const NO_PAST: Past = { now: {}, before: [], undone: [] };
const MOST_STEPS = 200;

export function stepped(past: Past, now: Edits): Past {
  if (now === past.now) return past;
  return { now, before: [...past.before, past.now].slice(-MOST_STEPS), undone: [] };
}

export function undo(past: Past): Past {
  const now = past.before.at(-1);
  return now ? { now, before: past.before.slice(0, -1), undone: [past.now, ...past.undone] } : past;
}

export function redo(past: Past): Past {
  const [now, ...undone] = past.undone;
  return now ? { now, before: [...past.before, past.now], undone } : past;
}

export interface Typed {
  row: Row;
  column: Column;
  text: string;
}

/** The edits with these cells set. What says the same as before is no edit; the same edits come back where none is one. */
export function withTexts(edits: Edits, typed: readonly Typed[], by: Reckoning): Edits {
  const next: Record<string, string> = { ...edits };
  for (const { row, column, text } of typed) {
    if (!isEditable(row, column, by)) continue;
    const meaning = meaningOf(row, column, { text, by });
    const said = 'fault' in meaning ? text.trim() : meaning.text;
    const cell = cellOf(row, column);
    if (said === textOf(row, column, by)) delete next[cell];
    else next[cell] = said;
  }
  const isSame =
    Object.keys(next).length === Object.keys(edits).length &&
    Object.entries(next).every(([cell, text]) => edits[cell] === text);
  return isSame ? edits : next;
}

/** What is typed, without what others have typed meanwhile too and what is no longer there. */
export function stillEdits(products: readonly TableProduct[], edits: Edits, by: Reckoning): Edits {
  const typed = eachEdit(products, edits, by);
  return withTexts({}, typed, by);
}

function eachEdit(products: readonly TableProduct[], edits: Edits, by: Reckoning): Typed[] {
  return rowsOf(products).flatMap((row) =>
    COLUMNS.flatMap((column): Typed[] => {
      const text = isEditable(row, column, by) ? edits[cellOf(row, column)] : undefined;
      return text === undefined ? [] : [{ row, column, text }];
    }),
  );
}

/** What is wrong with what was typed, by cell, as far as it can be seen here. */
export function faultsIn(
  products: readonly TableProduct[],
  edits: Edits,
  by: Reckoning,
): Record<string, string> {
  return Object.fromEntries(
    eachEdit(products, edits, by).flatMap(({ row, column, text }) => {
      const meaning = meaningOf(row, column, { text, by });
      return 'fault' in meaning ? [[cellOf(row, column), meaning.fault]] : [];
    }),
  );
}

/** What is sent: products with what is to change of them. */
export function changesIn(products: readonly TableProduct[], edits: Edits, by: Reckoning): TableChange[] {
  const typed = Map.groupBy(eachEdit(products, edits, by), ({ row }) => row.product);
  return [...typed].map(([product, cells]): TableChange => {
    const variants = new Map<string, NonNullable<TableChange['variants']>[number]>();
    let change: TableChange = { id: product.id, base: product.updatedAt };
    for (const { row, column, text } of cells) {
      const meaning = meaningOf(row, column, { text, by });
      if ('fault' in meaning) continue;
      change = { ...change, ...meaning.product };
      if (!meaning.variant || !row.variant) continue;
      const { id } = row.variant;
      variants.set(id, { ...variants.get(id), ...meaning.variant, id });
    }
    return variants.size === 0 ? change : { ...change, variants: [...variants.values()] };
  });
}

const CELL_OF_FIELD: Readonly<Record<string, Column>> = {
  title: 'title',
  workflow: 'workflow',
  categories: 'categories',
  tags: 'tags',
  sku: 'sku',
  price: 'price',
  salePrice: 'sale',
  onSale: 'sale',
  delta: 'stock',
  unlimited: 'stock',
  qtyInStock: 'stock',
};

/** What the server says is wrong, by cell; what has no cell, by product. */
export function faultsOf(
  errors: Readonly<Record<string, string>>,
  sent: readonly TableChange[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]): [string, string][] => {
      const [, index, field = '', at, key = ''] = path.split('.');
      const change = sent[Number(index)];
      if (!change) return [];
      const variant = field === 'variants' ? change.variants?.[Number(at)] : undefined;
      const column = CELL_OF_FIELD[variant ? key : field];
      return [[column ? `${variant?.id ?? change.id}:${column}` : change.id, message]];
    }),
  );
}
