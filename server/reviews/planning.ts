import { DAY_MS } from '#core/durations.ts';
import type { Settings } from '#core/settings/groups.ts';
import type { Tx } from '../database/database.ts';
import type { Jobs } from '../jobs.ts';
import { putRequest } from './store.ts';

/** The job that asks the buyers of one site for reviews. */
export const ASK_FOR_REVIEWS = 'ask-for-reviews';

export type PlanReviewRequest = ReturnType<typeof makePlanReviewRequest>;

/** Notes with the fulfilment of an order when its buyer is asked for a review. */
export function makePlanReviewRequest({ jobs, now }: { jobs: Jobs; now: () => Date }) {
  return async (
    tx: Tx,
    { siteId, orderId, settings }: { siteId: string; orderId: string; settings: Settings },
  ): Promise<void> => {
    const { reviewsEnabled, requestDays } = settings.reviews;
    if (!reviewsEnabled || requestDays === 0) return;
    const dueAt = new Date(now().getTime() + requestDays * DAY_MS);
    await putRequest(tx, { siteId, orderId, dueAt });
    await jobs.enqueue(tx, ASK_FOR_REVIEWS, { siteId }, dueAt);
  };
}
