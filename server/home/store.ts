import { sql } from 'drizzle-orm';
import type { Home } from '#contract/sites/home.ts';
import type { Tx } from '../database/database.ts';
import { IS_TEST_ORDER } from '../ledger/test-orders.ts';

/** More than this nobody reads in a badge, and it bounds what counting costs. */
const MAX_COUNT = 1000;
const RECENT = 5;
/** Saves of the same thing are one entry for ten minutes, so this many are enough to find a few things. */
const LOOKED_AT = 60;

/** Counts rows up to `MAX_COUNT`. */
async function countUpTo(tx: Tx, rows: ReturnType<typeof sql>): Promise<number> {
  const found = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 ${rows} limit ${MAX_COUNT}) each`,
  );
  return found.rows[0]?.count ?? 0;
}

export const countToShip = (tx: Tx) => countUpTo(tx, sql`from orders where state = 'PENDING'`);

export const countUnread = (tx: Tx) =>
  countUpTo(
    tx,
    sql`from form_submissions where not is_read and not is_spam and deleted_at is null and answers is not null`,
  );

export const countComments = (tx: Tx) => countUpTo(tx, sql`from comments where state = 'waiting'`);

/** Of the last week: what is older has been seen, or does not matter any more. */
export const countFailedMails = (tx: Tx, siteId: string, about: { names: readonly string[]; now: Date }) =>
  countUpTo(
    tx,
    sql`from mails where owner_site = ${siteId} and state = 'failed' and name in ${[...about.names]}
      and created_at > ${about.now}::timestamptz - interval '7 days'`,
  );

export const countDomainProblems = (tx: Tx, siteId: string) =>
  countUpTo(tx, sql`from domains where owner_site = ${siteId} and problem <> ''`);

const START_OF = {
  today: (timeZone: string, now: Date) =>
    sql`date_trunc('day', ${now}::timestamptz at time zone ${timeZone}) at time zone ${timeZone}`,
  week: (timeZone: string, now: Date) =>
    sql`date_trunc('week', ${now}::timestamptz at time zone ${timeZone}) at time zone ${timeZone}`,
};

interface Clock {
  timeZone: string;
  now: Date;
}

export async function soldLately(tx: Tx, { timeZone, now, currency }: Clock & { currency: string }) {
  const today = START_OF.today(timeZone, now);
  const { rows } = await tx.execute<
    Record<'ordersToday' | 'ordersWeek' | 'centsToday' | 'centsWeek' | 'testOrders', string>
  >(sql`
    select count(*) filter (where is_counted and placed_at >= ${today}) as "ordersToday",
      count(*) filter (where is_counted) as "ordersWeek",
      coalesce(sum(cents) filter (where is_counted and placed_at >= ${today}), 0) as "centsToday",
      coalesce(sum(cents) filter (where is_counted), 0) as "centsWeek",
      count(*) filter (where is_test) as "testOrders"
    from orders o cross join lateral (select ${sql.raw(IS_TEST_ORDER('o'))} as is_test) kind
    cross join lateral (select not is_test and currency = ${currency} as is_counted,
      total_cents - refunded_cents as cents) sums
    where placed_at >= ${START_OF.week(timeZone, now)} and state in ('PENDING', 'FULFILLED', 'REFUNDED')`);
  return rows[0];
}

export async function messagesLately(tx: Tx, { timeZone, now }: Clock) {
  const { rows } = await tx.execute<{ today: number; week: number }>(sql`
    select count(*) filter (where created_at >= ${START_OF.today(timeZone, now)})::int as today,
      count(*)::int as week
    from form_submissions where created_at >= ${START_OF.week(timeZone, now)} and not is_spam`);
  return rows[0] ?? { today: 0, week: 0 };
}

/** How often the documents were saved that the first days are about. */
export async function versions(tx: Tx) {
  const { rows } = await tx.execute<{ name: string; version: number }>(sql`
    select coalesce(key, draft_path) as name, draft_revision as version from documents
    where kind = 'theme' or draft_path = '/' or (kind = 'settings' and key in ('business', 'shipping'))`);
  return new Map(rows.map(({ name, version }) => [name, version]));
}

/** The home page as the template made it and as it is; nothing where no template did. */
export async function frontPages(tx: Tx): Promise<{ made: unknown; now: unknown } | undefined> {
  const { rows } = await tx.execute<{ made: unknown; now: unknown }>(sql`
    select made.body as made, now.body as now from documents d
    join revisions made on made.document_id = d.id and made.number = 1
    join revisions now on now.document_id = d.id and now.number = d.draft_revision
    where d.kind = 'page' and d.draft_path = '/' and exists (select 1 from samples)`);
  return rows[0];
}

const NO_SHOP = {
  hasProducts: false,
  isShop: false,
  hasOwnProducts: false,
  hasPayments: false,
  hadSamples: false,
};
type ShopFacts = typeof NO_SHOP;

export async function shopFacts(tx: Tx) {
  const { rows } = await tx.execute<ShopFacts>(sql`
    select exists (select 1 from products where deleted_at is null) as "hasProducts",
      exists (select 1 from products where deleted_at is null)
        or exists (select 1 from samples where kind = 'product') as "isShop",
      exists (select 1 from products p where p.deleted_at is null and not exists (
        select 1 from samples s where s.kind = 'product' and s.id = p.id and p.updated_at <= s.made_at
      )) as "hasOwnProducts",
      exists (select 1 from provider_accounts) as "hasPayments",
      exists (select 1 from samples) as "hadSamples"`);
  return rows[0] ?? NO_SHOP;
}

/** What somebody saved last, as far as it still exists; what a template or an import brought was not work. */
export async function recentWork(tx: Tx, accountId: string): Promise<Home['recent']> {
  const { rows } = await tx.execute<Omit<Home['recent'][number], 'at'> & { at: Date }>(sql`
    with saved as (
      select distinct on (detail->>'id') detail->>'id' as id, action, at from (
        select detail, action, at from audit_entries where account_id = ${accountId}
          and action in ('document.save', 'product.save', 'product.create')
        order by at desc limit ${LOOKED_AT}) latest
      order by detail->>'id', at desc)
    select * from (
      select 'product' as kind, s.id, '' as "collectionId", p.title, s.at from saved s
        join products p on p.id = s.id and p.deleted_at is null and s.at > p.created_at + interval '1 minute'
      union all
      select 'item', s.id, i.collection_id, i.title, s.at from saved s
        join items i on i.document_id = s.id and not i.is_live and i.deleted_at is null
      union all
      select 'page', s.id, '', r.body->>'title', s.at from saved s
        join documents d on d.id = s.id and d.kind = 'page'
        join revisions r on r.document_id = d.id and r.number = d.draft_revision and r.body is not null
    ) each order by at desc limit ${RECENT}`);
  return rows.map(({ at, ...entry }) => ({ ...entry, at: new Date(at).toISOString() }));
}

/** Where somebody's choice of news is kept: what they are mailed, and what reaches their devices. */
type Choice = 'notify' | 'pushed';

export async function readChosen(tx: Tx, choice: Choice, accountId: string): Promise<string[] | null> {
  const { rows } = await tx.execute<{ chosen: string[] | null }>(
    sql`select ${sql.identifier(choice)} as chosen from memberships where account_id = ${accountId}`,
  );
  return rows[0]?.chosen ?? null;
}

export async function writeChosen(
  tx: Tx,
  choice: Choice,
  { accountId, kinds }: { accountId: string; kinds: ReadonlySet<string> },
): Promise<void> {
  await tx.execute(
    sql`update memberships set ${sql.identifier(choice)} = ${sql.param([...kinds])}::text[] where account_id = ${accountId}`,
  );
}
