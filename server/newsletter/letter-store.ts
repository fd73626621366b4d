import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { letters, subscribers } from '../database/schema.ts';

export type LetterState = 'draft' | 'sending' | 'sent' | 'stopped';

export interface Words {
  /** One of these two, or neither while nobody is chosen. */
  listId: string;
  areaId: string;
  subject: string;
  text: string;
  actionLabel: string;
  actionUrl: string;
  replyTo: string;
}

export interface LetterRow extends Words {
  id: string;
  state: LetterState;
  isArchived: boolean;
  reached: string;
  recipients: number;
  written: number;
  unsubscribed: number;
  changedAt: Date;
  startedAt: Date | null;
}

const columns = {
  id: letters.id,
  listId: letters.listId,
  areaId: letters.areaId,
  subject: letters.subject,
  text: letters.text,
  actionLabel: letters.actionLabel,
  actionUrl: letters.actionUrl,
  replyTo: letters.replyTo,
  state: sql<LetterState>`${letters.state}`,
  isArchived: letters.isArchived,
  reached: letters.reached,
  recipients: letters.recipients,
  written: letters.written,
  unsubscribed: letters.unsubscribed,
  changedAt: letters.changedAt,
  startedAt: letters.startedAt,
};

export async function listLetters(tx: Tx, limit: number): Promise<LetterRow[]> {
  return tx.select(columns).from(letters).orderBy(desc(letters.changedAt)).limit(limit);
}

export async function findLetter(tx: Tx, id: string): Promise<LetterRow | undefined> {
  const [row] = await tx.select(columns).from(letters).where(eq(letters.id, id));
  return row;
}

/** What is written and not sent yet, the newest first. */
export async function listDrafts(
  tx: Tx,
  { ids, limit }: { ids: readonly string[] | undefined; limit: number },
) {
  return tx
    .select(columns)
    .from(letters)
    .where(and(eq(letters.state, 'draft'), ids && inArray(letters.id, [...ids])))
    .orderBy(desc(letters.changedAt))
    .limit(limit);
}

/** Held until the transaction ends, so that two parts of a letter are never written at once. */
export async function lockLetter(tx: Tx, id: string): Promise<LetterRow | undefined> {
  const [row] = await tx.select(columns).from(letters).where(eq(letters.id, id)).for('update');
  return row;
}

export async function insertLetter(
  tx: Tx,
  row: Words & { siteId: string; id: string; changedAt: Date },
): Promise<void> {
  await tx.insert(letters).values(row);
}

export async function updateLetter(
  tx: Tx,
  id: string,
  change: Partial<Omit<LetterRow, 'id' | 'unsubscribed'>>,
): Promise<void> {
  await tx.update(letters).set(change).where(eq(letters.id, id));
}

export async function deleteLetter(tx: Tx, id: string): Promise<void> {
  await tx.delete(letters).where(eq(letters.id, id));
}

export async function countLeaving(tx: Tx, id: string): Promise<void> {
  await tx
    .update(letters)
    .set({ unsubscribed: sql`${letters.unsubscribed} + 1` })
    .where(eq(letters.id, id));
}

const isOn = (listId: string) => and(eq(subscribers.listId, listId), eq(subscribers.status, 'subscribed'));

export async function countRecipients(tx: Tx, listId: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)` })
    .from(subscribers)
    .where(isOn(listId));
  return row?.count ?? 0;
}

/** A mailbox, and what is read there; empty is the site's own language. */
export interface Recipient {
  email: string;
  language: string;
}

/** Who comes next. Whoever joined after the letter was sent is not meant; whoever has left is not there. */
export async function nextRecipients(
  tx: Tx,
  part: { listId: string; after: string; joinedBy: Date; limit: number },
): Promise<Recipient[]> {
  return tx
    .select({ email: subscribers.email, language: subscribers.language })
    .from(subscribers)
    .where(
      and(isOn(part.listId), gt(subscribers.email, part.after), lte(subscribers.changedAt, part.joinedBy)),
    )
    .orderBy(asc(subscribers.email))
    .limit(part.limit);
}
