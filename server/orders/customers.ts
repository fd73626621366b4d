import { asBuyerReads } from '#core/commerce/cart/cart.ts';
import { lineWords, type ListedState } from '#core/commerce/orders/orders.ts';
import type { Cents } from '#core/money/currency.ts';
import type { CustomerOrder } from '#contract/shop/customer-accounts.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import type { Downloads } from './downloads.ts';
import type { OrderLinks } from './pages.ts';
import * as store from './store.ts';

const PAGE = 20;
const EXPORTED = 10_000;

/** What orders need of the customers' own records. */
export interface CustomerBook {
  ensure: (tx: Tx, siteId: string, buyer: { email: string; name: string; at: Date }) => Promise<string>;
  setSums: (
    tx: Tx,
    id: string,
    sums: { orderCount: number; spentCents: Cents; currency: string; lastOrderAt: Date | null },
  ) => Promise<void>;
  isBlocked: (tx: Tx, email: string) => Promise<boolean>;
}

/** Whose orders are whose. */
export function makeOrdersOfCustomers(deps: {
  db: Database;
  book: CustomerBook;
  links: OrderLinks;
  downloads: Downloads;
  now: () => Date;
}) {
  const { db, book, links, downloads, now } = deps;

  const countAgain = async (tx: Tx, customerId: string) =>
    book.setSums(tx, customerId, await store.sumsOfCustomer(tx, customerId));

  async function toCustomerOrder(site: Site, row: store.OrderRow): Promise<CustomerOrder[]> {
    const { number, placedAt, snapshot } = row;
    if (number === null || placedAt === null) return [];
    return [
      {
        id: row.id,
        number,
        state: row.state as ListedState,
        isPaid: row.isPaid,
        placedAt: placedAt.toISOString(),
        currency: row.currency,
        totalCents: row.totalCents,
        refundedCents: row.refundedCents,
        lines: snapshot.lines.map((line) => ({
          words: lineWords(asBuyerReads(line)),
          quantity: line.quantity,
        })),
        url: await links.pathOf(site.id, row.id),
        downloads: await downloads.linksOf(site.id, row),
      },
    ];
  }

  return {
    /** Writes down whose an order is that stands now; a guest becomes a customer by it. */
    async noteCustomer(tx: Tx, siteId: string, order: store.OrderRow): Promise<void> {
      const { customerId, email, name, placedAt } = order;
      const id = customerId ?? (await book.ensure(tx, siteId, { email, name, at: placedAt ?? now() }));
      if (customerId === null) await store.setCustomer(tx, order.id, id);
      await countAgain(tx, id);
    },

    countAgain,

    async ofCustomer(
      this: void,
      site: Site,
      customerId: string,
      before?: string,
    ): Promise<{ orders: CustomerOrder[]; next: string | null }> {
      const rows = await db.readSite(site.id, (tx) =>
        store.listOrders(tx, { words: '', customerId, ...store.behind(before), limit: PAGE + 1 }),
      );
      const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
      const orders = await Promise.all(rows.slice(0, PAGE).map((row) => toCustomerOrder(site, row)));
      return { orders: orders.flat(), next: store.cursorOf(last) };
    },

    /** Nothing for an order that is not theirs. */
    async linesOf(this: void, siteId: string, customerId: string, orderId: string) {
      const order = await db.readSite(siteId, (tx) => store.findOrder(tx, orderId));
      return order?.customerId === customerId && order.number !== null ? order.snapshot.lines : undefined;
    },

    exportOf: (siteId: string, customerId: string) =>
      db.readSite(siteId, async (tx) => {
        const rows = await store.listOrders(tx, { words: '', customerId, limit: EXPORTED });
        return rows.map(
          ({
            number,
            state,
            isPaid,
            email,
            name,
            placedAt,
            currency,
            totalCents,
            refundedCents,
            snapshot,
          }) => ({
            number,
            state,
            isPaid,
            email,
            name,
            placedAt,
            currency,
            totalCents,
            refundedCents,
            ...snapshot,
          }),
        );
      }),

    /** The orders of one customer are another's from here on. */
    async moveToCustomer(this: void, tx: Tx, from: string, to: string): Promise<void> {
      await store.moveCustomer(tx, from, to);
      await countAgain(tx, to);
    },

    leaveCustomer: (tx: Tx, customerId: string) => store.moveCustomer(tx, customerId, null),
  };
}

export type OrdersOfCustomers = ReturnType<typeof makeOrdersOfCustomers>;
