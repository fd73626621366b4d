import type { Cents } from '#core/money/currency.ts';
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { productBody, type ProductBody, type VariantDraft } from '#core/commerce/catalogue/product-fields.ts';
import type { ShopSort } from '#core/commerce/catalogue/shop.ts';
import type { SellableType, WorkflowState } from '#core/commerce/catalogue/product.ts';
import type { ImageValue } from '#core/fields/index.ts';
import type { Tx } from '../database/database.ts';
import { productCategories, products, productVariants } from '../database/schema.ts';

export interface ProductRow {
  id: string;
  type: SellableType;
  title: string;
  slug: string;
  workflow: WorkflowState;
  publishAt: Date | null;
  body: ProductBody;
  categories: string[];
  tags: string[];
  priceFrom: Cents;
  priceTo: Cents;
  isOnSale: boolean;
  inStock: boolean;
  rating: number;
  ratingCount: number;
  createdAt: Date;
  updatedAt: Date;
}

export interface VariantRow extends VariantDraft {
  productId: string;
  position: number;
}

const columns = {
  id: products.id,
  type: sql<SellableType>`${products.type}`,
  title: products.title,
  slug: products.slug,
  workflow: sql<WorkflowState>`${products.workflow}`,
  publishAt: products.publishAt,
  /** As it is stored, perhaps before some of its fields existed. */
  body: products.body,
  categories: products.categories,
  tags: products.tags,
  priceFrom: products.priceFrom,
  priceTo: products.priceTo,
  isOnSale: products.isOnSale,
  inStock: products.inStock,
  rating: products.rating,
  ratingCount: products.ratingCount,
  createdAt: products.createdAt,
  updatedAt: products.updatedAt,
};
const variantColumns = {
  id: productVariants.id,
  productId: productVariants.productId,
  position: productVariants.position,
  sku: productVariants.sku,
  price: productVariants.price,
  salePrice: productVariants.salePrice,
  onSale: productVariants.onSale,
  unlimited: productVariants.unlimited,
  qtyInStock: productVariants.qtyInStock,
  optionValues: productVariants.optionValues,
  weight: productVariants.weight,
  width: productVariants.width,
  height: productVariants.height,
  length: productVariants.length,
  image: sql<ImageValue | null>`${productVariants.image}`,
};
const withBody = <R extends { body: unknown }>(row: R) => ({ ...row, body: productBody.read(row.body) });
const isKept = isNull(products.deletedAt);
const isVariantKept = isNull(productVariants.deletedAt);

export type ProductValues = Omit<
  ProductRow,
  'priceFrom' | 'priceTo' | 'isOnSale' | 'inStock' | 'rating' | 'ratingCount' | 'createdAt'
> & { words: string };

const searchOf = ({ title, words }: { title: string; words: string }) =>
  sql`setweight(to_tsvector('simple', ${title}), 'A') || to_tsvector('simple', ${words})`;

export async function insertProduct(tx: Tx, siteId: string, row: ProductValues): Promise<void> {
  const { words: _words, ...values } = row;
  await tx.insert(products).values({
    ...values,
    siteId,
    search: searchOf(row),
    position: sql`(select coalesce(max(position), 0) + 1 from products)`,
    createdAt: row.updatedAt,
  });
}

/** Nothing is written when somebody else saved meanwhile. */
export async function updateProduct(tx: Tx, row: ProductValues, base: Date): Promise<boolean> {
  const { id, words: _words, ...values } = row;
  const found = await tx
    .update(products)
    .set({ ...values, search: searchOf(row) })
    .where(and(eq(products.id, id), isKept, eq(products.updatedAt, base)))
    .returning({ id: products.id });
  return found.length > 0;
}

export async function findProduct(tx: Tx, id: string): Promise<ProductRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(products)
    .where(and(eq(products.id, id), isKept));
  return row && withBody(row);
}

/** Those of these ids that are products of the site and are not deleted. */
export async function knownProducts(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isKept));
  return rows.map(({ id }) => id);
}

export async function variantsOf(tx: Tx, productIds: readonly string[]): Promise<VariantRow[]> {
  if (productIds.length === 0) return [];
  return tx
    .select(variantColumns)
    .from(productVariants)
    .where(and(inArray(productVariants.productId, [...productIds]), isVariantKept))
    .orderBy(asc(productVariants.productId), asc(productVariants.position));
}

