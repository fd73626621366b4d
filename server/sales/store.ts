import { sql } from 'drizzle-orm';
import type { CartSteps, DayRange, SalesSums, SalesUnit } from '#core/commerce/orders/sales.ts';
import { NO_CENTS, type CurrencyCode } from '#core/money/currency.ts';
import type { SalesPart, SalesReport } from '#contract/shop/sales.ts';
import type { Tx } from '../database/database.ts';
import { IS_TEST_ORDER } from '../ledger/test-orders.ts';

export interface SalesSpan extends DayRange {
  timeZone: string;
  currency: CurrencyCode;
}

/** From the first moment of the first day to the last one of the last, where the shop is. */
const within = (column: string, { from, to, timeZone }: SalesSpan) =>
  sql`${sql.raw(column)} >= (${from}::date::timestamp at time zone ${timeZone})
    and ${sql.raw(column)} < ((${to}::date + 1)::timestamp at time zone ${timeZone})`;

const isTest = sql.raw(IS_TEST_ORDER('o'));
const stands = (span: SalesSpan) =>
  sql`o.state in ('PENDING', 'FULFILLED', 'REFUNDED') and ${within('o.placed_at', span)}`;
/** Orders that stand, or stood until their money was given back. No money changed hands in those that are a test. */
const sold = (span: SalesSpan) => sql`${stands(span)} and o.currency = ${span.currency} and not ${isTest}`;

/** Tax that the prices of an order contain is told among its adjustments, and added to nothing. */
const INCLUDED_TAX = sql.raw(`(select coalesce(sum((step->>'cents')::bigint), 0)
  from jsonb_array_elements(o.snapshot->'adjustments') step where step->>'kind' = 'includedTax')`);

export async function sumsByStep(
  tx: Tx,
  span: SalesSpan,
  unit: SalesUnit,
): Promise<(SalesSums & { at: string })[]> {
  const result = await tx.execute<SalesSums & { at: string }>(sql`
    select to_char(date_trunc(${unit}, o.placed_at at time zone ${span.timeZone}), 'YYYY-MM-DD') as at,
      count(*)::int as orders,
      sum((select coalesce(sum((line->>'quantity')::int), 0) from jsonb_array_elements(o.snapshot->'lines') line))::int
        as pieces,
      sum((o.snapshot->>'subtotalCents')::bigint)::bigint as "goodsCents",
      sum((o.snapshot->>'discountCents')::bigint)::bigint as "discountCents",
      sum((o.snapshot->>'shippingCostCents')::bigint)::bigint as "shippingCents",
      sum((o.snapshot->>'taxCents')::bigint + ${INCLUDED_TAX})::bigint as "taxCents",
      sum(${INCLUDED_TAX})::bigint as "includedTaxCents",
      sum(o.total_cents)::bigint as "totalCents",
      sum(o.refunded_cents)::bigint as "refundedCents",
      coalesce(sum(o.total_cents) filter (where not o.is_paid), 0)::bigint as "unpaidCents"
    from orders o where ${sold(span)} group by 1 order by 1`);
  return result.rows;
}

/** Orders that no sum holds: those in other currencies, and tests. */
export async function countUncounted(
  tx: Tx,
  span: SalesSpan,
): Promise<Pick<SalesReport, 'otherOrders' | 'testOrders'>> {
  const result = await tx.execute<Pick<SalesReport, 'otherOrders' | 'testOrders'>>(sql`
    select count(*) filter (where not ${isTest} and o.currency <> ${span.currency})::int as "otherOrders",
      count(*) filter (where ${isTest})::int as "testOrders"
    from orders o where ${stands(span)}`);
  return result.rows[0] ?? { otherOrders: 0, testOrders: 0 };
}

/** By what the thing is now called; what was sold under another name before counts with it. */
export async function byProduct(tx: Tx, span: SalesSpan, limit: number): Promise<SalesPart[]> {
  const result = await tx.execute<SalesPart>(sql`
    select coalesce(max(p.title), max(line->>'title')) as name, sum((line->>'quantity')::bigint)::bigint as count,
      sum((line->>'totalCents')::bigint)::bigint as cents
    from orders o
    cross join lateral jsonb_array_elements(o.snapshot->'lines') line
    left join products p on p.site_id = o.site_id and p.id = line->>'productId'
    where ${sold(span)} group by line->>'productId' order by cents desc, name limit ${limit}`);
  return result.rows;
}

/** A product in two categories counts in both. */
export async function byCategory(tx: Tx, span: SalesSpan, limit: number): Promise<SalesPart[]> {
  const result = await tx.execute<SalesPart>(sql`
    select coalesce(c.name, '') as name, sum((line->>'quantity')::bigint)::bigint as count,
      sum((line->>'totalCents')::bigint)::bigint as cents
    from orders o
    cross join lateral jsonb_array_elements(o.snapshot->'lines') line
    left join products p on p.site_id = o.site_id and p.id = line->>'productId'
    left join product_categories c on c.site_id = p.site_id and c.id = any(p.categories)
    where ${sold(span)} group by c.id, c.name order by cents desc, name limit ${limit}`);
  return result.rows;
}

/** By where things went; nothing for what needs no way. */
export async function byCountry(tx: Tx, span: SalesSpan, limit: number): Promise<SalesPart[]> {
  const result = await tx.execute<SalesPart>(sql`
    select coalesce(nullif(o.snapshot->'shipping'->>'country', ''), o.snapshot->'billing'->>'country', '') as name,
      count(*)::int as count, sum(o.total_cents)::bigint as cents
    from orders o where ${sold(span)} group by 1 order by cents desc, name limit ${limit}`);
  return result.rows;
}

export async function byDiscount(tx: Tx, span: SalesSpan, limit: number): Promise<SalesPart[]> {
  const result = await tx.execute<SalesPart>(sql`
    select step->>'reason' as name, count(distinct o.id)::int as count, -sum((step->>'cents')::bigint)::bigint as cents
    from orders o
    cross join lateral jsonb_array_elements(o.snapshot->'adjustments') step
    where step->>'kind' = 'discount' and ${sold(span)} group by 1 order by cents desc, name limit ${limit}`);
  return result.rows;
}

/** What was donated, with the fees that donors covered. */
export async function sumDonations(tx: Tx, span: SalesSpan): Promise<SalesReport['donations']> {
  const result = await tx.execute<SalesReport['donations']>(sql`
    select count(*)::int as count, coalesce(sum(d.amount_cents + d.fee_cents), 0)::bigint as cents
    from donations d where d.paid_at is not null and d.state = 'PAID' and not d.is_test and d.currency = ${span.currency}
      and ${within('d.paid_at', span)}`);
  return result.rows[0] ?? { count: 0, cents: NO_CENTS };
}

/** Carts that visitors began in a while, and how far they came with them. Those an owner fills are none of these. */
export async function cartSteps(tx: Tx, span: SalesSpan): Promise<CartSteps> {
  const result = await tx.execute<CartSteps>(sql`
    select count(*)::int as filled,
      count(*) filter (where is_purchased or contact->>'email' <> '')::int as checkouts,
      count(*) filter (where is_purchased)::int as bought
    from carts
    where made_by is null and (is_purchased or jsonb_array_length(entries) > 0)
      and updated_at >= (${span.from}::date::timestamp at time zone ${span.timeZone})
      and ${within('created_at', span)}`);
  return result.rows[0] ?? { filled: 0, checkouts: 0, bought: 0 };
}
