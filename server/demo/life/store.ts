import { sql } from 'drizzle-orm';
import { planOf, type SubscriptionPlan } from '#core/commerce/catalogue/subscription-plan.ts';
import { effectivePrice } from '#core/commerce/catalogue/product.ts';
import type { Cents } from '#core/money/currency.ts';
import type { OrderLine } from '#contract/shop/orders.ts';
import type { Tx } from '../../database/database.ts';
import * as schema from '../../database/schema.ts';
import type { Stock } from '../../products/stock.ts';

/** What people buy in the demo shop. */
export interface Good extends Pick<
  OrderLine,
  'productId' | 'variantId' | 'type' | 'title' | 'optionValues' | 'sku' | 'image'
> {
  unitCents: Cents;
  weight: number;
  isTaxable: boolean;
  unlimited: boolean;
  plan: SubscriptionPlan | null;
}

export async function readGoods(tx: Tx, stock: Pick<Stock, 'purchasable'>): Promise<Good[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select v.id from product_variants v join products p on p.site_id = v.site_id and p.id = v.product_id
    where v.deleted_at is null and p.deleted_at is null and p.type <> 'GIFT_CARD' order by p.position, p.title, v.position`);
  const order = new Map(rows.map(({ id }, index) => [id, index]));
  const found = await stock.purchasable(tx, [...order.keys()]);
  return found
    .toSorted((a, b) => (order.get(a.variantId) ?? 0) - (order.get(b.variantId) ?? 0))
    .map((each) => ({
      productId: each.productId,
      variantId: each.variantId,
      type: each.type,
      title: each.title,
      optionValues: each.optionValues.map((value, index) => ({
        optionName: each.options[index] ?? '',
        value,
      })),
      sku: each.sku,
      image: each.image,
      unitCents: effectivePrice(each),
      weight: each.weight,
      isTaxable: each.isTaxable,
      unlimited: each.unlimited,
      plan: planOf(each),
    }));
}

/** An entry of a collection, by the end of its address. */
export async function itemNamed(tx: Tx, slug: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select document_id as id from items where is_live and slug = ${slug} limit 1`,
  );
  return rows[0]?.id;
}

const TABLES = {
  customers: schema.customers,
  carts: schema.carts,
  orders: schema.orders,
  orderEvents: schema.orderEvents,
  payments: schema.payments,
  ledgerEntries: schema.ledgerEntries,
  stockChanges: schema.stockChanges,
  discounts: schema.discounts,
  discountUses: schema.discountUses,
  giftCards: schema.giftCards,
  giftCardMovements: schema.giftCardMovements,
  customerSubscriptions: schema.customerSubscriptions,
  subscriptionsDue: schema.subscriptionsDue,
  subscriptionPeriods: schema.subscriptionPeriods,
  subscriptionEvents: schema.subscriptionEvents,
  donations: schema.donations,
  formSubmissions: schema.formSubmissions,
  subscribers: schema.subscribers,
  letters: schema.letters,
  comments: schema.comments,
  reviews: schema.reviews,
  testPayments: schema.testPayments,
  testRefunds: schema.testRefunds,
} as const;

type RowOf<Name extends keyof typeof TABLES> = (typeof TABLES)[Name]['$inferInsert'];
export type Rows = { [Name in keyof typeof TABLES]: RowOf<Name>[] };

export const noRows = (): Rows =>
  Object.fromEntries(Object.keys(TABLES).map((name) => [name, []])) as unknown as Rows;

/** Each table with one statement. */
export async function writeRows(tx: Tx, rows: Rows): Promise<void> {
  for (const name of Object.keys(TABLES) as (keyof Rows)[]) {
    const [first, ...rest] = rows[name];
    if (first !== undefined) await tx.insert(TABLES[name]).values([first, ...rest]);
  }
}

/** What is kept of orders where lists need it: with customers, with discounts, and the number that comes next. */
export async function sumUp(tx: Tx, siteId: string): Promise<void> {
  await tx.execute(sql`
    update site_users c set order_count = s.count, spent_cents = s.cents, last_order_at = s.latest, currency = s.currency
    from (select customer_id, count(*)::int as count, max(placed_at) as latest, max(currency) as currency,
        coalesce(sum(total_cents - refunded_cents) filter (where is_paid), 0) as cents
      from orders where number is not null group by 1) s
    where c.id = s.customer_id`);
  await tx.execute(sql`
    insert into store_counters (site_id, last_order) select ${siteId}, max(number) from orders
    on conflict (site_id) do update set last_order = excluded.last_order`);
  await tx.execute(sql`
    update discounts d set used = (select count(*) from discount_uses u
      where u.site_id = d.site_id and u.discount_id = d.id)`);
}