/** Writes the variants as they are now; the stock of those that were there before stays what it is. */
export async function putVariants(
  tx: Tx,
  siteId: string,
  productId: string,
  rows: readonly VariantRow[],
): Promise<void> {
  await tx
    .update(productVariants)
    .set({ deletedAt: sql`now()` })
    .where(
      and(
        eq(productVariants.productId, productId),
        isVariantKept,
        rows.length === 0
          ? undefined
          : sql`${productVariants.id} <> all(${sql.param(rows.map(({ id }) => id))}::text[])`,
      ),
    );
  // Two variants that trade their SKUs would meet themselves halfway.
  await tx
    .update(productVariants)
    .set({ sku: sql`'-' || ${productVariants.id}` })
    .where(and(eq(productVariants.productId, productId), isVariantKept));
  const CHUNK = 500;
  for (let from = 0; from < rows.length; from += CHUNK) {
    await tx
      .insert(productVariants)
      .values(rows.slice(from, from + CHUNK).map((row) => ({ ...row, siteId })))
      .onConflictDoUpdate({
        target: [productVariants.siteId, productVariants.id],
        set: {
          position: sql`excluded.position`,
          sku: sql`excluded.sku`,
          price: sql`excluded.price`,
          salePrice: sql`excluded.sale_price`,
          onSale: sql`excluded.on_sale`,
          unlimited: sql`excluded.unlimited`,
          optionValues: sql`excluded.option_values`,
          weight: sql`excluded.weight`,
          width: sql`excluded.width`,
          height: sql`excluded.height`,
          length: sql`excluded.length`,
          image: sql`excluded.image`,
        },
        setWhere: eq(productVariants.productId, productId),
      });
  }
}

/** Prices and stock of a product as lists show them; says whether its being in stock has changed. */
export async function refreshSummary(tx: Tx, productId: string): Promise<boolean> {
  const result = await tx.execute<{ flipped: boolean }>(sql`
    update products p set price_from = s.low, price_to = s.high, is_on_sale = s.sale, in_stock = s.stocked
    from (
      select coalesce(min(case when on_sale then sale_price else price end), 0) as low,
        coalesce(max(case when on_sale then sale_price else price end), 0) as high,
        coalesce(bool_or(on_sale), false) as sale,
        coalesce(bool_or(unlimited or qty_in_stock > 0), false) as stocked
      from product_variants where product_id = ${productId} and deleted_at is null
    ) s, products before
    where p.id = ${productId} and before.site_id = p.site_id and before.id = p.id
    returning before.in_stock is distinct from p.in_stock as flipped`);
  return result.rows[0]?.flipped ?? false;
}

export async function takenSkus(tx: Tx, skus: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ sku: productVariants.sku })
    .from(productVariants)
    .where(and(inArray(productVariants.sku, [...skus]), isVariantKept));
  return rows.map(({ sku }) => sku);
}

export async function takenSlugs(tx: Tx, like: string): Promise<string[]> {
  const rows = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(and(isKept, sql`${products.slug} like ${`${like}%`}`));
  return rows.map(({ slug }) => slug);
}

export async function setDeleted(tx: Tx, id: string, at: Date | null): Promise<string | undefined> {
  const [row] = await tx
    .update(products)
    .set({ deletedAt: at })
    .where(and(eq(products.id, id), at ? isKept : isNotNull(products.deletedAt)))
    .returning({ title: products.title });
  // Its variants keep their own state, so that bringing it back brings back the same ones.
  return row?.title;
}

/** In this order before all others, which keep theirs. */
export async function arrange(tx: Tx, ids: readonly string[]): Promise<void> {
  const named = sql.param([...ids]);
  await tx.execute(sql`
    with others as (
      select coalesce(min(position), ${ids.length + 1}) as first from products
      where deleted_at is null and id <> all(${named}::text[])
    )
    update products p set position = others.first - ${ids.length + 1} + o.at
    from unnest(${named}::text[]) with ordinality as o(id, at), others
    where p.id = o.id and p.deleted_at is null`);
}

export interface OwnerFilter {
  words: string;
  workflow?: WorkflowState | undefined;
  after?: { position: number; id: string } | undefined;
  ids?: readonly string[] | undefined;
  limit: number;
}

export async function listForOwner(tx: Tx, filter: OwnerFilter) {
  const { after } = filter;
  return tx
    .select({
      id: products.id,
      title: products.title,
      slug: products.slug,
      type: products.type,
      workflow: products.workflow,
      publishAt: products.publishAt,
      image: sql<string | null>`${products.body}->'images'->0->>'src'`,
      priceFrom: products.priceFrom,
      priceTo: products.priceTo,
      isOnSale: products.isOnSale,
      position: products.position,
      variantCount: sql<number>`(select count(*) from product_variants v where v.site_id = products.site_id and v.product_id = products.id and v.deleted_at is null)`,
      stock: sql<number | null>`(select case when bool_or(v.unlimited) then null else sum(v.qty_in_stock) end
        from product_variants v where v.site_id = products.site_id and v.product_id = products.id and v.deleted_at is null)`,
    })
    .from(products)
    .where(
      and(
        isKept,
        filter.ids && inArray(products.id, [...filter.ids]),
        filter.workflow === undefined ? undefined : eq(products.workflow, filter.workflow),
        matches(filter.words),
        after &&
          or(
            gt(products.position, after.position),
            and(eq(products.position, after.position), gt(products.id, after.id)),
          ),
      ),
    )
    .orderBy(asc(products.position), asc(products.id))
    .limit(filter.limit);
}

