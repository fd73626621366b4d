import { variantName } from '#core/commerce/catalogue/product.ts';
import { fail } from '#contract/errors.ts';
import type { StockRow } from '#contract/shop/products.ts';
import { recordAction } from '../audit.ts';
import type { Actor } from '../content/service.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Change } from './change.ts';
import type { Stock } from './stock.ts';
import * as stockStore from './stock-store.ts';

const STOCK_PAGE = 100;
const HISTORY = 100;

interface StockQuery {
  words?: string | undefined;
  atMost?: number | undefined;
  after?: string | undefined;
}

export interface Counted {
  variantId: string;
  delta?: number | undefined;
  unlimited?: boolean | undefined;
}

/** What is in stock, as an owner counts it. */
export function makeInventory({ db, change, stock }: { db: Database; change: Change; stock: Stock }) {
  return {
    async stockRows(siteId: string, query: StockQuery) {
      const rows = await db.readSite(siteId, (tx) =>
        stockStore.listStock(tx, {
          words: query.words ?? '',
          atMost: query.atMost,
          after: query.after,
          limit: STOCK_PAGE + 1,
        }),
      );
      const last = rows.length > STOCK_PAGE ? rows[STOCK_PAGE - 1] : undefined;
      return { rows: rows.slice(0, STOCK_PAGE).map(toStockRow), next: last?.variantId ?? null };
    },

    changeStock: (actor: Actor, changes: readonly Counted[]) =>
      change(actor, async (tx) => {
        await countAll(tx, actor, { changes, stock });
        const ids = changes.map(({ variantId }) => variantId);
        await recordAction(tx, { ...actor, action: 'product.stock', detail: { ids } });
        const rows = await stockStore.listStock(tx, { words: '', ids, limit: ids.length });
        return { rows: rows.map(toStockRow) };
      }),

    async stockHistory(siteId: string, variantId: string) {
      const [isKnown, rows] = await db.readSite(siteId, async (tx) => [
        (await stockStore.listStock(tx, { words: '', ids: [variantId], limit: 1 })).length > 0,
        await stockStore.history(tx, variantId, HISTORY),
      ]);
      if (!isKnown) return fail('notFound');
      return { changes: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) };
    },
  };
}

/** Counts what is in stock, and remembers who did. */
export async function countAll(
  tx: Tx,
  { siteId, accountId }: Actor,
  { changes, stock }: { changes: readonly Counted[]; stock: Stock },
): Promise<void> {
  const done = [];
  for (const each of changes) done.push(...(await count(tx, each)));
  const notes = done.map(({ productId: _productId, ...note }) => ({ ...note, accountId }));
  await stockStore.note(tx, siteId, notes);
  await stock.refresh(
    tx,
    siteId,
    done.map(({ productId }) => productId),
  );
}

/** What has changed about one variant, in the order it did. */
async function count(tx: Tx, { variantId, delta = 0, unlimited }: Counted) {
  const done: { variantId: string; productId: string; delta: number; reason: string }[] = [];
  const setUnlimited = async (isEndless: boolean) => {
    const productId = await stockStore.setUnlimited(tx, variantId, isEndless);
    const reason = isEndless ? 'endless' : 'counted';
    if (productId !== undefined) done.push({ variantId, productId, delta: 0, reason });
  };
  // Only what is counted has a number to change: it begins before, and ends after.
  if (unlimited === false) await setUnlimited(false);
  const added = delta === 0 ? undefined : await stockStore.add(tx, variantId, delta);
  if (unlimited === true) await setUnlimited(true);
  if (added && added.delta !== 0) done.push({ variantId, ...added, reason: 'count' });
  return done;
}

function toStockRow({
  optionValues,
  ...row
}: Awaited<ReturnType<typeof stockStore.listStock>>[number]): StockRow {
  return { ...row, name: variantName(optionValues.map((value) => ({ value }))) };
}
