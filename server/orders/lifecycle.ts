import { salePostings } from '#core/commerce/orders/ledger.ts';
import { variantName } from '#core/commerce/catalogue/product.ts';
import type { End, Tx } from '../database/database.ts';
import type { Carts } from '../cart/service.ts';
import type { Discounts } from '../discounts/service.ts';
import type { GiftCards } from '../gift-cards/service.ts';
import type { Jobs } from '../jobs.ts';
import type { Left, Stock } from '../products/stock.ts';
import { post } from '../ledger/posting.ts';
import * as store from './store.ts';

/** The job that writes to both sides of a new order. */
export const SEND_ORDER_MAILS = 'order-mails';

export const linesOf = (order: store.OrderRow) =>
  order.snapshot.lines.map(({ variantId, quantity }) => ({ variantId, quantity }));

/** What makes an order stand or fall, always inside the transaction that decides it. */
export function makeLifecycle(deps: {
  carts: Carts;
  discounts: Discounts;
  giftCards: GiftCards;
  stock: Stock;
  jobs: Jobs;
  now: () => Date;
}) {
  const { carts, discounts, giftCards, stock, jobs, now } = deps;

  const postSale = (tx: Tx, siteId: string, { id: orderId, currency, snapshot }: store.OrderRow) =>
    post(tx, { siteId, orderId, currency, at: now() }, salePostings(snapshot));

  return {
    /** Writes down what was paid, and issues the gift cards that were bought with it. */
    async noteMoney(tx: Tx, siteId: string, order: store.OrderRow): Promise<void> {
      await postSale(tx, siteId, order);
      await giftCards.issueFor(tx, siteId, order);
    },

    /** Gives it a number, keeps its goods for good and has both sides told. Does nothing when it was decided before. */
    async confirm(
      tx: Tx,
      { siteId, orderId, isPaid }: { siteId: string; orderId: string; isPaid: boolean },
      end: End,
    ): Promise<void> {
      const order = await store.lockOrder(tx, orderId);
      if (order?.state !== 'AWAITING') return;
      const at = now();
      const paid = {
        kind: 'paid' as const,
        at: new Date(at.getTime() + 1),
        detail: { label: order.snapshot.payLabel },
      };
      if (isPaid) await giftCards.issueFor(tx, siteId, order);
      // None of these waits for another, so they go out together. Letters are written in a job of their own:
      // nobody waits for them while goods are locked.
      const write = (): Promise<unknown>[] => [
        store.insertEvents(tx, siteId, orderId, [{ kind: 'placed', at }, ...(isPaid ? [paid] : [])]),
        ...(isPaid ? [postSale(tx, siteId, order)] : []),
        ...(order.cartId === null ? [] : [carts.markPurchased(tx, order.cartId)]),
        jobs.enqueue(tx, SEND_ORDER_MAILS, { siteId, orderId }),
        // Last, because it locks the counter of the whole shop until the commit behind it.
        store.confirmOrder(tx, { siteId, id: orderId, isPaid, placedAt: at }),
      ];
      end(() => Promise.all(write()));
    },

    /** Puts everything back as it was before somebody tried to pay. */
    async release(tx: Tx, siteId: string, orderId: string): Promise<boolean> {
      const order = await store.lockOrder(tx, orderId);
      if (order?.state !== 'AWAITING') return false;
      await store.updateOrder(tx, orderId, { state: 'FAILED', heldUntil: null });
      // In the order in which they were taken, so that buyers and those who give up never wait in a circle.
      await discounts.giveBack(tx, orderId);
      await giftCards.release(tx, { siteId, orderId, currency: order.currency });
      await stock.putBack(tx, siteId, { orderId, lines: linesOf(order), reason: 'notPaid' });
      if (order.cartId !== null) await carts.releaseOrder(tx, order.cartId, orderId);
      return true;
    },

    /** What an order has just made scarce. */
    scarceAfter(
      lines: readonly {
        variantId: string;
        title: string;
        optionValues: { value: string }[];
        quantity: number;
      }[],
      left: readonly Left[],
      lowStock: number,
    ): { title: string; left: number }[] {
      return lines.flatMap(({ variantId, title, optionValues, quantity }) => {
        const after = left.find((each) => each.variantId === variantId)?.left ?? null;
        if (after === null || after > lowStock || after + quantity <= lowStock) return [];
        const name = variantName(optionValues);
        return [{ title: name === '' ? title : `${title}, ${name}`, left: after }];
      });
    },
  };
}

export type Lifecycle = ReturnType<typeof makeLifecycle>;
