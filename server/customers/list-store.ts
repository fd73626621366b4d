import { and, arrayContains, eq, gt, ilike, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { CustomerSort } from '#core/customers/customer.ts';
import type { ReadCustomer } from '#core/customers/customer-csv.ts';
import type { Tx } from '../database/database.ts';
import { customers } from '../database/schema.ts';
import { columns, type CustomerRow } from './store.ts';

interface Order {
  by: SQL;
  /** As the database reads it back from a cursor. */
  type: string;
  isRising: boolean;
  valueOf: (row: CustomerRow) => string;
}

const EPOCH = new Date(0);

/** Each has an index that ends with the id, so that any page is found as quickly as the first. */
const ORDERS: Readonly<Record<CustomerSort, Order>> = {
  newest: {
    by: sql`${customers.createdAt}`,
    type: 'timestamptz',
    isRising: false,
    valueOf: ({ createdAt }) => createdAt.toISOString(),
  },
  lastOrder: {
    by: sql`coalesce(last_order_at, timestamptz 'epoch')`,
    type: 'timestamptz',
    isRising: false,
    valueOf: ({ lastOrderAt }) => (lastOrderAt ?? EPOCH).toISOString(),
  },
  spent: {
    by: sql`${customers.spentCents}`,
    type: 'bigint',
    isRising: false,
    valueOf: ({ spentCents }) => String(spentCents),
  },
  name: {
    by: sql`lower(name)`,
    type: 'text',
    isRising: true,
    valueOf: ({ name }) => name.toLowerCase(),
  },
};

export interface CustomerFilter {
  words: string;
  hasOrdered?: boolean | undefined;
  acceptsMarketing?: boolean | undefined;
  isBlocked?: boolean | undefined;
  hasAccount?: boolean | undefined;
  tag?: string | undefined;
  sort: CustomerSort;
  after?: { value: string; id: string } | undefined;
  limit: number;
}

/** Where the next page begins: behind this customer. */
export const cursorOf = (row: CustomerRow, sort: CustomerSort): string =>
  `${row.id}_${ORDERS[sort].valueOf(row)}`;

/** A cursor that is none of ours is the beginning. */
export function readCursor(cursor: string | undefined, sort: CustomerSort): CustomerFilter['after'] {
  const [, id, value] = /^([a-z0-9]{24})_(.*)$/s.exec(cursor ?? '') ?? [];
  if (id === undefined || value === undefined) return undefined;
  const { type } = ORDERS[sort];
  const isRight =
    type === 'text' ||
    (type === 'bigint'
      ? /^-?\d{1,18}$/.test(value)
      : /^\d{4}-[\d:.TZ-]+$/.test(value) && !Number.isNaN(Date.parse(value)));
  return isRight ? { value, id } : undefined;
}

const isSet = (column: typeof customers.blockedAt, wanted: boolean | undefined) =>
  wanted === undefined ? undefined : wanted ? isNotNull(column) : isNull(column);

export async function listCustomers(tx: Tx, filter: CustomerFilter): Promise<CustomerRow[]> {
  const { by, type, isRising } = ORDERS[filter.sort];
  const like = `%${filter.words.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { after, tag } = filter;
  const [beyond, direction] = isRising ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  return tx
    .select(columns)
    .from(customers)
    .where(
      and(
        filter.words.trim() === ''
          ? undefined
          : or(ilike(customers.email, like), ilike(customers.name, like)),
        filter.hasOrdered === undefined
          ? undefined
          : filter.hasOrdered
            ? gt(customers.orderCount, 0)
            : eq(customers.orderCount, 0),
        filter.acceptsMarketing === undefined
          ? undefined
          : eq(customers.acceptsMarketing, filter.acceptsMarketing),
        isSet(customers.blockedAt, filter.isBlocked),
        isSet(customers.joinedAt, filter.hasAccount),
        tag === undefined ? undefined : arrayContains(customers.tags, [tag]),
        after && sql`(${by}, ${customers.id}) ${beyond} (${after.value}::${sql.raw(type)}, ${after.id})`,
      ),
    )
    .orderBy(sql`${by} ${direction}`, sql`${customers.id} ${direction}`)
    .limit(filter.limit);
}

export async function listTags(tx: Tx, limit: number): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ tag: sql<string>`unnest(${customers.tags})`.as('tag') })
    .from(customers)
    .orderBy(sql`tag`)
    .limit(limit);
  return rows.map(({ tag }) => tag);
}

/** Adds those who are new. Who is known is completed: names and notes they lack, tags, and never their consent. */
export async function addCustomers(
  tx: Tx,
  rows: readonly (ReadCustomer & { siteId: string; id: string; createdAt: Date })[],
): Promise<number> {
  const kept = await tx
    .insert(customers)
    .values(rows.map((row) => ({ ...row, passwordHash: '' })))
    .onConflictDoUpdate({
      target: [customers.siteId, customers.email],
      set: {
        name: sql`case when ${customers.name} = '' then excluded.name else ${customers.name} end`,
        note: sql`case when ${customers.note} = '' then excluded.note else ${customers.note} end`,
        tags: sql`array(select distinct unnest(${customers.tags} || excluded.tags) order by 1 limit 20)`,
      },
    })
    .returning({ id: customers.id });
  const ids = new Set(rows.map(({ id }) => id));
  return kept.filter(({ id }) => ids.has(id)).length;
}
