import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { MEMBER_STATES, type MemberAreaDraft } from '#core/members/member-area.ts';
import type { Tx } from '../database/database.ts';
import {
  customerSubscriptions,
  livePages,
  memberAreas,
  memberPages,
  orders,
  subscriptionPeriods,
} from '../database/schema.ts';

const columns = {
  id: memberAreas.id,
  name: memberAreas.name,
  words: memberAreas.words,
  products: memberAreas.products,
};
export type AreaRow = MemberAreaDraft & { id: string };

export async function listAreas(tx: Tx): Promise<AreaRow[]> {
  return tx.select(columns).from(memberAreas).orderBy(asc(memberAreas.createdAt), asc(memberAreas.id));
}

export async function findArea(tx: Tx, id: string): Promise<AreaRow | undefined> {
  return (await tx.select(columns).from(memberAreas).where(eq(memberAreas.id, id)))[0];
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
export async function listLivePages(tx: Tx): Promise<{ areaId: string; path: string; title: string }[]> {
  return tx
    .select({ areaId: memberPages.areaId, path: livePages.path, title: livePages.title })
    .from(memberPages)
    .innerJoin(
      livePages,
      and(eq(livePages.siteId, memberPages.siteId), eq(livePages.documentId, memberPages.documentId)),
    )
    .orderBy(asc(livePages.title));
}

/** Whether a customer has subscribed to one of these, or has bought it for good and was not refunded. */
export async function hasPaidFor(tx: Tx, customerId: string, products: readonly string[]): Promise<boolean> {
  const [subscribed] = await tx
    .select({ id: customerSubscriptions.id })
    .from(customerSubscriptions)
    .where(
      and(
        eq(customerSubscriptions.customerId, customerId),
        inArray(customerSubscriptions.state, [...MEMBER_STATES]),
        inArray(customerSubscriptions.productId, [...products]),
      ),
    )
    .limit(1);
  if (subscribed) return true;
  const hasOne = sql`exists (select from jsonb_array_elements(${orders.snapshot}->'lines') line
    where line->>'productId' in ${products})`;
  // An order of a subscription is for its period alone.
  const isOfPeriod = sql`exists (select from ${subscriptionPeriods}
    where ${subscriptionPeriods.siteId} = ${orders.siteId} and ${subscriptionPeriods.orderId} = ${orders.id})`;
  const [bought] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orders.isPaid, true),
        isNotNull(orders.placedAt),
        inArray(orders.state, ['PENDING', 'FULFILLED']),
        hasOne,
        sql`not ${isOfPeriod}`,
      ),
    )
    .limit(1);
  return bought !== undefined;
}
