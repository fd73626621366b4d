import type { SitesFacts } from './service.ts';
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

/** Takes goods out of the stock and puts them back, always in the transaction of the order they are for. */
export function makeStock(deps: { sites: SitesFacts }) {
  const { sites } = deps;

  async function refresh(tx: Tx, siteId: string, productIds: Iterable<string>): Promise<void> {
    let hasFlipped = false;
    for (const id of new Set(productIds)) hasFlipped = (await refreshSummary(tx, id)) || hasFlipped;
    // Pages that say whether it can be bought are kept for all visitors until the version changes.
    if (hasFlipped) await sites.setFacts(tx, siteId, {});
  }

  return {
    purchasable: stockStore.listPurchasable,

    /** All of it, or the first variant there are too few of; the caller then gives up its transaction. */
    async take(
      tx: Tx,
      siteId: string,
      input: { orderId: string; lines: readonly StockLine[] },
    ): Promise<Left[] | { missing: string }> {
      const left: Left[] = [];
      const emptied: string[] = [];
      // Always in one order, so that two buyers of the same things never wait for each other in a circle.
      for (const { variantId, quantity } of sorted(input.lines)) {
        const taken = await stockStore.take(tx, variantId, quantity);
        if (!taken) return { missing: variantId };
        left.push({ variantId, left: taken.unlimited ? null : taken.left });
        if (!taken.unlimited && taken.left === 0) emptied.push(taken.productId);
      }
      await stockStore.note(
        tx,
        siteId,
        input.lines.map(({ variantId, quantity }) => ({
          variantId,
          delta: -quantity,
          reason: 'order',
          orderId: input.orderId,
        })),
      );
      if (emptied.length > 0) await refresh(tx, siteId, emptied);
      return left;
    },

    async putBack(
      tx: Tx,
      siteId: string,
      input: { orderId: string; lines: readonly StockLine[]; reason: string; accountId?: string | null },
    ): Promise<void> {
      const productIds: string[] = [];
      for (const { variantId, quantity } of sorted(input.lines)) {
        const productId = await stockStore.add(tx, variantId, quantity);
        if (productId !== undefined) productIds.push(productId);
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
