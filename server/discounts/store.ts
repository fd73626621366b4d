import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Discount, DiscountKind } from '#core/commerce/pricing/discounts.ts';
import type { Tx } from '../database/database.ts';
import { discounts, discountUses } from '../database/schema.ts';
import { statement } from '../database/statement.ts';

const columns = {
  id: discounts.id,
  name: discounts.name,
  code: discounts.code,
  kind: sql<DiscountKind>`${discounts.kind}`,
  amount: discounts.amount,
  buy: discounts.buy,
  get: discounts.get,
  productIds: discounts.productIds,
  minimumCents: discounts.minimumCents,
  startsAt: discounts.startsAt,
  endsAt: discounts.endsAt,
  maxUses: discounts.maxUses,
  maxPerCustomer: discounts.maxPerCustomer,
  used: discounts.used,
  isActive: discounts.isActive,
};

export async function listDiscounts(tx: Tx): Promise<Discount[]> {
  return tx.select(columns).from(discounts).orderBy(desc(discounts.createdAt), desc(discounts.id));
}

const offered = statement<Discount>(
  'discounts-for',
  `select id, name, code, kind, amount, buy, get, product_ids as "productIds", minimum_cents as "minimumCents",
     starts_at as "startsAt", ends_at as "endsAt", max_uses as "maxUses", max_per_customer as "maxPerCustomer",
     used, is_active as "isActive"
   from discounts where (code = '' and is_active) or (code <> '' and code = any($1::text[]))`,
);

/** Those with one of these codes, and those that need none. */
export async function listFor(tx: Tx, codes: readonly string[]): Promise<Discount[]> {
  return offered(tx, [codes]);
}

export type DiscountValues = Omit<Discount, 'used'>;

export async function insertDiscount(tx: Tx, siteId: string, row: DiscountValues): Promise<void> {
  await tx.insert(discounts).values({ ...row, siteId });
}

export async function updateDiscount(tx: Tx, { id, ...row }: DiscountValues): Promise<boolean> {
  const found = await tx
    .update(discounts)
    .set(row)
    .where(eq(discounts.id, id))
    .returning({ id: discounts.id });
  return found.length > 0;
}

export async function findDiscount(tx: Tx, id: string): Promise<Discount | undefined> {
  const [row] = await tx.select(columns).from(discounts).where(eq(discounts.id, id));
  return row;
}

export async function deleteDiscount(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx.delete(discounts).where(eq(discounts.id, id)).returning({ name: discounts.name });
  return row?.name;
}

export async function countUses(
  tx: Tx,
  discountIds: readonly string[],
  email: string,
): Promise<Map<string, number>> {
  if (discountIds.length === 0 || email === '') return new Map();
  const rows = await tx
    .select({ id: discountUses.discountId, count: sql<number>`count(*)` })
    .from(discountUses)
    .where(and(inArray(discountUses.discountId, [...discountIds]), eq(discountUses.email, email)))
    .groupBy(discountUses.discountId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** One statement decides whether there is a use left; its row stays locked until the order stands. */
export async function useOnce(tx: Tx, id: string): Promise<Discount | undefined> {
  const [row] = await tx
    .update(discounts)
    .set({ used: sql`${discounts.used} + 1` })
    .where(
      and(
        eq(discounts.id, id),
        eq(discounts.isActive, true),
        or(sql`${discounts.maxUses} is null`, sql`${discounts.used} < ${discounts.maxUses}`),
      ),
    )
    .returning(columns);
  return row;
}

export async function insertUse(
  tx: Tx,
  row: { siteId: string; discountId: string; orderId: string; email: string },
): Promise<void> {
  await tx.insert(discountUses).values(row);
}

export async function giveBack(tx: Tx, orderId: string): Promise<void> {
  const rows = await tx
    .delete(discountUses)
    .where(eq(discountUses.orderId, orderId))
    .returning({ id: discountUses.discountId });
  if (rows.length > 0)
    await tx
      .update(discounts)
      .set({ used: sql`greatest(0, ${discounts.used} - 1)` })
      .where(
        inArray(
          discounts.id,
          rows.map(({ id }) => id),
        ),
      );
}
