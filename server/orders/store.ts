import { and, asc, desc, eq, gte, ilike, inArray, lt, lte, or, sql } from 'drizzle-orm';
import {
  LISTED_STATES,
  type OrderEvent,
  type OrderState,
  type PayWay,
} from '#core/commerce/orders/orders.ts';
import type { CurrencyCode, Cents } from '#core/money/currency.ts';
import type { OrderSnapshot } from '#contract/shop/orders.ts';
import type { Tx } from '../database/database.ts';
import { accounts, orderEvents, orders } from '../database/schema.ts';
import { isAsked, statementForMany } from '../database/gathering.ts';
import { statement } from '../database/statement.ts';
import { newId } from '../ids.ts';

export interface Tracking {
  carrier: string;
  number: string;
  url: string;
}

export interface OrderRow {
  id: string;
  number: number | null;
  state: OrderState;
  cartId: string | null;
  customerId: string | null;
  payWay: PayWay;
  isPaid: boolean;
  paymentId: string | null;
  email: string;
  name: string;
  currency: CurrencyCode;
  totalCents: Cents;
  refundedCents: Cents;
  snapshot: OrderSnapshot;
  tracking: Tracking | null;
  heldUntil: Date | null;
  createdAt: Date;
  placedAt: Date | null;
}

const columns = {
  id: orders.id,
  number: orders.number,
  state: sql<OrderState>`${orders.state}`,
  cartId: orders.cartId,
  customerId: orders.customerId,
  payWay: sql<PayWay>`${orders.payWay}`,
  isPaid: orders.isPaid,
  paymentId: orders.paymentId,
  email: orders.email,
  name: orders.name,
  currency: sql<CurrencyCode>`${orders.currency}`,
  totalCents: orders.totalCents,
  refundedCents: orders.refundedCents,
  snapshot: sql<OrderSnapshot>`${orders.snapshot}`,
  tracking: sql<Tracking | null>`${orders.tracking}`,
  heldUntil: orders.heldUntil,
  createdAt: orders.createdAt,
  placedAt: orders.placedAt,
};

export interface NewOrder {
  siteId: string;
  id: string;
  /** Null for renewals, which nobody put into a cart. */
  cartId: string | null;
  /** Null for guests. */
  customerId: string | null;
  payWay: PayWay;
  paymentId: string | null;
  email: string;
  name: string;
  currency: CurrencyCode;
  totalCents: Cents;
  snapshot: OrderSnapshot;
  heldUntil: Date;
  createdAt: Date;
}

const inserting = statementForMany<NewOrder & { words: string }>(
  'insert-order',
  `insert into orders (site_id, id, state, cart_id, pay_way, payment_id, email, name, currency, total_cents,
     snapshot, words, held_until, created_at, customer_id)
   select "siteId", id, 'AWAITING', "cartId", "payWay", "paymentId", email, name, currency, "totalCents",
     snapshot, words, "heldUntil", "createdAt", "customerId"
   from json_to_recordset($1::json) as asked("siteId" text, id text, "cartId" text, "payWay" text, "paymentId" text,
     email text, name text, currency text, "totalCents" bigint, snapshot jsonb, words text,
     "heldUntil" timestamptz, "createdAt" timestamptz, "customerId" text)`,
);

/** Waiting for its payment, and for nobody's eyes yet. */
export async function insertOrder(tx: Tx, row: NewOrder): Promise<void> {
  const { lines } = row.snapshot;
  const words = [row.name, row.email, ...lines.flatMap(({ title, sku }) => [title, sku])].join(' ');
  await inserting(tx, [{ ...row, words }]);
}

const COLUMNS = `id, number, state, cart_id as "cartId", customer_id as "customerId", pay_way as "payWay", is_paid as "isPaid",
  payment_id as "paymentId", email, name, currency, total_cents as "totalCents", refunded_cents as "refundedCents",
  snapshot, tracking, held_until as "heldUntil", created_at as "createdAt", placed_at as "placedAt"`;
const finding = statement<OrderRow>(
  'find-orders',
  `select ${COLUMNS} from orders where id = any($1::text[])`,
);
const locking = statementForMany<{ id: string }, OrderRow>(
  'lock-order',
  `with asked as materialized (select * from json_to_recordset($1::json) as asked(id text, nth int))
   select nth, ${COLUMNS} from asked join orders using (id) where ${isAsked('orders')}
   order by id for update of orders`,
);

