import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  lte,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { LedgerAccount } from '#core/commerce/orders/ledger.ts';
import type { Cents, CurrencyCode } from '#core/money/currency.ts';
import type { PayWay } from '#core/commerce/orders/orders.ts';
import type { Answer } from '#core/forms/summary.ts';
import {
  LISTED_SUBSCRIPTION_STATES,
  type ListedSubscriptionState,
  type SubscriptionEvent,
} from '#core/subscriptions/states.ts';
import type { Tx } from '../database/database.ts';
import { gather, isAsked, statementForMany } from '../database/gathering.ts';
import {
  accounts,
  customerSubscriptions as table,
  ledgerEntries,
  orders,
  subscriptionEvents as events,
  subscriptionPeriods as periods,
  subscriptionsDue as due,
} from '../database/schema.ts';
import { statement } from '../database/statement.ts';
import { newId } from '../ids.ts';

type Row = typeof table.$inferSelect;
export type SubscriptionRow = Omit<Row, 'answers' | 'currency' | 'payWay'> & {
  answers: Answer[];
  currency: CurrencyCode;
  payWay: PayWay;
};
/** Everything a change may set; whose it is and where never changes. */
export type SubscriptionChange = Partial<Omit<SubscriptionRow, 'siteId' | 'id' | 'createdAt'>>;

const asRow = (row: Row | undefined) => row as SubscriptionRow | undefined;

export async function insert(tx: Tx, row: SubscriptionRow): Promise<void> {
  await tx.insert(table).values(row);
}

export async function find(tx: Tx, id: string): Promise<SubscriptionRow | undefined> {
  return asRow((await tx.select().from(table).where(eq(table.id, id)))[0]);
}

/** What a cart has become, unless its payment came to nothing. */
export async function findOfCart(tx: Tx, cartId: string): Promise<SubscriptionRow | undefined> {
  const isIts = and(eq(table.cartId, cartId), ne(table.state, 'failed'));
  return asRow((await tx.select().from(table).where(isIts))[0]);
}

/** From here on nobody else changes it before this transaction ends. */
export async function lock(tx: Tx, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await gather(tx, 'lock-subscription', [id], async (ids) => {
    const rows = await tx
      .select()
      .from(table)
      .where(inArray(table.id, [...ids]))
      .orderBy(asc(table.id))
      .for('update');
    return ids.map((each) => asRow(rows.find((found) => found.id === each)));
  });
  return row;
}

/** Those of them that are due, locked as well; others are at the rest, and do what is due. */
export async function lockDue(tx: Tx, ids: readonly string[], until: Date): Promise<SubscriptionRow[]> {
  const isAsked = inArray(table.id, [...ids]);
  const rows = await tx
    .select()
    .from(table)
    .where(isAsked)
    .orderBy(asc(table.id))
    .for('update', { skipLocked: true });
  // Only once they are locked, or somebody may have done it meanwhile.
  const isDue = and(inArray(due.subscriptionId, [...ids]), lte(due.dueAt, until));
  const found = await tx.select({ id: due.subscriptionId }).from(due).where(isDue);
  const dueIds = new Set(found.map(({ id }) => id));
  return (rows as SubscriptionRow[]).filter(({ id }) => dueIds.has(id));
}

const COLUMNS = getTableColumns(table);
type Column = keyof typeof COLUMNS;
const updating = new Map<string, ReturnType<typeof statementForMany>>();

/** The statement that sets these columns. */
function updateOf(names: readonly Column[]) {
  const key = names.join();
  const known = updating.get(key);
  if (known) return known;
  const set = names.map((name) => `"${COLUMNS[name].name}" = asked."${name}"`);
  const asked = names.map((name) => `"${name}" ${COLUMNS[name].getSQLType()}`);
  const made = statementForMany(
    `update-subscription-${updating.size}`,
    `with asked as materialized (
       select * from json_to_recordset($1::json) as asked(id text, ${asked.join(', ')})
     )
     update customer_subscriptions set ${set.join(', ')} from asked
     where customer_subscriptions.id = asked.id and ${isAsked('customer_subscriptions')}`,
  );
  updating.set(key, made);
  return made;
}

