import { and, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../database/database.ts';
import { accounts, accountTokens, handoffs, loginFailures, sessions } from '../../database/schema.ts';

export async function insertSession(
  tx: Tx,
  row: {
    tokenHash: string;
    accountId: string;
    host: string;
    device: string;
    seenAt: Date;
    expiresAt: Date;
    loginId: string;
    sudoUntil: Date | null;
  },
): Promise<void> {
  await tx.insert(sessions).values(row);
}

export async function findSession(tx: Tx, tokenHash: string, host: string, now: Date) {
  const [row] = await tx
    .select({
      accountId: accounts.id,
      email: accounts.email,
      name: accounts.name,
      locale: accounts.locale,
      language: accounts.language,
      emailVerifiedAt: accounts.emailVerifiedAt,
      seenAt: sessions.seenAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.host, host), gt(sessions.expiresAt, now)));
  return row;
}

/** The same with the account's say on a site ($4), in one statement: it runs for every call of somebody signed in. */
export const SESSION_ON_SITE = `
  select a.id as "accountId", a.email, a.name, a.locale, a.language, s.seen_at as "seenAt", m.roles, m.permissions as finer,
    m.is_owner as "isOwner"
  from sessions s
  join accounts a on a.id = s.account_id
  left join memberships m on m.site_id = $4 and m.account_id = a.id
  where s.token_hash = $1 and s.host = $2 and s.expires_at > $3`;

export interface SessionOnSite {
  accountId: string;
  email: string;
  name: string;
  locale: string;
  language: string;
  seenAt: Date;
  roles: number[] | null;
  finer: number[] | null;
  isOwner: boolean | null;
}

export async function keepLocale(tx: Tx, accountId: string, locale: string): Promise<void> {
  await tx
    .update(accounts)
    .set({ locale })
    .where(and(eq(accounts.id, accountId), ne(accounts.locale, locale)));
}

export async function touchSession(tx: Tx, tokenHash: string, seenAt: Date): Promise<void> {
  await tx.update(sessions).set({ seenAt }).where(eq(sessions.tokenHash, tokenHash));
}

export async function listSessions(tx: Tx, accountId: string, now: Date) {
  return tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.seenAt));
}

export async function findLogin(tx: Tx, tokenHash: string) {
  const [row] = await tx
    .select({ loginId: sessions.loginId, accountId: sessions.accountId })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash));
  return row;
}

/** Until the transaction ends nobody else makes or ends sessions of this log-in. */
export async function lockLogin(tx: Tx, loginId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`login:${loginId}`}, 0))`);
}

/** One of the log-in's sessions, which all are confirmed for the same time; nothing once it has ended. */
export async function findAlive(tx: Tx, loginId: string): Promise<{ sudoUntil: Date | null } | undefined> {
  const [row] = await tx
    .select({ sudoUntil: sessions.sudoUntil })
    .from(sessions)
    .where(eq(sessions.loginId, loginId))
    .limit(1);
  return row;
}

/** On all hosts the log-in was taken to. */
export async function setSudo(tx: Tx, loginId: string, sudoUntil: Date): Promise<void> {
  await tx.update(sessions).set({ sudoUntil }).where(eq(sessions.loginId, loginId));
}

export async function hasSudo(tx: Tx, tokenHash: string, now: Date): Promise<boolean> {
  const [row] = await tx
    .select({ loginId: sessions.loginId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.sudoUntil, now)));
  return row !== undefined;
}

/** Also the codes under way, which would become sessions. */
export async function deleteLogin(tx: Tx, loginId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.loginId, loginId));
  await tx.delete(handoffs).where(eq(handoffs.loginId, loginId));
}

export async function deleteSessionsOn(tx: Tx, accountId: string, hosts: readonly string[]): Promise<void> {
  const of = (table: typeof sessions | typeof handoffs) =>
    and(eq(table.accountId, accountId), inArray(table.host, [...hosts]));
  await tx.delete(sessions).where(of(sessions));
  await tx.delete(handoffs).where(of(handoffs));
}

/** Also the codes under way to a site's host, which would become sessions. */
export async function deleteSessionsOf(tx: Tx, accountId: string, exceptHash: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.accountId, accountId), ne(sessions.tokenHash, exceptHash)));
  await tx.delete(handoffs).where(eq(handoffs.accountId, accountId));
}

export async function deleteExpired(tx: Tx, now: Date, failuresBefore: Date): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.expiresAt, now));
  await tx.delete(handoffs).where(lt(handoffs.expiresAt, now));
  await tx.delete(accountTokens).where(lt(accountTokens.expiresAt, now));
  await tx.delete(loginFailures).where(lt(loginFailures.lastAt, failuresBefore));
}

export async function insertHandoff(
  tx: Tx,
  row: {
    codeHash: string;
    accountId: string;
    host: string;
    proof: string;
    expiresAt: Date;
    loginId: string;
  },
): Promise<void> {
  await tx.insert(handoffs).values(row);
}

export async function findHandoff(
  tx: Tx,
  { codeHash, host, proof, now }: { codeHash: string; host: string; proof: string; now: Date },
) {
  const [row] = await tx
    .select({ accountId: handoffs.accountId, loginId: handoffs.loginId })
    .from(handoffs)
    .where(
      and(
        eq(handoffs.codeHash, codeHash),
        eq(handoffs.host, host),
        eq(handoffs.proof, proof),
        gt(handoffs.expiresAt, now),
      ),
    );
  return row;
}

/** Deleting is what makes the code single-use: of two redeemers one gets the row. */
export async function takeHandoff(tx: Tx, codeHash: string): Promise<boolean> {
  const taken = await tx
    .delete(handoffs)
    .where(eq(handoffs.codeHash, codeHash))
    .returning({ host: handoffs.host });
  return taken.length > 0;
}
