import { eq, and, sql } from 'drizzle-orm';
import { productPath } from '#core/commerce/catalogue/shop-paths.ts';
import { FILE_ADDRESS, type Mention } from '../content/mentions.ts';
import type { Tx } from '../database/database.ts';
import { products, productVariants } from '../database/schema.ts';

/** Pictures in words and variants, and the file that is sold, which is named by its id alone. */
const MENTIONS = `
  select p.id, p.title, p.slug, p.workflow = 'published' as "isLive", array_agg(distinct m[1]) as names
  from products p
  cross join lateral (
    select p.body::text || ' /images/' || coalesce(p.body->>'fileId', '') || '/' ||
      coalesce((select string_agg(v.image::text, ' ') from product_variants v
        where v.site_id = p.site_id and v.product_id = p.id and v.deleted_at is null), '') as words offset 0
  ) as written
  cross join lateral regexp_matches(words, '${FILE_ADDRESS}', 'g') m
  where p.deleted_at is null and m[1] = any($1)
  group by p.site_id, p.id
  order by p.position, p.id`;

interface Row {
  id: string;
  title: string;
  slug: string;
  isLive: boolean;
  names: string[];
}

/** Products that show a picture or sell a file. */
export async function findProductMentions(tx: Tx, names: readonly string[]): Promise<Mention[]> {
  if (names.length === 0) return [];
  const { rows } = await tx.$client.query<Row>(MENTIONS, [names]);
  return rows.map(({ id, slug, ...row }) => ({
    ...row,
    documentId: id,
    kind: 'product',
    path: productPath(slug),
    isDraft: true,
  }));
}

/** Changes the pictures of a product wherever it keeps them. */
export async function showInProduct(tx: Tx, id: string, edit: (body: unknown) => unknown): Promise<void> {
  const [row] = await tx
    .select({ body: products.body })
    .from(products)
    .where(eq(products.id, id))
    .for('update');
  if (!row) return;
  await tx
    .update(products)
    .set({ body: edit(row.body), updatedAt: sql`now()` })
    .where(eq(products.id, id));
  const variants = await tx
    .select({ id: productVariants.id, image: productVariants.image })
    .from(productVariants)
    .where(and(eq(productVariants.productId, id), sql`${productVariants.image} is not null`));
  for (const variant of variants)
    await tx
      .update(productVariants)
      .set({ image: edit(variant.image) })
      .where(eq(productVariants.id, variant.id));
}