export async function countProducts(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)` })
    .from(products)
    .where(isKept);
  return row?.count ?? 0;
}

/** Words of which each begins a word of the product. */
export function matches(words: string): SQL | undefined {
  const parts = words.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  return parts
    ? sql`${products.search} @@ to_tsquery('simple', ${parts.map((part) => `${part}:*`).join(' & ')})`
    : undefined;
}

export const isShown = (now: Date) =>
  and(
    isKept,
    or(
      eq(products.workflow, 'published'),
      and(eq(products.workflow, 'scheduled'), lt(products.publishAt, now)),
    ),
  );

export interface ShopFilter {
  categories?: readonly string[] | undefined;
  tag?: string | undefined;
  words: string;
  /** Found by their words in another language. */
  saidIds?: readonly string[] | undefined;
  minCents?: Cents | undefined;
  maxCents?: Cents | undefined;
  isInStock: boolean;
  minRating: number;
  ids?: readonly string[] | undefined;
  sort: ShopSort;
  offset: number;
  limit: number;
}

const ORDERS = {
  manual: [asc(products.position), asc(products.id)],
  newest: [desc(products.createdAt), desc(products.id)],
  cheapest: [asc(products.priceFrom), asc(products.id)],
  dearest: [desc(products.priceFrom), desc(products.id)],
  title: [sql`lower(${products.title})`, asc(products.id)],
  rated: [desc(products.rating), desc(products.ratingCount), desc(products.id)],
} as const;

export async function listShown(tx: Tx, filter: ShopFilter, now: Date) {
  return tx
    .select({
      id: products.id,
      title: products.title,
      slug: products.slug,
      type: products.type,
      images: sql<ImageValue[] | null>`jsonb_path_query_array(${products.body}, '$.images[0 to 1]')`,
      categories: products.categories,
      priceFrom: products.priceFrom,
      priceTo: products.priceTo,
      isOnSale: products.isOnSale,
      inStock: products.inStock,
      rating: products.rating,
      ratingCount: products.ratingCount,
    })
    .from(products)
    .where(
      and(
        isShown(now),
        filter.categories && sql`${products.categories} && ${sql.param([...filter.categories])}::text[]`,
        filter.tag === undefined ? undefined : sql`${products.tags} @> ${sql.param([filter.tag])}::text[]`,
        filter.ids && inArray(products.id, [...filter.ids]),
        filter.saidIds?.length
          ? or(matches(filter.words), inArray(products.id, [...filter.saidIds]))
          : matches(filter.words),
        filter.minCents === undefined ? undefined : sql`${products.priceTo} >= ${filter.minCents}`,
        filter.maxCents === undefined ? undefined : sql`${products.priceFrom} <= ${filter.maxCents}`,
        filter.minRating > 0 ? gte(products.rating, filter.minRating) : undefined,
        filter.isInStock ? eq(products.inStock, true) : undefined,
      ),
    )
    .orderBy(...ORDERS[filter.sort])
    .limit(filter.limit)
    .offset(filter.offset);
}

export async function findShown(
  tx: Tx,
  by: { slug: string } | { id: string },
  now: Date,
): Promise<ProductRow | undefined> {
  const isWanted = 'id' in by ? eq(products.id, by.id) : eq(products.slug, by.slug);
  const [row] = await tx
    .select(columns)
    .from(products)
    .where(and(isWanted, isShown(now)));
  return row && withBody(row);
}

export async function listShownPaths(tx: Tx, now: Date, limit: number) {
  return tx
    .select({ slug: products.slug, updatedAt: products.updatedAt })
    .from(products)
    .where(isShown(now))
    .orderBy(asc(products.position))
    .limit(limit);
}

export async function listAllRows(tx: Tx): Promise<ProductRow[]> {
  const rows = await tx
    .select(columns)
    .from(products)
    .where(isKept)
    .orderBy(asc(products.position), asc(products.id));
  return rows.map(withBody);
}

export async function listNewest(
  tx: Tx,
  { ids, limit }: { ids?: readonly string[]; limit?: number },
): Promise<ProductRow[]> {
  const query = tx
    .select(columns)
    .from(products)
    .where(and(isKept, ids && inArray(products.id, [...ids])))
    .orderBy(desc(products.createdAt), desc(products.id));
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(withBody);
}

export async function listCategories(tx: Tx) {
  return tx
    .select({
      id: productCategories.id,
      parentId: productCategories.parentId,
      name: productCategories.name,
      slug: productCategories.slug,
    })
    .from(productCategories)
    .orderBy(asc(productCategories.position));
}

export type CategoryRow = Awaited<ReturnType<typeof listCategories>>[number];

/** One list after the other: two that come at once would both delete, and then both insert. */
export async function putCategories(tx: Tx, siteId: string, rows: readonly CategoryRow[]): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`categories:${siteId}`}, 0))`);
  await tx.delete(productCategories);
  if (rows.length > 0)
    await tx.insert(productCategories).values(rows.map((row, position) => ({ ...row, siteId, position })));
}
