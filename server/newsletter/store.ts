import { and, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { mailingLists, subscribers } from '../database/schema.ts';

export type SubscriberStatus = 'pending' | 'subscribed' | 'unsubscribed';

export interface SubscriberRow {
  email: string;
  name: string;
  status: SubscriberStatus;
  source: string;
  changedAt: Date;
}

const status = sql<SubscriberStatus>`${subscribers.status}`;
const columns = {
  email: subscribers.email,
  name: subscribers.name,
  status,
  source: subscribers.source,
  changedAt: subscribers.changedAt,
};
const count = (wanted: SubscriberStatus) =>
  sql<number>`count(*) filter (where ${subscribers.status} = ${wanted})`;

export async function listLists(tx: Tx) {
  return tx
    .select({
      id: mailingLists.id,
      name: mailingLists.name,
      isDoubleOptIn: mailingLists.isDoubleOptIn,
      subscribed: count('subscribed'),
      pending: count('pending'),
      unsubscribed: count('unsubscribed'),
    })
    .from(mailingLists)
    .leftJoin(
      subscribers,
      and(eq(subscribers.siteId, mailingLists.siteId), eq(subscribers.listId, mailingLists.id)),
    )
    .groupBy(mailingLists.siteId, mailingLists.id)
    .orderBy(mailingLists.createdAt);
}

export const listNames = (tx: Tx, ids?: readonly string[]): Promise<{ id: string; name: string }[]> =>
  tx
    .select({ id: mailingLists.id, name: mailingLists.name })
    .from(mailingLists)
    .where(ids && inArray(mailingLists.id, [...ids]))
    .orderBy(mailingLists.createdAt);

export async function findList(tx: Tx, id: string) {
  const [row] = await tx
    .select({ id: mailingLists.id, name: mailingLists.name, isDoubleOptIn: mailingLists.isDoubleOptIn })
    .from(mailingLists)
    .where(eq(mailingLists.id, id));
  return row;
}

export async function insertList(
  tx: Tx,
  row: { siteId: string; id: string; name: string; isDoubleOptIn: boolean },
): Promise<void> {
  await tx.insert(mailingLists).values(row).onConflictDoNothing();
}

export async function updateList(
  tx: Tx,
  id: string,
  words: { name: string; isDoubleOptIn: boolean },
): Promise<boolean> {
  const rows = await tx
    .update(mailingLists)
    .set(words)
    .where(eq(mailingLists.id, id))
    .returning({ id: mailingLists.id });
  return rows.length > 0;
}

export async function deleteList(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .delete(mailingLists)
    .where(eq(mailingLists.id, id))
    .returning({ id: mailingLists.id });
  return rows.length > 0;
}

/** One entry per mailbox, whatever happened to it before; held until the transaction ends. */
export async function lockSubscriber(
  tx: Tx,
  listId: string,
  email: string,
): Promise<{ status: SubscriberStatus } | undefined> {
  const [row] = await tx
    .select({ status })
    .from(subscribers)
    .where(and(eq(subscribers.listId, listId), eq(subscribers.email, email)))
    .for('update');
  return row;
}

export async function putSubscriber(
  tx: Tx,
  row: {
    siteId: string;
    listId: string;
    email: string;
    name: string;
    status: SubscriberStatus;
    source: string;
    language: string;
    changedAt: Date;
  },
): Promise<void> {
  const { status: newStatus, name, language, changedAt } = row;
  await tx
    .insert(subscribers)
    .values(row)
    .onConflictDoUpdate({
      target: [subscribers.siteId, subscribers.listId, subscribers.email],
      set: { status: newStatus, language, changedAt, ...(name !== '' && { name }) },
    });
}

export async function setStatus(
  tx: Tx,
  listId: string,
  email: string,
  change: { status: SubscriberStatus; changedAt: Date },
): Promise<boolean> {
  const rows = await tx
    .update(subscribers)
    .set(change)
    .where(and(eq(subscribers.listId, listId), eq(subscribers.email, email)))
    .returning({ email: subscribers.email });
  return rows.length > 0;
}

export async function listSubscribers(
  tx: Tx,
  listId: string,
  filter: { words: string; limit: number },
): Promise<{ rows: SubscriberRow[]; total: number }> {
  const pattern = `%${filter.words.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const where = and(
    eq(subscribers.listId, listId),
    filter.words === '' ? undefined : or(ilike(subscribers.email, pattern), ilike(subscribers.name, pattern)),
  );
  const rows = await tx
    .select({ ...columns, total: sql<number>`count(*) over ()` })
    .from(subscribers)
    .where(where)
    .orderBy(desc(subscribers.createdAt), subscribers.email)
    .limit(filter.limit);
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** Those who are new; who is on the list already, or has left it, stays as they are. */
export async function addSubscribers(
  tx: Tx,
  rows: readonly { siteId: string; listId: string; email: string; name: string; changedAt: Date }[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const added = await tx
    .insert(subscribers)
    .values(rows.map((row) => ({ ...row, status: 'subscribed', source: 'Import' })))
    .onConflictDoNothing()
    .returning({ email: subscribers.email });
  return added.length;
}

export async function deleteSubscribers(tx: Tx, listId: string, emails: readonly string[]): Promise<number> {
  const rows = await tx
    .delete(subscribers)
    .where(and(eq(subscribers.listId, listId), inArray(subscribers.email, [...emails])))
    .returning({ email: subscribers.email });
  return rows.length;
}
