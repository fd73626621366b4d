import { SKU_TAKEN, variantName } from '#core/commerce/catalogue/product.ts';
import { ERRORS, fail, Failure } from '#contract/errors.ts';
import type { OwnerProduct } from '#contract/shop/products.ts';
import { MAX_TABLE_PRODUCTS, type TableChange, type TableProduct } from '#contract/shop/product-table.ts';
import { recordAction, recordEdit } from '../../audit.ts';
import type { Actor } from '../../content/service.ts';
import type { Database, Tx } from '../../database/database.ts';
import type { Change } from '../change.ts';
import { draftProblems } from '../check.ts';
import { countAll, type Counted } from '../inventory.ts';
import { toOwner } from '../reading.ts';
import type { References } from '../references.ts';
import type { Stock } from '../stock.ts';
import * as productStore from '../store.ts';
import type { Write } from '../writing.ts';
import * as faults from './faults.ts';
import * as store from './store.ts';

const PAGE = 50;

interface TableQuery {
  ids?: string | undefined;
  words?: string | undefined;
  workflow?: TableProduct['workflow'] | undefined;
  after?: string | undefined;
}

/** Many products side by side: read as rows, saved all together or not at all. */
export function makeProductTable(deps: {
  db: Database;
  change: Change;
  write: Write;
  references: References;
  stock: Stock;
}) {
  const { db, change, write, references, stock } = deps;

  return {
    read: (siteId: string, query: TableQuery) =>
      db.readSite(siteId, async (tx) => {
        const ids = query.ids?.split(',').filter((each) => each !== '');
        const [position, id] = query.after?.split(':') ?? [];
        const limit = ids ? MAX_TABLE_PRODUCTS : PAGE;
        const found = await productStore.listForOwner(tx, {
          words: query.words ?? '',
          workflow: query.workflow,
          ids,
          ...(position !== undefined && id !== undefined && { after: { position: Number(position), id } }),
          limit: limit + 1,
        });
        const last = found.length > limit ? found[limit - 1] : undefined;
        return {
          products: await rowsOf(
            tx,
            found.slice(0, limit).map((each) => each.id),
          ),
          next: last ? `${last.position}:${last.id}` : null,
        };
      }),

    /** Every fault of every cell at once; nothing is written while there is one. */
    save: (actor: Actor, changes: readonly TableChange[]) =>
      change(actor, async (tx) => {
        const ids = changes.map(({ id }) => id);
        if (new Set(ids).size !== ids.length) return fail('badRequest');
        await store.lockProducts(tx, ids);
        const { rows, moved } = await meet(tx, changes);
        const errors = { ...moved, ...(await wrongOf(tx, { rows, references })) };
        const [problem] = Object.values(errors);
        if (Object.keys(moved).length > 0) return fail('conflict', { errors }, ERRORS.conflict.sentence);
        if (problem !== undefined) return fail('invalid', { errors }, problem);
        await store.setSkusAside(tx, renamed(rows));
        for (const { asked, before, after } of rows) {
          const { id, updatedAt: _updatedAt, ...draft } = after;
          const saved = await write(tx, actor, { id, draft, before, base: new Date(asked.base) });
          if (saved instanceof Failure) return saved;
          await recordEdit(tx, { ...actor, action: 'product.save', detail: { id, title: saved.title } });
        }
        await countChanged(tx, actor, { changes, stock });
        return { products: await rowsOf(tx, ids) };
      }),
  };
}

async function countChanged(
  tx: Tx,
  actor: Actor,
  { changes, stock }: { changes: readonly TableChange[]; stock: Stock },
): Promise<void> {
  const counted = changes.flatMap(countedIn);
  if (counted.length === 0) return;
  await countAll(tx, actor, { changes: counted, stock });
  const ids = counted.map(({ variantId }) => variantId);
  await recordAction(tx, { ...actor, action: 'product.stock', detail: { ids } });
}

/** What of a change is about the stock. */
export const countedIn = ({ variants = [] }: TableChange): Counted[] =>
  variants.flatMap(({ id, delta, unlimited }) =>
    delta === undefined && unlimited === undefined ? [] : [{ variantId: id, delta, unlimited }],
  );