export async function update(tx: Tx, id: string, change: SubscriptionChange): Promise<void> {
  const names = (Object.keys(change) as (keyof SubscriptionChange)[]).filter(
    (name) => change[name] !== undefined,
  );
  if (names.length > 0) await updateOf(names.sort())(tx, [{ ...change, id }]);
}

interface Due {
  siteId: string;
  subscriptionId: string;
  dueAt: Date;
}

const settingDue = statementForMany<Due>(
  'set-subscription-due',
  `insert into subscriptions_due (site_id, subscription_id, due_at)
   select "siteId", "subscriptionId", "dueAt" from json_to_recordset($1::json)
     as asked("siteId" text, "subscriptionId" text, "dueAt" timestamptz)
   on conflict (site_id, subscription_id) do update set due_at = excluded.due_at`,
);

/** When to look at it next; null for never again. */
export async function setDue(
  tx: Tx,
  { siteId, id: subscriptionId }: Pick<SubscriptionRow, 'siteId' | 'id'>,
  dueAt: Date | null,
): Promise<void> {
  if (dueAt === null) await tx.delete(due).where(eq(due.subscriptionId, subscriptionId));
  else await settingDue(tx, [{ siteId, subscriptionId, dueAt }]);
}

export async function dueAtOf(tx: Tx, id: string): Promise<Date | undefined> {
  return (await tx.select({ dueAt: due.dueAt }).from(due).where(eq(due.subscriptionId, id)))[0]?.dueAt;
}

/** Of all sites, the longest overdue first. */
export const listDue = (db: Tx, until: Date, limit: number) => listingDue(db, [until, limit]);

const listingDue = statement<{ siteId: string; id: string }>(
  'list-subscriptions-due',
  `select site_id as "siteId", subscription_id as id from subscriptions_due where due_at <= $1 order by due_at limit $2`,
);

/** The next moment at which something is due on any site. */
export async function nextDue(db: Tx): Promise<Date | undefined> {
  return (await db.select({ dueAt: due.dueAt }).from(due).orderBy(asc(due.dueAt)).limit(1))[0]?.dueAt;
}

type Period = typeof periods.$inferInsert;

const insertingPeriod = statementForMany<Period>(
  'insert-subscription-period',
  `insert into subscription_periods (site_id, subscription_id, cycle, order_id, starts_at, ends_at)
   select "siteId", "subscriptionId", cycle, "orderId", "startsAt", "endsAt" from json_to_recordset($1::json)
     as asked("siteId" text, "subscriptionId" text, cycle int, "orderId" text, "startsAt" timestamptz,
       "endsAt" timestamptz)`,
);

/** Fails for a period that has its order already. */
export async function insertPeriod(tx: Tx, row: Period): Promise<void> {
  await insertingPeriod(tx, [row]);
}

export async function listPeriods(tx: Tx, subscriptionId: string, limit: number) {
  return tx
    .select({
      cycle: periods.cycle,
      startsAt: periods.startsAt,
      endsAt: periods.endsAt,
      orderId: periods.orderId,
      number: orders.number,
      totalCents: orders.totalCents,
      isPaid: orders.isPaid,
    })
    .from(periods)
    .innerJoin(orders, and(eq(orders.siteId, periods.siteId), eq(orders.id, periods.orderId)))
    .where(eq(periods.subscriptionId, subscriptionId))
    .orderBy(desc(periods.cycle))
    .limit(limit);
}

/** What was paid for periods that have not begun, and the order it came with. */
export async function findDeferred(tx: Tx, subscriptionId: string) {
  const sumOf = (account: LedgerAccount) =>
    sql<Cents>`coalesce(-sum(${ledgerEntries.cents}) filter (where ${ledgerEntries.account} = ${account}), 0)::bigint`;
  const [row] = await tx
    .select({
      deferredSales: sumOf('deferredSales'),
      deferredShipping: sumOf('deferredShipping'),
      orderId: sql<string>`coalesce(max(${periods.orderId}), '')`,
    })
    .from(periods)
    .innerJoin(
      ledgerEntries,
      and(eq(ledgerEntries.siteId, periods.siteId), eq(ledgerEntries.orderId, periods.orderId)),
    )
    .where(eq(periods.subscriptionId, subscriptionId));
  return row;
}

