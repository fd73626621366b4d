import {
  and,
  asc,
  count,
  eq,
  fillPlaceholders,
  gt,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { LEAVING_STATE, MEMBER_STATES, type MemberAreaDraft } from '#core/members/member-area.ts';
import { isLoggedIn, ofSession } from '../customers/logged-in.ts';
import type { Database, Tx } from '../database/database.ts';
import {
  customers,
  customerSessions,
  customerSubscriptions,
  livePages,
  memberAreas,
  memberMailsOff,
  memberPages,
  orders,
  subscriptionPeriods,
} from '../database/schema.ts';

const columns = {
  id: memberAreas.id,
  name: memberAreas.name,
  words: memberAreas.words,
  products: memberAreas.products,
  showsTeasers: memberAreas.showsTeasers,
};
export type AreaRow = MemberAreaDraft & { id: string };

export async function listAreas(tx: Tx, ids?: readonly string[]): Promise<AreaRow[]> {
  return tx
    .select(columns)
    .from(memberAreas)
    .where(ids && inArray(memberAreas.id, [...ids]))
    .orderBy(asc(memberAreas.createdAt), asc(memberAreas.id));
}

export async function findArea(tx: Tx, id: string): Promise<AreaRow | undefined> {
  return (await listAreas(tx, [id]))[0];
}

export async function putArea(
  tx: Tx,
  { siteId, id, at }: { siteId: string; id: string; at: Date },
  body: MemberAreaDraft,
): Promise<void> {
  await tx
    .insert(memberAreas)
    .values({ siteId, id, createdAt: at, ...body })
    .onConflictDoUpdate({ target: [memberAreas.siteId, memberAreas.id], set: body });
}

export async function deleteArea(tx: Tx, id: string): Promise<void> {
  await tx.delete(memberAreas).where(eq(memberAreas.id, id));
}

export async function countPages(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: memberPages.areaId, pages: count() })
    .from(memberPages)
    .groupBy(memberPages.areaId);
  return new Map(rows.map(({ id, pages }) => [id, pages]));
}

/** What is published of each area. */
export async function listLivePages(
  tx: Tx,
): Promise<{ areaId: string; documentId: string; path: string; title: string }[]> {
  return tx
    .select({
      areaId: memberPages.areaId,
      documentId: memberPages.documentId,
      path: livePages.path,
      title: livePages.title,
    })
    .from(memberPages)
    .innerJoin(
      livePages,
      and(eq(livePages.siteId, memberPages.siteId), eq(livePages.documentId, memberPages.documentId)),
    )
    .orderBy(asc(livePages.title));
}

export async function listPages(tx: Tx): Promise<{ documentId: string; areaId: string }[]> {
  return tx
    .select({ documentId: memberPages.documentId, areaId: memberPages.areaId })
    .from(memberPages)
    .orderBy(asc(memberPages.documentId));
}

/** Puts a document into an area; nothing where the site has no such document. */
export async function putPage(
  tx: Tx,
  siteId: string,
  { documentId, areaId }: { documentId: string; areaId: string },
): Promise<void> {
  await tx.execute(sql`
    insert into member_pages (site_id, document_id, area_id)
    select ${siteId}, id, ${areaId} from documents where id = ${documentId}
    on conflict (site_id, document_id) do update set area_id = excluded.area_id`);
}

/**
 * Whether a customer has subscribed to one of these, or has bought one for good and was not refunded. An order of a
 * subscription is for its period alone.
 */
function hasPaidFor(products: SQL, at: SQL): SQL {
  const subscription = and(
    eq(customerSubscriptions.siteId, customers.siteId),
    eq(customerSubscriptions.customerId, customers.id),
    sql`${products} ? ${customerSubscriptions.productId}`,
    or(
      inArray(customerSubscriptions.state, [...MEMBER_STATES]),
      and(eq(customerSubscriptions.state, LEAVING_STATE), sql`${customerSubscriptions.periodEnd} > ${at}`),
    ),
  );
  const order = and(
    eq(orders.siteId, customers.siteId),
    eq(orders.customerId, customers.id),
    eq(orders.isPaid, true),
    isNotNull(orders.placedAt),
    inArray(orders.state, ['PENDING', 'FULFILLED']),
    sql`exists (select from jsonb_array_elements(${orders.snapshot}->'lines') line where ${products} ? (line->>'productId'))`,
    sql`not exists (select from ${subscriptionPeriods}
      where ${subscriptionPeriods.siteId} = ${orders.siteId} and ${subscriptionPeriods.orderId} = ${orders.id})`,
  );
  return sql`(exists (select from ${customerSubscriptions} where ${subscription})
    or exists (select from ${orders} where ${order}))`;
}

