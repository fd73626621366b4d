import { and, asc, desc, eq, gte, ilike, inArray, lt, or, sql } from 'drizzle-orm';
import { LISTED_STATES, type OrderEvent, type OrderState, type PayWay } from '#core/commerce/orders.ts';
import type { CurrencyCode } from '#core/currency.ts';
import type { OrderSnapshot } from '#contract/orders.ts';
import type { Tx } from '../database/database.ts';
import {
  accounts,
  ledgerEntries,
  memberships,
  orderEvents,
  orders,
  storeCounters,
} from '../database/schema.ts';
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
  payWay: PayWay;
  isPaid: boolean;
  paymentId: string | null;
  email: string;
  name: string;
  currency: CurrencyCode;
  totalCents: number;
  refundedCents: number;
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

export async function insertOrder(
  tx: Tx,
  row: Pick<
    OrderRow,
    | 'id'
    | 'state'
    | 'payWay'
    | 'email'
    | 'name'
    | 'currency'
    | 'totalCents'
    | 'snapshot'
    | 'heldUntil'
    | 'createdAt'
  > & { siteId: string; cartId: string },
): Promise<OrderRow> {
  const { snapshot } = row;
  const words = [row.name, row.email, ...snapshot.lines.flatMap(({ title, sku }) => [title, sku])].join(' ');
  const [made] = await tx
    .insert(orders)
    .values({ ...row, words })
    .returning(columns);
  if (!made) throw new Error('The order was not written.');
  return made;
}

export async function findOrder(tx: Tx, id: string, isLocked = false): Promise<OrderRow | undefined> {
  const query = tx.select(columns).from(orders).where(eq(orders.id, id));
  const [row] = await (isLocked ? query.for('update') : query);
  return row;
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

/** The row stays locked until the order stands, so numbers follow each other without gaps. */
export async function nextNumber(tx: Tx, siteId: string): Promise<number> {
  const [row] = await tx
    .insert(storeCounters)
    .values({ siteId, lastOrder: 1 })
    .onConflictDoUpdate({
      target: storeCounters.siteId,
      set: { lastOrder: sql`${storeCounters.lastOrder} + 1` },
    })
    .returning({ number: storeCounters.lastOrder });
  if (!row) throw new Error('The order got no number.');
  return row.number;
}

export interface NewEvent {
  /** The same id is written once. */
  id?: string;
  kind: OrderEvent;
  detail?: Readonly<Record<string, unknown>>;
  accountId?: string | null;
  at: Date;
}

/** False when this event was written before. */
export async function insertEvents(
  tx: Tx,
  siteId: string,
  orderId: string,
  events: readonly NewEvent[],
): Promise<boolean> {
  const rows = await tx
    .insert(orderEvents)
    .values(events.map(({ id, ...event }) => ({ ...event, siteId, orderId, id: id ?? newId() })))
    .onConflictDoNothing()
    .returning({ id: orderEvents.id });
  return rows.length === events.length;
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

/** Each movement of money is written twice, so that all of them together come to nothing. */
export async function post(
  tx: Tx,
  order: { siteId: string; orderId: string; currency: string; at: Date },
  movement: Readonly<Record<string, number>>,
): Promise<void> {
  const rows = Object.entries(movement).filter(([, cents]) => cents !== 0);
  if (rows.reduce((sum, [, cents]) => sum + cents, 0) !== 0)
    throw new Error('A movement of money does not balance.');
  if (rows.length > 0)
    await tx
      .insert(ledgerEntries)
      .values(rows.map(([account, cents]) => ({ ...order, id: newId(), account, cents })));
}

export interface OrderFilter {
  words: string;
  state?: OrderState | undefined;
  before?: { placedAt: Date; id: string } | undefined;
  limit: number;
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

export async function countState(tx: Tx, state: OrderState): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)` })
    .from(orders)
    .where(eq(orders.state, state));
  return row?.count ?? 0;
}

export async function salesByDay(tx: Tx, since: Date, timeZone: string) {
  return tx
    .select({
      day: sql<string>`to_char(${orders.placedAt} at time zone ${timeZone}, 'YYYY-MM-DD')`,
      cents: sql<number>`sum(${orders.totalCents} - ${orders.refundedCents})::bigint`,
      orders: sql<number>`count(*)`,
    })
    .from(orders)
    .where(and(inArray(orders.state, [...LISTED_STATES]), gte(orders.placedAt, since)))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

export async function bestSellers(tx: Tx, since: Date, limit: number) {
  const result = await tx.execute<{ title: string; quantity: number; cents: number }>(sql`
    select line->>'title' as title, sum((line->>'quantity')::bigint)::bigint as quantity,
      sum((line->>'totalCents')::bigint)::bigint as cents
    from orders, jsonb_array_elements(snapshot->'lines') as line
    where state = any(${sql.param([...LISTED_STATES])}::text[]) and state <> 'CANCELED' and placed_at >= ${since}
    group by 1 order by 2 desc, 1 limit ${limit}`);
  return result.rows;
}

/** Whoever owns the site. */
export async function ownerEmail(tx: Tx): Promise<string> {
  const [row] = await tx
    .select({ email: accounts.email })
    .from(memberships)
    .innerJoin(accounts, eq(accounts.id, memberships.accountId))
    .where(eq(memberships.isOwner, true));
  return row?.email ?? '';
}