export const findOrders = (tx: Tx, ids: readonly string[]): Promise<OrderRow[]> => finding(tx, [ids]);

export async function findOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  return (await findOrders(tx, [id]))[0];
}

/** From here on nobody else changes it before this transaction ends. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  return (await locking(tx, [{ id }]))[0];
}

interface Confirmed {
  siteId: string;
  id: string;
  isPaid: boolean;
  placedAt: Date;
}

const confirming = statementForMany<Confirmed>(
  'confirm-order',
  `with asked as (
     select *, count(*) over () as all_of_them from json_to_recordset($1::json)
       as asked("siteId" text, id text, "isPaid" boolean, "placedAt" timestamptz, nth int)
   ), next as (
     insert into store_counters (site_id, last_order) select "siteId", count(*) from asked group by "siteId"
     on conflict (site_id) do update set last_order = store_counters.last_order + excluded.last_order
     returning last_order
   )
   update orders set state = 'PENDING', number = next.last_order - all_of_them + nth + 1, is_paid = "isPaid",
     held_until = null, placed_at = "placedAt"
   from next, asked where orders.id = asked.id and ${isAsked('orders')}`,
);

/** The counter stays locked until the order stands, so numbers follow each other without gaps. */
export async function confirmOrder(tx: Tx, order: Confirmed): Promise<void> {
  await confirming(tx, [order]);
}

export async function updateOrder(
  tx: Tx,
  id: string,
  change: Partial<
    Pick<
      OrderRow,
      'state' | 'number' | 'isPaid' | 'paymentId' | 'refundedCents' | 'tracking' | 'heldUntil' | 'placedAt'
    >
  >,
): Promise<void> {
  await tx.update(orders).set(change).where(eq(orders.id, id));
}

export interface NewEvent {
  kind: OrderEvent;
  detail?: Readonly<Record<string, unknown>>;
  accountId?: string | null;
  at: Date;
}

type EventRow = NewEvent & { siteId: string; orderId: string; id: string };

/** What writes the events that stand in `asked`. */
const WRITING_EVENTS = `insert into order_events (site_id, order_id, id, kind, detail, account_id, at)
  select "siteId", "orderId", id, kind, detail, "accountId", at from asked`;
const ASKED_EVENTS = `select * from json_to_recordset($1::json) as asked("siteId" text, "orderId" text, id text,
  kind text, detail jsonb, "accountId" text, at timestamptz, nth int)`;

const noting = statementForMany<EventRow>(
  'note-order-events',
  `with asked as (${ASKED_EVENTS}) ${WRITING_EVENTS}`,
);
const notingOnce = statementForMany<EventRow, { id: string }>(
  'note-order-event-once',
  `with asked as (${ASKED_EVENTS}), noted as (${WRITING_EVENTS} on conflict do nothing returning id)
   select nth, id from asked join noted using (id)`,
);

export async function insertEvents(
  tx: Tx,
  siteId: string,
  orderId: string,
  events: readonly NewEvent[],
): Promise<void> {
  await noting(
    tx,
    events.map((event) => ({ detail: {}, ...event, id: newId(), siteId, orderId })),
  );
}

/** False when the event of this id was written before. */
export async function insertEventOnce(
  tx: Tx,
  siteId: string,
  orderId: string,
  event: NewEvent & { id: string },
): Promise<boolean> {
  const [noted] = await notingOnce(tx, [{ detail: {}, ...event, siteId, orderId }]);
  return noted !== undefined;
}

export async function listEvents(tx: Tx, orderId: string) {
  return tx
    .select({
      id: orderEvents.id,
      kind: sql<OrderEvent>`${orderEvents.kind}`,
      detail: sql<Record<string, unknown>>`${orderEvents.detail}`,
      by: sql<string>`coalesce(${accounts.name}, '')`,
      at: orderEvents.at,
    })
    .from(orderEvents)
    .leftJoin(accounts, eq(accounts.id, orderEvents.accountId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.at), asc(orderEvents.id));
}

export interface OrderFilter {
  words: string;
  state?: OrderState | undefined;
  isPaid?: boolean | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
  customerId?: string | undefined;
  before?: { placedAt: Date; id: string } | undefined;
  limit: number;
}

