import { group, type ValueOf } from '#core/fields/index.ts';
import type { Cents } from '#core/money/currency.ts';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { productFields } from '#core/commerce/catalogue/product-fields.ts';
import { MAX_STOCK, type SellableType } from '#core/commerce/catalogue/product.ts';
import type { Tx } from '../database/database.ts';
import { accounts, products, productVariants, stockChanges } from '../database/schema.ts';
import { gather, statementForMany } from '../database/gathering.ts';
import { statement } from '../database/statement.ts';
import { newId } from '../ids.ts';
import { matches } from './store.ts';

/** A variant with what a cart or an order has to know of it. */
export interface Purchasable extends InCart {
  variantId: string;
  productId: string;
  type: SellableType;
  title: string;
  slug: string;
  image: string;
  optionValues: string[];
  sku: string;
  price: Cents;
  salePrice: Cents;
  onSale: boolean;
  unlimited: boolean;
  qtyInStock: number;
  weight: number;
  workflow: string;
  publishAt: Date | null;
}

/** What of a product's body goes with it into a cart. */
const inCart = group({
  options: productFields.options,
  isTaxable: productFields.isTaxable,
  formId: productFields.formId,
  addOns: productFields.addOns,
  isSubscription: productFields.isSubscription,
  subscriptionPlan: productFields.subscriptionPlan,
});
type InCart = ValueOf<typeof inCart>;

const purchasable = statement<Omit<Purchasable, keyof InCart> & { asked: unknown }>(
  'purchasable',
  `select v.id as "variantId", p.id as "productId", p.type, p.title, p.slug,
     coalesce(v.image->>'src', p.body->'images'->0->>'src', '') as image, v.option_values as "optionValues", v.sku, v.price, v.sale_price as "salePrice",
     v.on_sale as "onSale", v.unlimited, v.qty_in_stock as "qtyInStock", v.weight, p.workflow,
     p.publish_at as "publishAt", jsonb_build_object('options', p.body->'options', 'isTaxable', p.body->'isTaxable',
       'formId', p.body->'formId', 'addOns', p.body->'addOns', 'isSubscription', p.body->'isSubscription',
       'subscriptionPlan', p.body->'subscriptionPlan') as asked
   from product_variants v join products p on p.site_id = v.site_id and p.id = v.product_id
   where v.id = any($1::text[]) and v.deleted_at is null and p.deleted_at is null`,
);

export async function listPurchasable(tx: Tx, variantIds: readonly string[]): Promise<Purchasable[]> {
  if (variantIds.length === 0) return [];
  const rows = await purchasable(tx, [variantIds]);
  return rows.map(({ asked, ...row }) => ({ ...row, ...inCart.read(asked) }));
}

export async function variantIdsOf(tx: Tx, productId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: productVariants.id })
    .from(productVariants)
    .where(and(eq(productVariants.productId, productId), isNull(productVariants.deletedAt)))
    .orderBy(asc(productVariants.position));
  return rows.map(({ id }) => id);
}

interface Taken {
  productId: string;
  unlimited: boolean;
  left: number;
}

/** What there is any number of is not locked: nothing of it changes, and nobody has to wait for who takes some as well. */
const taking = statement<Taken>(
  'take-from-stock',
  `with endless as (
     select product_id, unlimited, qty_in_stock from product_variants
     where id = $1 and deleted_at is null and unlimited
   ), counted as (
     update product_variants set qty_in_stock = case when unlimited then qty_in_stock else qty_in_stock - $2 end
     where id = $1 and deleted_at is null and (unlimited or qty_in_stock >= $2)
       and not exists (select from endless)
     returning product_id, unlimited, qty_in_stock
   )
   select product_id as "productId", unlimited, qty_in_stock as "left" from endless
   union all select product_id, unlimited, qty_in_stock from counted`,
);

/**
 * One statement decides: whoever finds too few left takes none. Where many take at once all of them get theirs of a
 * variant, or none, and variants are locked in one order, so that nobody waits in a circle.
 */
export async function take(tx: Tx, variantId: string, quantity: number): Promise<Taken | undefined> {
  const [taken] = await gather(tx, 'take-from-stock', [{ variantId, quantity }], async (all) => {
    const variants = [...new Set(all.map((each) => each.variantId))].sort();
    const rows = await Promise.all(
      variants.map(async (id) => {
        const wanted = all.filter((each) => each.variantId === id);
        const sum = wanted.reduce((whole, each) => whole + each.quantity, 0);
        const [row] = await taking(tx, [id, sum]);
        return [id, row && { row, after: sum }] as const;
      }),
    );
    const left = new Map(rows);
    return all.map((each) => {
      const found = left.get(each.variantId);
      if (!found) return undefined;
      found.after -= each.quantity;
      return { ...found.row, left: found.row.left + found.after };
    });
  });
  return taken;
}

