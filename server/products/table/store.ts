import { and, asc, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../database/database.ts';
import { products, productVariants } from '../../database/schema.ts';

/** Always in one order, so that two tables with the same products never wait for each other in a circle. */
export async function lockProducts(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isNull(products.deletedAt)))
    .orderBy(asc(products.id))
    .for('update');
}

/** Those of these SKUs that variants of other products have. */
export async function skusElsewhere(
  tx: Tx,
  skus: readonly string[],
  productIds: readonly string[],
): Promise<string[]> {
  if (skus.length === 0) return [];
  const rows = await tx
    .select({ sku: productVariants.sku })
    .from(productVariants)
    .where(
      and(
        inArray(productVariants.sku, [...skus]),
        isNull(productVariants.deletedAt),
        sql`${productVariants.productId} <> all(${sql.param([...productIds])}::text[])`,
      ),
    );
  return rows.map(({ sku }) => sku);
}

/** Products that trade their SKUs would meet each other halfway. */
export async function setSkusAside(tx: Tx, variantIds: readonly string[]): Promise<void> {
  if (variantIds.length === 0) return;
  await tx
    .update(productVariants)
    .set({ sku: sql`'-' || ${productVariants.id}` })
    .where(inArray(productVariants.id, [...variantIds]));
}