/** Where the next page begins: behind the last order of this one. */
export const cursorOf = (last: OrderRow | undefined): string | null =>
  last?.placedAt ? `${last.placedAt.toISOString()}_${last.id}` : null;

export function behind(cursor: string | undefined): Pick<OrderFilter, 'before'> {
  const [placedAt, id] = cursor?.split('_') ?? [];
  if (placedAt === undefined || id === undefined || Number.isNaN(Date.parse(placedAt))) return {};
  return { before: { placedAt: new Date(placedAt), id } };
}

export async function listOrders(tx: Tx, filter: OrderFilter): Promise<OrderRow[]> {
  const { before, words } = filter;
  const number = /^#?(\d{1,9})$/.exec(words.trim())?.[1];
  return tx
    .select(columns)
    .from(orders)
    .where(
      and(
        filter.state === undefined
          ? inArray(orders.state, [...LISTED_STATES])
          : eq(orders.state, filter.state),
        filter.isPaid === undefined ? undefined : eq(orders.isPaid, filter.isPaid),
        filter.customerId === undefined ? undefined : eq(orders.customerId, filter.customerId),
        filter.since && gte(orders.placedAt, filter.since),
        filter.until && lt(orders.placedAt, filter.until),
        words.trim() === ''
          ? undefined
          : or(
              ilike(orders.words, `%${words.trim().replaceAll(/[\\%_]/g, '\\$&')}%`),
              number === undefined ? undefined : eq(orders.number, Number(number)),
            ),
        before &&
          or(
            lt(orders.placedAt, before.placedAt),
            and(eq(orders.placedAt, before.placedAt), lt(orders.id, before.id)),
          ),
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(filter.limit);
}

/** Orders whose goods are kept no longer. */
export async function listHeldUntil(tx: Tx, moment: Date): Promise<string[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'AWAITING'), lte(orders.heldUntil, moment)))
    .orderBy(asc(orders.heldUntil));
  return rows.map(({ id }) => id);
}

export async function countState(tx: Tx, state: OrderState): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)` })
    .from(orders)
    .where(eq(orders.state, state));
  return row?.count ?? 0;
}

const givingCustomers = statementForMany<{ id: string; customerId: string }>(
  'set-customer-of-order',
  `with asked as materialized (select * from json_to_recordset($1::json) as asked(id text, "customerId" text))
   update orders set customer_id = "customerId" from asked where orders.id = asked.id and ${isAsked('orders')}`,
);

export async function setCustomer(tx: Tx, id: string, customerId: string): Promise<void> {
  await givingCustomers(tx, [{ id, customerId }]);
}

export async function moveCustomer(tx: Tx, from: string, to: string | null): Promise<void> {
  await tx.update(orders).set({ customerId: to }).where(eq(orders.customerId, from));
}

/** Money in the currency of the last order alone: what was paid in others cannot be added to it. */
const summing = statementForMany<
  { customerId: string },
  { orderCount: number; spentCents: Cents; currency: string; lastOrderAt: Date | null }
>(
  'sum-orders-of-customer',
  `select nth, sums.* from json_to_recordset($1::json) as asked("customerId" text, nth int), lateral (
     with placed as (
       select currency, is_paid, total_cents - refunded_cents as cents, placed_at from orders
       where customer_id = asked."customerId" and number is not null
     ), latest as (select currency from placed order by placed_at desc limit 1)
     select count(*)::int as "orderCount", max(placed_at) as "lastOrderAt",
       coalesce((select currency from latest), '') as currency,
       coalesce(sum(cents) filter (where is_paid and currency = (select currency from latest)), 0)::float8
         as "spentCents"
     from placed
   ) as sums`,
);

export async function sumsOfCustomer(tx: Tx, customerId: string) {
  const [sums] = await summing(tx, [{ customerId }]);
  if (!sums) throw new Error('A sum has no row.');
  return sums;
}

const findingOwner = statement<{ email: string }>(
  'find-owner-of-shop',
  `select email from memberships join accounts on accounts.id = memberships.account_id where is_owner`,
);

/** Whoever owns the site. */
export async function ownerEmail(tx: Tx): Promise<string> {
  return (await findingOwner(tx, []))[0]?.email ?? '';
}