async function ownersOf(tx: Tx, ids: readonly string[]): Promise<Map<string, OwnerProduct>> {
  const rows = await productStore.listNewest(tx, { ids });
  const variants = Map.groupBy(await productStore.variantsOf(tx, ids), ({ productId }) => productId);
  return new Map(rows.map((row) => [row.id, toOwner(row, variants.get(row.id) ?? [])]));
}

/** In the order of the ids. */
async function rowsOf(tx: Tx, ids: readonly string[]): Promise<TableProduct[]> {
  const owners = await ownersOf(tx, ids);
  return ids.flatMap((id) => {
    const product = owners.get(id);
    return product ? [toRow(product)] : [];
  });
}

function toRow(product: OwnerProduct): TableProduct {
  const { id, updatedAt, title, type, workflow, publishAt, categories, tags, images, variants } = product;
  return {
    id,
    updatedAt,
    title,
    type,
    workflow,
    publishAt,
    categories,
    tags,
    image: images[0]?.src ?? '',
    variants: variants.map(({ optionValues, ...variant }) => ({
      id: variant.id,
      name: variantName(optionValues.map((value) => ({ value }))),
      sku: variant.sku,
      price: variant.price,
      salePrice: variant.salePrice,
      onSale: variant.onSale,
      unlimited: variant.unlimited,
      qtyInStock: variant.qtyInStock,
    })),
  };
}

/** Each change with the product it is about, and what others did to those meanwhile. */
async function meet(tx: Tx, changes: readonly TableChange[]) {
  const owners = await ownersOf(
    tx,
    changes.map(({ id }) => id),
  );
  const rows: faults.Row[] = [];
  const moved: Record<string, string> = {};
  changes.forEach((asked, index) => {
    const before = owners.get(asked.id);
    if (!before) moved[faults.rowPath(index)] = faults.PRODUCT_GONE;
    else if (Date.parse(before.updatedAt) !== Date.parse(asked.base))
      moved[faults.rowPath(index)] = faults.CHANGED_MEANWHILE;
    else rows.push({ index, asked, before, after: changedBy(before, asked) });
  });
  return { rows, moved };
}

function changedBy(before: OwnerProduct, asked: TableChange): OwnerProduct {
  const { id: _id, base: _base, variants: changes = [], ...cells } = asked;
  return {
    ...before,
    ...cells,
    variants: before.variants.map((variant) => {
      const change = changes.find(({ id }) => id === variant.id);
      if (!change) return variant;
      const { delta: _delta, unlimited: _unlimited, ...sold } = change;
      return { ...variant, ...sold };
    }),
  };
}

async function wrongOf(
  tx: Tx,
  { rows, references }: { rows: readonly faults.Row[]; references: References },
): Promise<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const row of rows) {
    const { index, asked, before, after } = row;
    const problems = { ...draftProblems(after), ...(await references(tx, after, before)) };
    for (const [path, message] of Object.entries(problems)) errors[faults.cellOf(row, path)] = message;
    asked.variants?.forEach((variant, at) => {
      if (!before.variants.some(({ id }) => id === variant.id))
        errors[faults.variantPath(index, at, 'id')] = faults.VARIANT_GONE;
      if (before.type === 'DIGITAL' && (variant.delta !== undefined || variant.unlimited !== undefined))
        errors[faults.variantPath(index, at, 'unlimited')] = faults.NEVER_RUNS_OUT;
    });
  }
  const ids = rows.map(({ asked }) => asked.id);
  const elsewhere = await store.skusElsewhere(tx, faults.typedSkus(rows), ids);
  return { ...errors, ...faults.skuFaults(rows, elsewhere, SKU_TAKEN) };
}

const renamed = (rows: readonly faults.Row[]): string[] =>
  rows.flatMap(({ asked }) =>
    (asked.variants ?? []).flatMap(({ id, sku }) => (sku === undefined ? [] : [id])),
  );
