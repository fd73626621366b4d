import { ORDER_EVENTS, type ListedState } from '#core/commerce/orders/orders.ts';
import { formatMoney, type Cents, isCents } from '#core/money/currency.ts';
import { localeOf } from '#core/settings/locale.ts';
import type { Settings } from '#core/settings/groups.ts';
import { leftToReturn } from '#core/commerce/orders/returns.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { Order, OrderEntry, OrderFilters } from '#contract/shop/orders.ts';
import type { Carts } from '../cart/service.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import { toOrdersCsv } from './export.ts';
import { returnsOf } from './returned-lines.ts';
import * as store from './store.ts';

const PAGE = 50;
const EXPORTED = 50_000;
/** What of an event's details is told after its name. */
const TOLD = ['label', 'note', 'reason', 'tracking'] as const;

/** Orders as owners and buyers get to see them. */
export function makeOrderReading(deps: { db: Database; carts: Carts }) {
  const { db, carts } = deps;
  return {
    /** For the page of an order; those that came to nothing have none. */
    async forBuyer(site: Site, id: string) {
      const row = await db.readSite(site.id, (tx) => store.findOrder(tx, id));
      return row && row.state !== 'FAILED' ? row : undefined;
    },

    findRow: (siteId: string, id: string) => db.readSite(siteId, (tx) => store.findOrder(tx, id)),

    async list(siteId: string, filters: OrderFilters) {
      return db.readSite(siteId, async (tx) => {
        const rows = await store.listOrders(tx, {
          ...filterOf(filters),
          ...store.behind(filters.before),
          limit: PAGE + 1,
        });
        const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
        return {
          orders: rows.slice(0, PAGE).flatMap((row) => toEntry(row) ?? []),
          pending: await store.countState(tx, 'PENDING'),
          next: store.cursorOf(last),
        };
      });
    },

    /** The latest of one customer. */
    async entriesOf(siteId: string, customerId: string): Promise<OrderEntry[]> {
      const filter = { words: '', customerId, limit: PAGE };
      const rows = await db.readSite(siteId, (tx) => store.listOrders(tx, filter));
      return rows.flatMap((row) => toEntry(row) ?? []);
    },

    async read(site: Site, id: string): Promise<Order | Failure> {
      const settings = await carts.settingsOf(site);
      return db.readSite(site.id, (tx) => readOrder(tx, id, settings));
    },

    async export(siteId: string, filters: OrderFilters): Promise<string> {
      const filter = { ...filterOf(filters), limit: EXPORTED };
      return toOrdersCsv(await db.readSite(siteId, (tx) => store.listOrders(tx, filter)));
    },
  };
}

export async function readOrder(tx: Tx, id: string, settings: Settings): Promise<Order | Failure> {
  const row = await store.findOrder(tx, id);
  const entry = row && toEntry(row);
  if (!row || !entry) return fail('notFound');
  const shown = (cents: Cents) =>
    formatMoney({ cents, currency: row.currency, locale: localeOf(settings.site) });
  const events = await store.listEvents(tx, id);
  return {
    ...entry,
    customerId: row.customerId,
    payWay: row.payWay,
    snapshot: row.snapshot,
    tracking: row.tracking,
    leftToReturn: leftToReturn(row.snapshot.lines, returnsOf(events)),
    events: events.map(({ id: eventId, kind, detail, by, at }) => ({
      id: eventId,
      kind,
      words: [
        kind === 'note' ? '' : ORDER_EVENTS[kind],
        isCents(detail['cents']) ? shown(detail['cents']) : '',
        ...TOLD.map((name) => detail[name]).filter((value) => typeof value === 'string'),
      ]
        .filter((part) => part !== '')
        .join(': '),
      by,
      at: at.toISOString(),
    })),
  };
}

function filterOf({ words = '', state, paid, since, until }: OrderFilters) {
  return {
    words,
    state,
    isPaid: paid === undefined ? undefined : paid === 'yes',
    since: since === undefined ? undefined : new Date(since),
    until: until === undefined ? undefined : new Date(until),
  };
}

function toEntry(row: store.OrderRow): OrderEntry | undefined {
  if (row.number === null || row.placedAt === null) return undefined;
  return {
    id: row.id,
    number: row.number,
    state: row.state as ListedState,
    isPaid: row.isPaid,
    email: row.email,
    name: row.name,
    currency: row.currency,
    totalCents: row.totalCents,
    refundedCents: row.refundedCents,
    quantity: row.snapshot.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    placedAt: row.placedAt.toISOString(),
    isTest: row.snapshot.isTest === true,
  };
}
