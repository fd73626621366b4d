import { REVIEWS_PER_PAGE, summaryOf, type Review } from '#core/reviews/review.ts';
import type { ReviewList, ReviewQuery } from '#core/reviews/review-query.ts';
import { DAY_MS } from '#core/durations.ts';
import type { TemplateReview } from '#site/templates/template.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';
import * as store from './store.ts';

export function toReview(row: Pick<store.ListedReview, keyof Omit<Review, 'at'> | 'createdAt'>): Review {
  const { id, name, rating, text, pictures, isVerified, reply, createdAt } = row;
  return { id, name, rating, text, pictures, isVerified, reply, at: createdAt.toISOString() };
}

/** Approved reviews, as everybody may read them. */
export function makeShownReviews({ db, now }: { db: Database; now: () => Date }) {
  return {
    /** Reviews that come with a demo shop. */
    async bring(siteId: string, written: readonly TemplateReview[]): Promise<void> {
      if (written.length === 0) return;
      await db.site(siteId, async (tx) => {
        const products = await store.productsNamed(
          tx,
          written.map(({ product }) => product),
        );
        const rows = written.flatMap(({ product, daysAgo, ...review }) => {
          const productId = products.get(product);
          const createdAt = new Date(now().getTime() - daysAgo * DAY_MS);
          const row = { ...review, siteId, id: newId(), isVerified: true, state: 'approved', createdAt };
          return productId === undefined ? [] : [{ ...row, productId }];
        });
        await store.insertReviews(tx, rows);
        await store.refreshRatings(tx, [...products.values()]);
      });
    },

    isProduct: (siteId: string, productId: string): Promise<boolean> =>
      db.readSite(siteId, (tx) => store.isProduct(tx, productId)),

    of: (siteId: string, productId: string, query: ReviewQuery): Promise<ReviewList> =>
      db.readSite(siteId, async (tx) => {
        const [rows, counts] = await Promise.all([
          store.listApproved(tx, productId, query),
          store.countByRating(tx, productId),
        ]);
        return {
          query,
          summary: summaryOf(counts),
          reviews: rows.slice(0, REVIEWS_PER_PAGE).map(toReview),
          hasMore: rows.length > REVIEWS_PER_PAGE,
        };
      }),
  };
}

export type ShownReviews = ReturnType<typeof makeShownReviews>;