const adding = statement<{ productId: string; delta: number }>(
  'add-to-stock',
  `with before as (select site_id, id, qty_in_stock as qty from product_variants where id = $1 for update)
   update product_variants v set qty_in_stock =
     case when v.unlimited then v.qty_in_stock else least(${MAX_STOCK}, greatest(0, v.qty_in_stock + $2)) end
   from before where v.site_id = before.site_id and v.id = before.id
   returning v.product_id as "productId", v.qty_in_stock - before.qty as delta`,
);

/** Adds to a stock, or takes from it, but never below nothing; says by how much it has changed. */
export async function add(tx: Tx, variantId: string, delta: number) {
  return (await adding(tx, [variantId, delta]))[0];
}

/** Nothing where it was so before. */
export async function setUnlimited(tx: Tx, variantId: string, unlimited: boolean) {
  const [row] = await tx
    .update(productVariants)
    .set({ unlimited })
    .where(
      and(
        eq(productVariants.id, variantId),
        isNull(productVariants.deletedAt),
        eq(productVariants.unlimited, !unlimited),
      ),
    )
    .returning({ productId: productVariants.productId });
  return row?.productId;
}

export interface StockNote {
  variantId: string;
  delta: number;
  reason: string;
  orderId?: string;
  accountId?: string | null;
}

const noting = statementForMany<StockNote & { siteId: string; id: string }>(
  'note-stock',
  `insert into stock_changes (site_id, id, variant_id, delta, reason, order_id, account_id)
   select "siteId", id, "variantId", delta, reason, "orderId", "accountId" from json_to_recordset($1::json)
     as asked("siteId" text, id text, "variantId" text, delta int, reason text, "orderId" text, "accountId" text)`,
);

export async function note(tx: Tx, siteId: string, notes: readonly StockNote[]): Promise<void> {
  if (notes.length === 0) return;
  await noting(
    tx,
    notes.map((each) => ({ ...each, siteId, id: newId() })),
  );
}

export async function history(tx: Tx, variantId: string, limit: number) {
  return tx
    .select({
      delta: stockChanges.delta,
      reason: stockChanges.reason,
      orderId: stockChanges.orderId,
      by: sql<string>`coalesce(${accounts.name}, '')`,
      at: stockChanges.at,
    })
    .from(stockChanges)
    .leftJoin(accounts, eq(accounts.id, stockChanges.accountId))
    .where(eq(stockChanges.variantId, variantId))
    .orderBy(desc(stockChanges.at))
    .limit(limit);
}

const rowColumns = {
  variantId: productVariants.id,
  productId: products.id,
  title: products.title,
  optionValues: productVariants.optionValues,
  sku: productVariants.sku,
  image: sql<string>`coalesce(${productVariants.image}->>'src', ${products.body}->'images'->0->>'src', '')`,
  unlimited: productVariants.unlimited,
  qtyInStock: productVariants.qtyInStock,
};

/** What comes after a variant in the order of titles. */
const behind = (variantId: string) =>
  sql`(lower(${products.title}), ${productVariants.position}, ${productVariants.id}) > (
    select lower(p.title), v.position, v.id from product_variants v
    join products p on p.site_id = v.site_id and p.id = v.product_id where v.id = ${variantId})`;

export async function listStock(
  tx: Tx,
  filter: {
    words: string;
    atMost?: number | undefined;
    after?: string | undefined;
    ids?: readonly string[];
    limit: number;
  },
) {
  return tx
    .select(rowColumns)
    .from(productVariants)
    .innerJoin(
      products,
      and(eq(products.siteId, productVariants.siteId), eq(products.id, productVariants.productId)),
    )
    .where(
      and(
        isNull(products.deletedAt),
        isNull(productVariants.deletedAt),
        matches(filter.words),
        filter.ids && inArray(productVariants.id, [...filter.ids]),
        filter.after === undefined ? undefined : behind(filter.after),
        filter.atMost === undefined
          ? undefined
          : and(eq(productVariants.unlimited, false), sql`${productVariants.qtyInStock} <= ${filter.atMost}`),
      ),
    )
    .orderBy(sql`lower(${products.title})`, asc(productVariants.position), asc(productVariants.id))
    .limit(filter.limit);
}
