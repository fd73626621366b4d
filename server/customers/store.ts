import { and, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import type { Address } from '#core/commerce/cart/address.ts';
import type { LinkKind } from '#core/customers/session.ts';
import type { Cents } from '#core/money/currency.ts';
import type { Tx } from '../database/database.ts';
import { isAsked, statementForMany } from '../database/gathering.ts';
import { customerLinks, customers, customerSessions } from '../database/schema.ts';
import { statement } from '../database/statement.ts';
import { isLoggedIn, ofSession } from './logged-in.ts';

export interface CustomerRow {
  id: string;
  email: string;
  passwordHash: string;
  name: string;
  addresses: Address[];
  acceptsMarketing: boolean;
  tags: string[];
  note: string;
  joinedAt: Date | null;
  blockedAt: Date | null;
  orderCount: number;
  spentCents: typeof customers.$inferSelect.spentCents;
  currency: string;
  lastOrderAt: Date | null;
  createdAt: Date;
}

export const columns = {
  id: customers.id,
  email: customers.email,
  passwordHash: customers.passwordHash,
  name: customers.name,
  addresses: sql<Address[]>`${customers.addresses}`,
  acceptsMarketing: customers.acceptsMarketing,
  tags: customers.tags,
  note: customers.note,
  joinedAt: customers.joinedAt,
  blockedAt: customers.blockedAt,
  orderCount: customers.orderCount,
  spentCents: customers.spentCents,
  currency: customers.currency,
  lastOrderAt: customers.lastOrderAt,
  createdAt: customers.createdAt,
};

interface NewCustomer {
  siteId: string;
  id: string;
  email: string;
  name: string;
  createdAt: Date;
}

const ensuring = statementForMany<NewCustomer, { id: string }>(
  'ensure-customer',
  `with asked as (
     select * from json_to_recordset($1::json)
       as asked("siteId" text, id text, email text, name text, "createdAt" timestamptz, nth int)
   ), kept as (
     insert into site_users (site_id, id, email, password_hash, name, created_at)
     select distinct on (email) "siteId", id, email, '', name, "createdAt" from asked
     order by email, name = '', nth
     on conflict (site_id, email) do update
       set name = case when site_users.name = '' then excluded.name else site_users.name end
     returning id, email
   )
   select nth, kept.id from asked join kept using (email)`,
);

/** The customer of an email, who may be new. */
export async function ensureCustomer(tx: Tx, row: NewCustomer): Promise<string> {
  const [kept] = await ensuring(tx, [row]);
  if (!kept) throw new Error('A customer was not kept.');
  return kept.id;
}

export async function findCustomer(tx: Tx, id: string, isLocked = false): Promise<CustomerRow | undefined> {
  const found = tx.select(columns).from(customers).where(eq(customers.id, id));
  const [row] = await (isLocked ? found.for('update') : found);
  return row;
}

export async function findByEmail(tx: Tx, email: string): Promise<CustomerRow | undefined> {
  const [row] = await tx.select(columns).from(customers).where(eq(customers.email, email));
  return row;
}

const findingBlocked = statement(
  'find-blocked-customer',
  'select id from site_users where email = $1 and blocked_at is not null',
);

export async function isBlocked(tx: Tx, email: string): Promise<boolean> {
  return (await findingBlocked(tx, [email])).length > 0;
}

export async function updateCustomer(
  tx: Tx,
  id: string,
  change: Partial<Omit<CustomerRow, 'id' | 'email' | 'createdAt'>>,
): Promise<void> {
  await tx.update(customers).set(change).where(eq(customers.id, id));
}

interface Sums {
  orderCount: number;
  spentCents: Cents;
  currency: string;
  lastOrderAt: Date | null;
}

const settingSums = statementForMany<Sums & { id: string }>(
  'set-sums-of-customer',
  `with asked as materialized (
     select * from json_to_recordset($1::json) as asked(id text, "orderCount" int, "spentCents" bigint, currency text,
       "lastOrderAt" timestamptz)
   )
   update site_users set order_count = "orderCount", spent_cents = "spentCents", currency = asked.currency,
     last_order_at = "lastOrderAt"
   from asked where site_users.id = asked.id and ${isAsked('site_users')}`,
);

/** What a customer has ordered, all in all. */
export async function setSums(tx: Tx, id: string, sums: Sums): Promise<void> {
  await settingSums(tx, [{ ...sums, id }]);
}

export async function deleteCustomer(tx: Tx, id: string): Promise<void> {
  await tx.delete(customers).where(eq(customers.id, id));
}

/** Others with the same name, or the same mailbox but for dots and what stands behind a plus. */
export async function listDoubles(tx: Tx, { id, email, name }: CustomerRow, limit: number) {
  const mailbox = sql`replace(split_part(split_part(${customers.email}, '@', 1), '+', 1), '.', '') || '@' || split_part(${customers.email}, '@', 2)`;
  const [user = '', domain = ''] = email.split('@');
  const wanted = `${(user.split('+')[0] ?? '').replaceAll('.', '')}@${domain}`;
  const hasSameName = name.trim() === '' ? undefined : eq(sql`lower(name)`, name.toLowerCase());
  return tx
    .select({
      id: customers.id,
      email: customers.email,
      name: customers.name,
      joinedAt: customers.joinedAt,
    })
    .from(customers)
    .where(and(ne(customers.id, id), or(hasSameName, sql`${mailbox} = ${wanted}`)))
    .limit(limit);
}

export async function insertSession(
  tx: Tx,
  row: { siteId: string; tokenHash: string; customerId: string; expiresAt: Date },
): Promise<void> {
  await tx.insert(customerSessions).values(row);
}

export async function findSession(tx: Tx, tokenHash: string, now: Date): Promise<CustomerRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(customerSessions)
    .innerJoin(customers, ofSession)
    .where(isLoggedIn(tokenHash, now));
  return row;
}

