import type { SitesFacts } from './change.ts';
import type { Tx } from '../database/database.ts';
import * as stockStore from './stock-store.ts';
import { refreshSummary } from './store.ts';

export interface StockLine {
  variantId: string;
  quantity: number;
}

/** What is left of something after it was taken. */
export interface Left {
  variantId: string;
  left: number | null;
}

export interface Taken {
  left: Left[];
  /** Whether something has run out, so that pages say something else now. */
  hasFlipped: boolean;
}

/** Takes goods out of the stock and puts them back, always in the transaction of the order they are for. */
export function makeStock(deps: { sites: SitesFacts }) {
  const { sites } = deps;

  async function refresh(tx: Tx, siteId: string, productIds: Iterable<string>): Promise<boolean> {
    let hasFlipped = false;
    for (const id of new Set(productIds)) hasFlipped = (await refreshSummary(tx, id)) || hasFlipped;
    // Pages that say whether it can be bought are kept for all visitors until the version changes.
    if (hasFlipped) await sites.setFacts(tx, siteId, {});
    return hasFlipped;
  }

  return {
    purchasable: stockStore.listPurchasable,

    /** All variants of a product, as a cart knows them. */
    variantsOf: async (tx: Tx, productId: string) =>
      stockStore.listPurchasable(tx, await stockStore.variantIdsOf(tx, productId)),

    /** All of it, or the first variant there are too few of; the caller then gives up its transaction. */
    async take(
      tx: Tx,
      siteId: string,
      input: { orderId: string; lines: readonly StockLine[] },
    ): Promise<Taken | { missing: string }> {
      // Always in one order, so that two buyers of the same things never wait for each other in a circle.
      const lines = sorted(input.lines);
      const [taken] = await Promise.all([
        Promise.all(lines.map(({ variantId, quantity }) => stockStore.take(tx, variantId, quantity))),
        stockStore.note(
          tx,
          siteId,
          lines.map(({ variantId, quantity }) => ({
            variantId,
            delta: -quantity,
            reason: 'order',
            orderId: input.orderId,
          })),
        ),
      ]);
      const missing = lines.find((_, index) => taken[index] === undefined);
      if (missing) return { missing: missing.variantId };
      const emptied = taken.flatMap((each) =>
        each && !each.unlimited && each.left === 0 ? [each.productId] : [],
      );
      const hasFlipped = emptied.length > 0 && (await refresh(tx, siteId, emptied));
      const left = lines.map(({ variantId }, index) => {
        const each = taken[index];
        return { variantId, left: !each || each.unlimited ? null : each.left };
      });
      return { left, hasFlipped };
    },

    async putBack(
      tx: Tx,
      siteId: string,
      input: { orderId: string; lines: readonly StockLine[]; reason: string; accountId?: string | null },
    ): Promise<void> {
      const productIds: string[] = [];
      for (const { variantId, quantity } of sorted(input.lines)) {
        const added = await stockStore.add(tx, variantId, quantity);
        if (added) productIds.push(added.productId);
      }
      await stockStore.note(
        tx,
        siteId,
        input.lines.map(({ variantId, quantity }) => ({
          variantId,
          delta: quantity,
          reason: input.reason,
          orderId: input.orderId,
          accountId: input.accountId ?? null,
        })),
      );
      await refresh(tx, siteId, productIds);
    },

    refresh,
  };
}

export type Stock = ReturnType<typeof makeStock>;

function sorted(lines: readonly StockLine[]): StockLine[] {
  return [...lines].sort((a, b) => (a.variantId < b.variantId ? -1 : 1));
}
