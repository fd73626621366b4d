import { createHash } from 'node:crypto';
import { COMMENT_MOVES, COMMENT_STATES, type CommentState } from '#core/comments/comment.ts';
import { productPath } from '#core/commerce/catalogue/shop-paths.ts';
import { readReviews, type ReadReview } from '#core/reviews/review-csv.ts';
import { MAX_REVIEW_LENGTH } from '#core/reviews/review.ts';
import { fail, Failure } from '#contract/errors.ts';
import { REVIEWS_LISTED, type ReviewEntry } from '#contract/shop/reviews.ts';
import { recordAction } from '../audit.ts';
import type { Publishing } from '../content/publishing.ts';
import { readCursor, writeCursor } from '../database/cursor.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import { newId } from '../ids.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { Sites } from '../sites/service.ts';
import { toReview } from './shown.ts';
import * as store from './store.ts';
import { en as inEnglish } from '#core/words/reviews/en.ts';
import { sayEnglish } from '#core/words/sentences.ts';

const IMPORT_STEP = 500;
const MAX_REFUSED_SHOWN = 20;

const TOO_LONG = sayEnglish('reviews', inEnglish)('textLong', { max: MAX_REVIEW_LENGTH });

export interface ReviewActor {
  site: Site;
  accountId: string;
}

/** Those who decide which reviews visitors get to read. */
export function makeReviewModeration(deps: {
  db: Database;
  sites: Sites;
  snapshots: Snapshots;
  publishing: Publishing;
  now: () => Date;
}) {
  const { db, sites, snapshots, publishing, now } = deps;

  /** What visitors see has changed: ratings are counted again, and kept pages are drawn anew. */
  async function renew(tx: Tx, siteId: string, productIds: readonly string[]): Promise<void> {
    await store.refreshRatings(tx, [...new Set(productIds)]);
    await publishing.renew(tx, siteId);
  }

  return {
    async list(site: Site, wanted: { state?: CommentState | undefined; before?: string | undefined }) {
      const { settings } = await snapshots.of(site);
      return db.readSite(site.id, async (tx) => {
        const rows = await store.listByState(tx, {
          state: wanted.state ?? 'waiting',
          before: readCursor(wanted.before),
          limit: REVIEWS_LISTED + 1,
        });
        const shown = rows.slice(0, REVIEWS_LISTED);
        const last = rows.length > REVIEWS_LISTED ? shown.at(-1) : undefined;
        const counts = await store.countByState(tx);
        return {
          reviews: shown.map(toEntry),
          next: last ? writeCursor({ at: last.createdAt, id: last.id }) : null,
          counts: Object.fromEntries(counts.map(({ state, count }) => [state, count])),
          isEnabled: settings.reviews.reviewsEnabled,
        };
      });
    },

    async moderate(
      { site, accountId }: ReviewActor,
      { ids, state }: { ids: readonly string[]; state: CommentState },
    ): Promise<{ changed: number } | Failure> {
      const from = COMMENT_STATES.filter((each) => COMMENT_MOVES[each].includes(state));
      const changed = await db.site(site.id, async (tx) => {
        const moved = await store.moveReviews(tx, ids, from, state);
        if (moved.length === 0) return 0;
        await renew(
          tx,
          site.id,
          moved.map(({ productId }) => productId),
        );
        const detail = { ids: moved.map(({ id }) => id), state };
        await recordAction(tx, { siteId: site.id, accountId, action: 'review.moderate', detail });
        return moved.length;
      });
      if (changed === 0) return fail('notFound');
      sites.forget(site.id);
      return { changed };
    },

    /** What somebody answers, they approve. An empty reply takes it back. */
    async reply(
      { site, accountId }: ReviewActor,
      { id, text }: { id: string; text: string },
    ): Promise<{ id: string } | Failure> {
      const words = text.replaceAll('\r\n', '\n').trim();
      if (words.length > MAX_REVIEW_LENGTH) return fail('invalid', { errors: { text: TOO_LONG } }, TOO_LONG);
      const replied = await db.site(site.id, async (tx) => {
        const productId = await store.setReply(tx, id, words);
        if (productId === undefined) return fail('notFound');
        if (words !== '') await store.moveReviews(tx, [id], ['waiting', 'spam'], 'approved');
        await renew(tx, site.id, [productId]);
        await recordAction(tx, { siteId: site.id, accountId, action: 'review.reply', detail: { id } });
        return { id };
      });
      if (!(replied instanceof Failure)) sites.forget(site.id);
      return replied;
    },

    /** Reviews from elsewhere: published at once, without the mark of a purchase. The same file adds nothing twice. */
    async import({ site, accountId }: ReviewActor, csv: string) {
      const { reviews, refused } = readReviews(csv);
      const { added, unknown } = await db.site(site.id, async (tx) => {
        const products = await store.productsNamed(
          tx,
          reviews.map(({ product }) => nameOf(product)),
        );
        const found = reviews.flatMap((review) => {
          const productId = products.get(nameOf(review.product).toLowerCase());
          return productId === undefined ? [] : [toRow(site.id, productId, review)];
        });
        let count = 0;
        for (let from = 0; from < found.length; from += IMPORT_STEP)
          count += await store.insertReviews(tx, found.slice(from, from + IMPORT_STEP));
        if (count > 0)
          await renew(
            tx,
            site.id,
            found.map(({ productId }) => productId),
          );
        const detail = { count };
        await recordAction(tx, { siteId: site.id, accountId, action: 'review.import', detail });
        return {
          added: count,
          unknown: reviews.filter(({ product }) => !products.has(nameOf(product).toLowerCase())),
        };
      });
      sites.forget(site.id);
      const told = [...refused, ...unknown.map(({ product, name }) => `${product}, ${name}`)];
      return {
        added,
        known: reviews.length - unknown.length - added,
        refused: told.slice(0, MAX_REFUSED_SHOWN),
        refusedCount: told.length,
      };
    },
  };

  function toRow(siteId: string, productId: string, review: ReadReview) {
    const { name, rating, text, reply, at } = review;
    const origin = createHash('sha256')
      .update([productId, name, rating, text, at?.toISOString() ?? ''].join('\n'))
      .digest('base64url');
    return {
      siteId,
      id: newId(),
      productId,
      name,
      rating,
      text,
      reply,
      state: 'approved',
      origin,
      createdAt: at ?? now(),
    };
  }
}

/** Of an address, the last part. */
const nameOf = (product: string): string => product.replace(/\/+$/, '').split('/').at(-1) ?? product;

function toEntry(row: store.ListedReview): ReviewEntry {
  const { email, state, reason, productId, title, slug } = row;
  return {
    ...toReview(row),
    pictures: row.pictures.map(({ src, alt }) => ({ src, alt })),
    email,
    state,
    reason,
    product: { id: productId, title, path: productPath(slug) },
  };
}
