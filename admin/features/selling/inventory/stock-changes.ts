import { MAX_STOCK } from '#core/commerce/catalogue/product.ts';
import type { StockRow } from '#contract/shop/products.ts';

export interface StockEdit {
  variantId: string;
  delta?: number;
  unlimited?: boolean;
}

type Counted = Pick<StockRow, 'variantId' | 'qtyInStock' | 'unlimited'>;

/** What an owner does with many stocks at once. */
export type BulkStock =
  | { kind: 'set' | 'add' | 'take'; count: number }
  | { kind: 'endless' }
  | { kind: 'counted' };

function targetOf({ qtyInStock }: Counted, bulk: { kind: 'set' | 'add' | 'take'; count: number }): number {
  const sums = { set: bulk.count, add: qtyInStock + bulk.count, take: qtyInStock - bulk.count };
  return Math.min(Math.max(sums[bulk.kind], 0), MAX_STOCK);
}

/** The changes that do it, without those that would change nothing. A number makes what never ran out counted. */
export function bulkEdits(rows: readonly Counted[], bulk: BulkStock): StockEdit[] {
  return rows.flatMap((row): StockEdit[] => {
    const { variantId, unlimited, qtyInStock } = row;
    if (bulk.kind === 'endless') return unlimited ? [] : [{ variantId, unlimited: true }];
    if (bulk.kind === 'counted') return unlimited ? [{ variantId, unlimited: false }] : [];
    // There is nothing to add to, or to take from, where there is no end of it.
    if (unlimited && bulk.kind !== 'set') return [];
    const delta = targetOf(row, bulk) - qtyInStock;
    if (delta === 0 && !unlimited) return [];
    return [{ variantId, delta, ...(unlimited && { unlimited: false }) }];
  });
}

/** What takes a change back, also where something was sold in between. */
export function undoOf(before: readonly Counted[], after: readonly Counted[]): StockEdit[] {
  return after.flatMap((now): StockEdit[] => {
    const then = before.find(({ variantId }) => variantId === now.variantId);
    if (!then) return [];
    return [
      {
        variantId: now.variantId,
        delta: then.qtyInStock - now.qtyInStock,
        ...(then.unlimited !== now.unlimited && { unlimited: then.unlimited }),
      },
    ];
  });
}

/** The rows as they will be, while the change of them is on its way. */
export function switchedBy<R extends Counted>(rows: readonly R[], edits: readonly StockEdit[]): R[] {
  return rows.map((row) => {
    const unlimited = edits.find(({ variantId }) => variantId === row.variantId)?.unlimited;
    return unlimited === undefined ? row : { ...row, unlimited };
  });
}
