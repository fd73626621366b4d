import { and, desc, eq, inArray, isNotNull, isNull, lt, min, ne, sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { isAsked, statementForMany } from '../database/gathering.ts';
import { mails } from '../database/schema.ts';
import { statement } from '../database/statement.ts';

interface NewMail {
  id: string;
  name: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  ownerSite: string | null;
  replyTo: string;
  headers: Readonly<Record<string, string>>;
  letter: string | null;
  isPrivate: boolean;
  createdAt: Date;
}

/** As it waits to be delivered. */
export type WaitingMail = Omit<NewMail, 'letter'> & Pick<MailState, 'state'>;

/** A mail that was delivered, with what is kept in place of its words where these are forgotten. */
export interface SentMail {
  id: string;
  at: Date;
  text?: string;
  html?: string;
}

export interface MailState {
  state: 'waiting' | 'retrying' | 'sent' | 'failed';
  problem: string;
}

const inserting = statementForMany<NewMail>(
  'insert-mail',
  `insert into mails (id, name, "to", subject, text, html, owner_site, reply_to, headers, letter, is_private, created_at)
   select id, name, "to", subject, text, html, "ownerSite", "replyTo", headers, letter, "isPrivate", "createdAt"
   from json_to_recordset($1::json) as asked(id text, name text, "to" text, subject text, text text, html text,
     "ownerSite" text, "replyTo" text, headers jsonb, letter text, "isPrivate" boolean, "createdAt" timestamptz)`,
);

export async function insertMail(tx: Tx, row: NewMail): Promise<void> {
  await inserting(tx, [row]);
}

const finding = statement<WaitingMail>(
  'find-mails',
  `select id, "to", subject, text, html, state, name, owner_site as "ownerSite", reply_to as "replyTo", headers,
     is_private as "isPrivate", created_at as "createdAt"
   from mails where id = any($1::text[])`,
);

export const findMails = (tx: Tx, ids: readonly string[]): Promise<WaitingMail[]> => finding(tx, [ids]);

const markingSent = statementForMany<SentMail>(
  'mark-mail-sent',
  `with asked as materialized (
     select * from json_to_recordset($1::json) as asked(id text, at timestamptz, text text, html text)
   )
   update mails set state = 'sent', problem = '', sent_at = at, text = coalesce(asked.text, mails.text),
     html = coalesce(asked.html, mails.html)
   from asked where mails.id = asked.id and ${isAsked('mails')}`,
);

export async function markSent(tx: Tx, sent: SentMail): Promise<void> {
  await markingSent(tx, [sent]);
}

export async function markUnsent(
  tx: Tx,
  id: string,
  unsent: { state: 'retrying' | 'failed'; problem: string },
): Promise<void> {
  await tx.update(mails).set(unsent).where(eq(mails.id, id));
}

/** Which mails somebody means: those of a site that they may read, or one of them. */
interface Unsent {
  names: readonly string[];
  id?: string | undefined;
}

const unsent = (siteId: string, { names, id }: Unsent) =>
  and(
    eq(mails.ownerSite, siteId),
    inArray(mails.state, ['retrying', 'failed']),
    inArray(mails.name, [...names]),
    id === undefined ? undefined : eq(mails.id, id),
  );

/** What could not be sent waits again; tells which mails these are. */
export async function resetUnsent(tx: Tx, siteId: string, which: Unsent): Promise<string[]> {
  const rows = await tx
    .update(mails)
    .set({ state: 'waiting' })
    .where(unsent(siteId, which))
    .returning({ id: mails.id });
  return rows.map(({ id }) => id);
}

/** Mails to lists are among them, which are not listed one by one. */
export async function countUnsent(tx: Tx, siteId: string, names: readonly string[]): Promise<number> {
  return tx.$count(mails, unsent(siteId, { names }));
}

/** What was given up, of all sites; the newest first, without its words. */
export async function listGivenUp(tx: Tx, limit: number) {
  const { id, name, to, ownerSite, problem, createdAt } = mails;
  return tx
    .select({ id, name, to, ownerSite, problem, createdAt })
    .from(mails)
    .where(eq(mails.state, 'failed'))
    .orderBy(desc(mails.createdAt))
    .limit(limit);
}

/** How many mails of all sites could not be sent, by their state. */
export async function countAllUnsent(tx: Tx): Promise<{ failed: number; retrying: number }> {
  const rows = await tx
    .select({ state: mails.state, count: sql<number>`count(*)` })
    .from(mails)
    .where(inArray(mails.state, ['retrying', 'failed']))
    .groupBy(mails.state);
  const counts = Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  return { failed: counts['failed'] ?? 0, retrying: counts['retrying'] ?? 0 };
}

/** Mails of all sites that were given up wait again; tells which they are. */
export async function resetGivenUp(
  tx: Tx,
  which: { id?: string | undefined; limit: number },
): Promise<string[]> {
  const wanted = tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.state, 'failed'), which.id === undefined ? undefined : eq(mails.id, which.id)))
    .limit(which.limit);
  const rows = await tx
    .update(mails)
    .set({ state: 'waiting' })
    .where(inArray(mails.id, wanted))
    .returning({ id: mails.id });
  return rows.map(({ id }) => id);
}