export async function deleteSession(tx: Tx, tokenHash: string): Promise<void> {
  await tx.delete(customerSessions).where(eq(customerSessions.tokenHash, tokenHash));
}

/** All of a customer's, but for the one to keep. */
export async function deleteSessionsOf(tx: Tx, customerId: string, kept = ''): Promise<void> {
  await tx
    .delete(customerSessions)
    .where(and(eq(customerSessions.customerId, customerId), ne(customerSessions.tokenHash, kept)));
}

export async function deleteExpired(tx: Tx, now: Date): Promise<void> {
  await tx.delete(customerSessions).where(lt(customerSessions.expiresAt, now));
  await tx.delete(customerLinks).where(lt(customerLinks.expiresAt, now));
}

export interface LinkRow {
  email: string;
  kind: LinkKind;
  name: string;
}

export async function insertLink(
  tx: Tx,
  row: LinkRow & { siteId: string; tokenHash: string; expiresAt: Date },
): Promise<void> {
  await tx.insert(customerLinks).values(row);
}

const linkColumns = {
  email: customerLinks.email,
  kind: sql<LinkKind>`${customerLinks.kind}`,
  name: customerLinks.name,
};

export async function findLink(tx: Tx, tokenHash: string, now: Date): Promise<LinkRow | undefined> {
  const [row] = await tx
    .select(linkColumns)
    .from(customerLinks)
    .where(and(eq(customerLinks.tokenHash, tokenHash), gt(customerLinks.expiresAt, now)));
  return row;
}

/** Works once: of two who hold it, one gets it. */
export async function takeLink(
  tx: Tx,
  wanted: { tokenHash: string; kind: LinkKind; now: Date },
): Promise<LinkRow | undefined> {
  const [row] = await tx
    .delete(customerLinks)
    .where(
      and(
        eq(customerLinks.tokenHash, wanted.tokenHash),
        eq(customerLinks.kind, wanted.kind),
        gt(customerLinks.expiresAt, wanted.now),
      ),
    )
    .returning(linkColumns);
  return row;
}

export async function deleteLinksTo(tx: Tx, email: string): Promise<void> {
  await tx.delete(customerLinks).where(eq(customerLinks.email, email));
}
