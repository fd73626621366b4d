import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { CommentState } from '#core/comments/comment.ts';
import type { ImageValue } from '#core/fields/index.ts';
import { REVIEWS_PER_PAGE } from '#core/reviews/review.ts';
import { firstOf, type ReviewQuery } from '#core/reviews/review-query.ts';
import type { Cursor } from '../database/cursor.ts';
import type { Tx } from '../database/database.ts';
import { products, productVariants, reviewRequests, reviews } from '../database/schema.ts';

export type NewReview = typeof reviews.$inferInsert;

const columns = {
  id: reviews.id,
  productId: reviews.productId,
  name: reviews.name,
  email: reviews.email,
  rating: reviews.rating,
  text: reviews.text,
  pictures: sql<ImageValue[]>`${reviews.pictures}`,
  isVerified: reviews.isVerified,
  state: sql<CommentState>`${reviews.state}`,
  reason: reviews.reason,
  reply: reviews.reply,
  createdAt: reviews.createdAt,
};

/** False where this line of the order was reviewed before, or an import brought the same. */
export async function insertReviews(tx: Tx, rows: readonly NewReview[]): Promise<number> {
  if (rows.length === 0) return 0;
  const added = await tx
    .insert(reviews)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: reviews.id });
  return added.length;
}

const isApproved = (productId: string) =>
  and(eq(reviews.productId, productId), eq(reviews.state, 'approved'));

/** Approved reviews of a product; one more than a page, to know whether there are others. */
export async function listApproved(tx: Tx, productId: string, query: ReviewQuery) {
  const orders = {
    newest: [desc(reviews.createdAt), desc(reviews.id)],
    highest: [desc(reviews.rating), desc(reviews.createdAt)],
    lowest: [asc(reviews.rating), asc(reviews.createdAt)],
  };
  return tx
    .select(columns)
    .from(reviews)
    .where(
      and(isApproved(productId), query.stars === undefined ? undefined : eq(reviews.rating, query.stars)),
    )
    .orderBy(...orders[query.sort])
    .offset(firstOf(query))
    .limit(REVIEWS_PER_PAGE + 1);
}

