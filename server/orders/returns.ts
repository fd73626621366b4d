import { leftToReturn, returnedOf, type LineQuantity } from '#core/commerce/orders/returns.ts';
import type { Tx } from '../database/database.ts';
import type { Stock } from '../products/stock.ts';
import type { OrderActor } from './changing.ts';
import { linesOf } from './lifecycle.ts';
import { returnsOf } from './returned-lines.ts';
import * as store from './store.ts';

/** What of an order goes back on the shelf, each thing once. */
export function makeReturns({ stock, now }: { stock: Stock; now: () => Date }) {
  const leftOf = async (tx: Tx, order: store.OrderRow) =>
    leftToReturn(order.snapshot.lines, returnsOf(await store.listEvents(tx, order.id)));

  return {
    leftOf,

    async restock(
      this: void,
      tx: Tx,
      { site, accountId }: OrderActor,
      order: store.OrderRow,
      wanted?: readonly LineQuantity[],
    ): Promise<void> {
      const back = returnedOf(await leftOf(tx, order), wanted);
      if (back.length === 0) return;
      await store.insertEvents(tx, site.id, order.id, [
        { kind: 'restocked', detail: { lines: back }, accountId, at: new Date(now().getTime() + 2) },
      ]);
      const bought = linesOf(order);
      await stock.putBack(tx, site.id, {
        orderId: order.id,
        lines: back.map(({ line, quantity }) => ({ variantId: bought[line]?.variantId ?? '', quantity })),
        reason: 'restock',
        accountId,
      });
    },
  };
}