export interface NewEvent {
  kind: SubscriptionEvent;
  words?: string;
  orderId?: string | null;
  accountId?: string | null;
  at: Date;
}

const noting = statementForMany<NewEvent & { siteId: string; subscriptionId: string; id: string }>(
  'note-subscription-event',
  `insert into subscription_events (site_id, id, subscription_id, kind, words, order_id, account_id, at)
   select "siteId", id, "subscriptionId", kind, coalesce(words, ''), "orderId", "accountId", at
   from json_to_recordset($1::json) as asked("siteId" text, id text, "subscriptionId" text, kind text, words text,
     "orderId" text, "accountId" text, at timestamptz)`,
);

export async function note(
  tx: Tx,
  { siteId, id: subscriptionId }: Pick<SubscriptionRow, 'siteId' | 'id'>,
  event: NewEvent,
): Promise<void> {
  await noting(tx, [{ ...event, siteId, subscriptionId, id: newId() }]);
}

export async function listEvents(tx: Tx, subscriptionId: string, limit: number) {
  return tx
    .select({
      id: events.id,
      kind: events.kind,
      words: events.words,
      orderId: events.orderId,
      by: sql<string>`coalesce(${accounts.name}, '')`,
      at: events.at,
    })
    .from(events)
    .leftJoin(accounts, eq(accounts.id, events.accountId))
    .where(eq(events.subscriptionId, subscriptionId))
    .orderBy(desc(events.at), desc(events.id))
    .limit(limit);
}

export interface SubscriptionFilter {
  state?: ListedSubscriptionState | undefined;
  words: string;
  customerId?: string;
  after?: { at: string; id: string } | undefined;
  limit: number;
}

export async function list(
  tx: Tx,
  filter: SubscriptionFilter,
): Promise<(SubscriptionRow & { dueAt: Date | null })[]> {
  const like = `%${filter.words.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { after } = filter;
  const rows = await tx
    .select({ row: table, dueAt: due.dueAt })
    .from(table)
    .leftJoin(due, and(eq(due.siteId, table.siteId), eq(due.subscriptionId, table.id)))
    .where(
      and(
        filter.state === undefined
          ? inArray(table.state, [...LISTED_SUBSCRIPTION_STATES])
          : eq(table.state, filter.state),
        filter.customerId === undefined ? undefined : eq(table.customerId, filter.customerId),
        filter.words.trim() === ''
          ? undefined
          : or(ilike(table.email, like), ilike(table.name, like), ilike(table.title, like)),
        after && sql`(${table.createdAt}, ${table.id}) < (${after.at}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(filter.limit);
  return rows.map(({ row, dueAt }) => ({ ...(row as SubscriptionRow), dueAt }));
}

const cursorPattern = /^([a-z0-9]{24})_(\d{4}-[\d:.TZ-]+)$/;
export const cursorOf = ({ id, createdAt }: SubscriptionRow) => `${id}_${createdAt.toISOString()}`;

/** A cursor that is none of ours is the beginning. */
export function readCursor(cursor: string | undefined): SubscriptionFilter['after'] {
  const [, id, at] = cursorPattern.exec(cursor ?? '') ?? [];
  return id !== undefined && at !== undefined && !Number.isNaN(Date.parse(at)) ? { id, at } : undefined;
}

const OVER = ['failed', 'cancelled', 'finished'] as const;

/** Those of a customer that would go on. */
export async function listRunning(tx: Tx, customerId: string): Promise<SubscriptionRow[]> {
  const rows = await tx
    .select()
    .from(table)
    .where(and(eq(table.customerId, customerId), notInArray(table.state, [...OVER])))
    .for('update');
  return rows as SubscriptionRow[];
}

export async function moveCustomer(tx: Tx, from: string, to: string): Promise<void> {
  await tx.update(table).set({ customerId: to }).where(eq(table.customerId, from));
}
