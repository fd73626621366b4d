import { z } from 'zod';
import type { ImageValue } from '#core/fields/index.ts';
import { MAX_REVIEW_LENGTH, MAX_REVIEW_PICTURES, REVIEW_STATES } from '#core/reviews/review.ts';
import { id } from '#contract/id.ts';
import type { Database } from '../database/database.ts';
import * as store from './store.ts';

/** Few enough for the parameters that one statement may have. */
const CHUNK = 1000;

const archived = z.array(
  z.object({
    id,
    productId: id,
    orderId: id.nullable(),
    line: z.int().min(0).nullable(),
    name: z.string().max(200),
    email: z.string().max(254),
    rating: z.int().min(1).max(5),
    text: z.string().max(MAX_REVIEW_LENGTH),
    pictures: z.array(z.custom<ImageValue>((value) => typeof value === 'object')).max(MAX_REVIEW_PICTURES),
    isVerified: z.boolean(),
    state: z.enum(REVIEW_STATES),
    reason: z.string().max(400),
    reply: z.string().max(MAX_REVIEW_LENGTH),
    origin: z.string().max(100).nullable(),
    createdAt: z.coerce.date(),
  }),
);

/** Reviews for archives, and from them. */
export function makeReviewArchive({ db }: { db: Database }) {
  return {
    archived: async (siteId: string) => archived.parse(await db.readSite(siteId, store.listAll)),

    /** Reviews of products that came along; known ones stay as they are. */
    async takeArchived(siteId: string, rows: unknown): Promise<number> {
      const all = archived.parse(rows);
      return db.site(siteId, async (tx) => {
        let taken = 0;
        for (let start = 0; start < all.length; start += CHUNK) {
          const part = all.slice(start, start + CHUNK);
          const there = await store.knownProducts(
            tx,
            part.map(({ productId }) => productId),
          );
          const known = new Set(there.map((product) => product.id));
          const kept = part.filter(({ productId }) => known.has(productId));
          taken += kept.length;
          await store.insertReviews(
            tx,
            kept.map((row) => ({ ...row, siteId })),
          );
          await store.refreshRatings(tx, [...known]);
        }
        return taken;
      });
    },
  };
}