/** With no products an account is enough. */
const isEntitled = (products: SQL, at: SQL): SQL =>
  sql`case when ${products} = '[]' then ${customers.joinedAt} is not null else ${hasPaidFor(products, at)} end`;

const isMember = ({ products }: AreaRow, at: Date) =>
  and(
    isNull(customers.blockedAt),
    isEntitled(sql`${JSON.stringify(products)}::jsonb`, sql`${at.toISOString()}::timestamptz`),
  );

export async function hasAccess(tx: Tx, customerId: string, area: AreaRow, at: Date): Promise<boolean> {
  const [found] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, customerId), isMember(area, at)));
  return found !== undefined;
}

const asked = {
  tokenHash: sql`${sql.placeholder('tokenHash')}`,
  areaId: sql`${sql.placeholder('areaId')}`,
  at: sql`${sql.placeholder('at')}::timestamptz`,
};

/** One row where somebody is logged in. */
const ENTER = new QueryBuilder()
  .select({
    mayEnter: sql`coalesce(${isEntitled(sql`${memberAreas.products}`, asked.at)}, false)`.as('may_enter'),
  })
  .from(customerSessions)
  .innerJoin(customers, ofSession)
  .leftJoin(
    memberAreas,
    and(eq(memberAreas.siteId, customerSessions.siteId), sql`${memberAreas.id} = ${asked.areaId}`),
  )
  .where(isLoggedIn(asked.tokenHash, asked.at))
  .toSQL();

/** Who is logged in and may enter an area, in one round trip: it is asked with every request. */
export async function enter(
  db: Pick<Database, 'readOnce'>,
  siteId: string,
  { at, ...about }: { tokenHash: string; areaId: string; at: Date },
): Promise<{ mayEnter: boolean; isLoggedIn: boolean }> {
  const values = fillPlaceholders(ENTER.params, { ...about, at: at.toISOString() }).map(String);
  const [row] = await db.readOnce<{ may_enter: boolean }>(siteId, ENTER.sql, values);
  return { mayEnter: row?.may_enter === true, isLoggedIn: row !== undefined };
}

export async function listMembers(
  tx: Tx,
  area: AreaRow,
  { at, after, limit }: { at: Date; after: string; limit: number },
): Promise<{ id: string; name: string; email: string }[]> {
  return tx
    .select({ id: customers.id, name: customers.name, email: customers.email })
    .from(customers)
    .where(and(gt(customers.email, after), isMember(area, at)))
    .orderBy(asc(customers.email))
    .limit(limit);
}

export async function countMembers(tx: Tx, area: AreaRow, at: Date): Promise<number> {
  const [row] = await tx.select({ members: count() }).from(customers).where(isMember(area, at));
  return row?.members ?? 0;
}

const isMailed = (area: AreaRow, at: Date) =>
  and(
    isMember(area, at),
    sql`not exists (select from ${memberMailsOff} where ${memberMailsOff.siteId} = ${customers.siteId}
      and ${memberMailsOff.areaId} = ${area.id} and ${memberMailsOff.email} = ${customers.email})`,
  );

export async function countMailed(tx: Tx, area: AreaRow, at: Date): Promise<number> {
  const [row] = await tx.select({ members: count() }).from(customers).where(isMailed(area, at));
  return row?.members ?? 0;
}

export async function listMailed(
  tx: Tx,
  area: AreaRow,
  { at, after, limit }: { at: Date; after: string; limit: number },
): Promise<string[]> {
  const rows = await tx
    .select({ email: customers.email })
    .from(customers)
    .where(and(gt(customers.email, after), isMailed(area, at)))
    .orderBy(asc(customers.email))
    .limit(limit);
  return rows.map(({ email }) => email);
}

/** Says whether anything changed. */
export async function stopMails(
  tx: Tx,
  row: { siteId: string; areaId: string; email: string; leftAt: Date },
): Promise<boolean> {
  const rows = await tx.insert(memberMailsOff).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}

export async function resumeMails(tx: Tx, areaId: string, email: string): Promise<void> {
  await tx
    .delete(memberMailsOff)
    .where(and(eq(memberMailsOff.areaId, areaId), eq(memberMailsOff.email, email)));
}

/** The areas whose emails somebody does not want. */
export async function listStopped(tx: Tx, email: string): Promise<Set<string>> {
  const rows = await tx
    .select({ areaId: memberMailsOff.areaId })
    .from(memberMailsOff)
    .where(eq(memberMailsOff.email, email));
  return new Set(rows.map(({ areaId }) => areaId));
}

/** The product of a subscription that is paid for, or free at the moment. */
export async function findSubscribed(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ productId: customerSubscriptions.productId })
    .from(customerSubscriptions)
    .where(and(eq(customerSubscriptions.id, id), inArray(customerSubscriptions.state, [...MEMBER_STATES])));
  return row?.productId;
}
