import { and, isNull, eq } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { productCategories, products, productVariants } from '../database/schema.ts';

/** Few enough for the parameters that one statement may have. */
const CHUNK = 500;

/** Everything that is for sale, and how it is sorted. */
export async function readAll(tx: Tx) {
  const variants = await tx
    .select({ row: productVariants })
    .from(productVariants)
    .innerJoin(
      products,
      and(eq(products.siteId, productVariants.siteId), eq(products.id, productVariants.productId)),
    )
    .where(and(isNull(productVariants.deletedAt), isNull(products.deletedAt)));
  return {
    products: await tx.select().from(products).where(isNull(products.deletedAt)),
    variants: variants.map(({ row }) => row),
    categories: await tx.select().from(productCategories),
  };
}

type Insert = {
  categories: readonly Omit<typeof productCategories.$inferInsert, 'siteId'>[];
  products: readonly Omit<typeof products.$inferInsert, 'siteId'>[];
  variants: readonly Omit<typeof productVariants.$inferInsert, 'siteId'>[];
};

/** With the same ids: they belong to one site, and related products still find each other. What is there stays as it is. */
export async function insertMissing(tx: Tx, siteId: string, all: Insert): Promise<void> {
  const chunks = <R extends object>(rows: readonly R[]) =>
    Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) =>
      rows.slice(index * CHUNK, (index + 1) * CHUNK).map((row) => ({ ...row, siteId })),
    );
  for (const rows of chunks(all.categories))
    await tx.insert(productCategories).values(rows).onConflictDoNothing();
  // Reviews stay where they were written, unless they come along by themselves.
  const unrated = all.products.map((row) => ({ ...row, rating: 0, ratingCount: 0 }));
  for (const rows of chunks(unrated)) await tx.insert(products).values(rows).onConflictDoNothing();
  for (const rows of chunks(all.variants))
    await tx.insert(productVariants).values(rows).onConflictDoNothing();
}