export async function countByRating(tx: Tx, productId: string) {
  return tx
    .select({ rating: reviews.rating, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(isApproved(productId))
    .groupBy(reviews.rating);
}

/** What lists show and sort by. */
export async function refreshRatings(tx: Tx, productIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update products p set rating = s.rating, rating_count = s.count
    from (
      select named.id, coalesce(round(avg(r.rating), 1), 0)::float8 as rating, count(r.id)::int as count
      from unnest(${sql.param([...productIds])}::text[]) as named(id)
      left join reviews r on r.site_id = current_setting('plinth.site_id') and r.product_id = named.id
        and r.state = 'approved'
      group by named.id
    ) s where p.id = s.id`);
}

export async function listByState(
  tx: Tx,
  wanted: { state: CommentState; before: Cursor | undefined; limit: number },
) {
  const { before } = wanted;
  const at = before && new Date(before.at);
  return tx
    .select({ ...columns, title: products.title, slug: products.slug })
    .from(reviews)
    .innerJoin(products, and(eq(products.siteId, reviews.siteId), eq(products.id, reviews.productId)))
    .where(
      and(
        eq(reviews.state, wanted.state),
        before && at
          ? or(lt(reviews.createdAt, at), and(eq(reviews.createdAt, at), lt(reviews.id, before.id)))
          : undefined,
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(wanted.limit);
}

export type ListedReview = Awaited<ReturnType<typeof listByState>>[number];

export async function countByState(tx: Tx) {
  return tx
    .select({ state: sql<CommentState>`${reviews.state}`, count: sql<number>`count(*)::int` })
    .from(reviews)
    .groupBy(reviews.state);
}

/** Moves reviews into a state from those it can be reached from. Says which, and of which products. */
export async function moveReviews(
  tx: Tx,
  ids: readonly string[],
  from: readonly CommentState[],
  state: CommentState,
) {
  return tx
    .update(reviews)
    .set({ state })
    .where(and(inArray(reviews.id, [...ids]), inArray(reviews.state, [...from])))
    .returning({ id: reviews.id, productId: reviews.productId });
}

export async function setReply(tx: Tx, id: string, reply: string): Promise<string | undefined> {
  const [row] = await tx
    .update(reviews)
    .set({ reply })
    .where(eq(reviews.id, id))
    .returning({ productId: reviews.productId });
  return row?.productId;
}

/** Lines of an order that have a review. */
export async function reviewedLines(tx: Tx, orderId: string): Promise<number[]> {
  const rows = await tx.select({ line: reviews.line }).from(reviews).where(eq(reviews.orderId, orderId));
  return rows.flatMap(({ line }) => line ?? []);
}

/** Products by what an import may call them: address, SKU or name. */
export async function productsNamed(tx: Tx, names: readonly string[]): Promise<Map<string, string>> {
  const small = sql.param(names.map((name) => name.toLowerCase()));
  const { rows } = await tx.execute<{ name: string; id: string }>(sql`
    select lower(p.title) as name, p.id from ${products} p
      where p.deleted_at is null and lower(p.title) = any(${small}::text[])
    union all select p.slug, p.id from ${products} p
      where p.deleted_at is null and p.slug = any(${small}::text[])
    union all select lower(v.sku), v.product_id from ${productVariants} v
      join ${products} p on p.site_id = v.site_id and p.id = v.product_id and p.deleted_at is null
      where v.deleted_at is null and lower(v.sku) = any(${small}::text[])`);
  return new Map(rows.map(({ name, id }) => [name, id]));
}

export async function knownProducts(tx: Tx, ids: readonly string[]): Promise<{ id: string; slug: string }[]> {
  return tx
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isNull(products.deletedAt)));
}

/** Asked for again, a buyer is mailed again. */
export async function putRequest(
  tx: Tx,
  row: { siteId: string; orderId: string; dueAt: Date },
): Promise<void> {
  await tx
    .insert(reviewRequests)
    .values(row)
    .onConflictDoUpdate({
      target: [reviewRequests.siteId, reviewRequests.orderId],
      set: { dueAt: row.dueAt, doneAt: null },
    });
}

/** Orders whose buyers are to be asked now, locked so that two nodes do not ask twice. */
export async function takeDueRequests(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const due = await tx
    .select({ orderId: reviewRequests.orderId })
    .from(reviewRequests)
    .where(and(lte(reviewRequests.dueAt, now), isNull(reviewRequests.doneAt)))
    .orderBy(asc(reviewRequests.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const ids = due.map(({ orderId }) => orderId);
  if (ids.length > 0)
    await tx.update(reviewRequests).set({ doneAt: now }).where(inArray(reviewRequests.orderId, ids));
  return ids;
}

export async function listAll(tx: Tx) {
  return tx
    .select({ ...columns, orderId: reviews.orderId, line: reviews.line, origin: reviews.origin })
    .from(reviews)
    .innerJoin(
      products,
      and(
        eq(products.siteId, reviews.siteId),
        eq(products.id, reviews.productId),
        isNull(products.deletedAt),
      ),
    )
    .where(isNotNull(reviews.id))
    .orderBy(asc(reviews.id));
}

/** Everything that somebody wrote, whether or not it is shown. */
export async function listOfReviewer(tx: Tx, email: string) {
  return tx
    .select({
      productId: reviews.productId,
      orderId: reviews.orderId,
      name: reviews.name,
      rating: reviews.rating,
      text: reviews.text,
      pictures: reviews.pictures,
      reply: reviews.reply,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .where(eq(reviews.email, email))
    .orderBy(asc(reviews.createdAt));
}

export async function isProduct(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from products where id = ${id} and deleted_at is null`,
  );
  return rows.length > 0;
}
