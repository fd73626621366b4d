import { z } from 'zod';
import { PER_MINUTE } from '#core/access/paces.ts';
import { COMMENT_MODERATION_PERMISSION } from '#core/enumerations/permissions.ts';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import { MAX_REVIEW_LENGTH, REVIEW_REQUEST_PATH, REVIEW_STATES } from '#core/reviews/review.ts';
import type { ReviewList } from '#core/reviews/review-query.ts';
import * as at from '../addresses/reviews.ts';
import { id } from '../id.ts';
import { route } from '../route.ts';

const scope = 'site';
const state = z.enum(REVIEW_STATES);
const needs = { permission: COMMENT_MODERATION_PERMISSION } as const;

export const REVIEWS_LISTED = 50;
const MAX_MODERATED_AT_ONCE = 200;
const MAX_IMPORT_LENGTH = 5_000_000;

const entry = z.object({
  id,
  name: z.string(),
  rating: z.int(),
  text: z.string(),
  pictures: z.array(z.object({ src: z.string(), alt: z.string() })),
  isVerified: z.boolean(),
  at: z.iso.datetime(),
  reply: z.string(),
  email: z.string(),
  state,
  reason: z.string(),
  product: z.object({ id, title: z.string(), path: z.string() }),
});
export type ReviewEntry = z.output<typeof entry>;

export const reviews = {
  page: route({
    method: 'GET',
    path: REVIEW_REQUEST_PATH,
    summary: 'The page behind a mailed link, where a buyer reviews what they bought',
    scope,
    needs: 'nobody',
    perMinute: PER_MINUTE.byHand,
    isBeforeLive: true,
    query: z.object({ token: z.string().max(200).optional() }),
    reply: z.unknown(),
  }),
  of: route({
    ...at.of,
    summary: 'Approved reviews of a product',
    scope,
    needs: 'nobody',
    perMinute: PER_MINUTE.reading,
    params: z.object({ id }),
    query: z.object({
      stars: z.string().max(10).optional(),
      reviews: z.string().max(20).optional(),
      page: z.string().max(10).optional(),
    }),
    reply: z.custom<ReviewList>(),
  }),
  write: route({
    ...at.write,
    summary: 'Review a line of an order: multipart fields and pictures in, a sentence or a page out',
    scope,
    needs: 'nobody',
    perMinute: PER_MINUTE.writing,
    isBeforeLive: true,
    recordsNothing: 'Buyers write reviews.',
    reply: z.object({ message: z.string() }),
  }),
  list: route({
    method: 'GET',
    path: '/api/reviews',
    summary: 'Reviews for those who moderate, newest first',
    scope,
    needs,
    query: z.strictObject({ state: state.optional(), before: z.string().max(80).optional() }),
    reply: z.object({
      reviews: z.array(entry),
      next: z.string().nullable(),
      counts: z.partialRecord(state, z.int()),
      isEnabled: z.boolean(),
    }),
  }),
  moderate: route({
    method: 'POST',
    path: '/api/reviews/moderate',
    summary: 'Publish reviews, or hide them',
    scope,
    needs,
    records: 'review.moderate',
    body: z.strictObject({ ids: z.array(id).min(1).max(MAX_MODERATED_AT_ONCE), state }),
    reply: z.object({ changed: z.int() }),
  }),
  reply: route({
    method: 'POST',
    path: '/api/reviews/:id/reply',
    summary: 'Reply to a review, which publishes it; an empty reply removes the last one',
    scope,
    needs,
    records: 'review.reply',
    params: z.object({ id }),
    body: z.strictObject({ text: z.string().max(MAX_REVIEW_LENGTH * 4) }),
    reply: z.object({ id }),
  }),
  request: route({
    method: 'POST',
    path: '/api/reviews/requests',
    summary: 'Mail the buyer of a fulfilled order a link to review it, now',
    scope,
    needs: { permission: CommercePermission.manageOrders },
    perMinute: PER_MINUTE.costly,
    records: 'review.request',
    body: z.strictObject({ orderId: id }),
    reply: z.object({ success: z.literal(true) }),
  }),
  import: route({
    method: 'POST',
    path: '/api/reviews/import',
    summary: 'Import reviews from a CSV file',
    scope,
    needs,
    perMinute: PER_MINUTE.heavy,
    maxBodyBytes: MAX_IMPORT_LENGTH * 2,
    records: 'review.import',
    body: z.strictObject({ csv: z.string().max(MAX_IMPORT_LENGTH) }),
    reply: z.object({
      added: z.int(),
      known: z.int(),
      refused: z.array(z.string()),
      refusedCount: z.int(),
    }),
  }),
} as const;
