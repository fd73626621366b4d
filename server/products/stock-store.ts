import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { SellableType } from '#core/commerce/product.ts';
import type { Tx } from '../database/database.ts';
import { accounts, products, productVariants, stockChanges } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { matches } from './store.ts';

/** A variant with what a cart or an order has to know of it. */
export interface Purchasable {
  variantId: string;
  productId: string;
  type: SellableType;
  title: string;
  slug: string;
  image: string;
  options: string[];
  optionValues: string[];
  isTaxable: boolean;
  sku: string;
  price: number;
  salePrice: number;
  onSale: boolean;
  unlimited: boolean;
  qtyInStock: number;
  weight: number;
  workflow: string;
  publishAt: Date | null;
}

export async function listPurchasable(tx: Tx, variantIds: readonly string[]): Promise<Purchasable[]> {
  if (variantIds.length === 0) return [];
  return tx
    .select({
      variantId: productVariants.id,
      productId: products.id,
      type: sql<SellableType>`${products.type}`,
      title: products.title,
      slug: products.slug,
      image: sql<string>`coalesce(${productVariants.image}->>'src', ${products.body}->'images'->0->>'src', '')`,
      options: sql<string[]>`coalesce(${products.body}->'options', '[]')`,
      optionValues: productVariants.optionValues,
      isTaxable: sql<boolean>`coalesce((${products.body}->>'isTaxable')::boolean, true)`,
      sku: productVariants.sku,
      price: productVariants.price,
      salePrice: productVariants.salePrice,
      onSale: productVariants.onSale,
      unlimited: productVariants.unlimited,
      qtyInStock: productVariants.qtyInStock,
      weight: productVariants.weight,
      workflow: products.workflow,
      publishAt: products.publishAt,
    })
    .from(productVariants)
    .innerJoin(
      products,
      and(eq(products.siteId, productVariants.siteId), eq(products.id, productVariants.productId)),
    )
    .where(
      and(
        inArray(productVariants.id, [...variantIds]),
        isNull(productVariants.deletedAt),
        isNull(products.deletedAt),
      ),
    );
}

/** One statement decides: whoever finds too few left takes none. */
export async function take(tx: Tx, variantId: string, quantity: number) {
  const [row] = await tx
    .update(productVariants)
    .set({
      qtyInStock: sql`case when ${productVariants.unlimited} then ${productVariants.qtyInStock} else ${productVariants.qtyInStock} - ${quantity} end`,
    })
    .where(
      and(
        eq(productVariants.id, variantId),
        isNull(productVariants.deletedAt),
        sql`(${productVariants.unlimited} or ${productVariants.qtyInStock} >= ${quantity})`,
      ),
    )
    .returning({
      productId: productVariants.productId,
      unlimited: productVariants.unlimited,
      left: productVariants.qtyInStock,
    });
  return row;
}

/** Adds to a stock, or takes from it, but never below nothing. */
export async function add(tx: Tx, variantId: string, delta: number) {
  const [row] = await tx
    .update(productVariants)
    .set({
      qtyInStock: sql`case when ${productVariants.unlimited} then ${productVariants.qtyInStock} else greatest(0, ${productVariants.qtyInStock} + ${delta}) end`,
    })
    .where(eq(productVariants.id, variantId))
    .returning({ productId: productVariants.productId });
  return row?.productId;
}

export async function setUnlimited(tx: Tx, variantId: string, unlimited: boolean) {
  const [row] = await tx
    .update(productVariants)
    .set({ unlimited })
    .where(and(eq(productVariants.id, variantId), isNull(productVariants.deletedAt)))
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

export async function note(tx: Tx, siteId: string, notes: readonly StockNote[]): Promise<void> {
  if (notes.length > 0)
    await tx.insert(stockChanges).values(notes.map((each) => ({ ...each, siteId, id: newId() })));
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
        filter.after === undefined ? undefined : gt(productVariants.id, filter.after),
        filter.atMost === undefined
          ? undefined
          : and(eq(productVariants.unlimited, false), sql`${productVariants.qtyInStock} <= ${filter.atMost}`),
      ),
    )
    .orderBy(asc(productVariants.id))
    .limit(filter.limit);
}