export async function listMailsTo(tx: Tx, to: string, limit: number) {
  return tx.select().from(mails).where(eq(mails.to, to)).orderBy(desc(mails.createdAt)).limit(limit);
}

export async function listMailsOf(
  tx: Tx,
  siteId: string,
  { names, to, limit }: { names?: readonly string[]; to?: string; limit: number },
) {
  return tx
    .select()
    .from(mails)
    .where(
      and(
        eq(mails.ownerSite, siteId),
        names && inArray(mails.name, [...names]),
        to === undefined ? undefined : eq(mails.to, to),
        isNull(mails.letter),
      ),
    )
    .orderBy(desc(mails.createdAt))
    .limit(limit);
}

export async function forgetMailsOf(tx: Tx, siteId: string, before: Date): Promise<void> {
  await tx.delete(mails).where(and(eq(mails.ownerSite, siteId), lt(mails.createdAt, before)));
}

export async function emptyLetters(tx: Tx, siteId: string, before: Date): Promise<void> {
  await tx
    .update(mails)
    .set({ text: '', html: '' })
    .where(
      and(
        eq(mails.ownerSite, siteId),
        isNotNull(mails.letter),
        eq(mails.state, 'sent'),
        ne(mails.html, ''),
        lt(mails.createdAt, before),
      ),
    );
}

/** The oldest of all mails of a site, and of those of letters that still have words. */
export async function oldestMailsOf(tx: Tx, siteId: string) {
  const hasWords = and(isNotNull(mails.letter), ne(mails.html, ''));
  const [row] = await tx
    .select({ any: min(mails.createdAt) })
    .from(mails)
    .where(eq(mails.ownerSite, siteId));
  const letters = await tx
    .select({ isSent: sql<boolean>`${mails.state} = 'sent'`, oldest: min(mails.createdAt) })
    .from(mails)
    .where(and(eq(mails.ownerSite, siteId), hasWords))
    .groupBy(sql`1`);
  return {
    any: row?.any ?? null,
    sentLetter: letters.find(({ isSent }) => isSent)?.oldest ?? null,
    hasUnsentLetter: letters.some(({ isSent }) => !isSent),
  };
}

/** How far some mails have got; those that are forgotten are not told of. */
export async function statesOf(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, MailState>();
  const rows = await tx
    .select({ id: mails.id, state: sql<MailState['state']>`${mails.state}`, problem: mails.problem })
    .from(mails)
    .where(inArray(mails.id, [...ids]));
  return new Map(rows.map(({ id, ...state }) => [id, state]));
}

/** How many mails of a letter are in which state. */
export async function countOfLetter(tx: Tx, letter: string): Promise<Record<string, number>> {
  const rows = await tx
    .select({ state: mails.state, count: sql<number>`count(*)` })
    .from(mails)
    .where(eq(mails.letter, letter))
    .groupBy(mails.state);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}
