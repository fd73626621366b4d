import { fail, type Failure } from '#contract/errors.ts';
import { recordAction } from '../audit.ts';
import type { Database } from '../database/database.ts';
import { unlessRefused } from '../database/unless-refused.ts';
import type { Jobs } from '../jobs.ts';
import type { Orders } from '../orders/service.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { Sites } from '../sites/service.ts';
import type { ReviewActor } from './moderation.ts';
import type { ReviewLinks } from './links.ts';
import { ASK_FOR_REVIEWS } from './planning.ts';
import * as store from './store.ts';

const AT_ONCE = 50;

/** Asks buyers for reviews once their time has come; what is due is found by an index, not by the job. */
export async function makeAsking(deps: {
  db: Database;
  jobs: Jobs;
  sites: Sites;
  snapshots: Snapshots;
  orders: Orders;
  links: ReviewLinks;
  now: () => Date;
}) {
  const { db, jobs, sites, snapshots, orders, links, now } = deps;

  async function ask(siteId: string): Promise<void> {
    const site = await sites.find(siteId);
    if (!site) return;
    const { settings } = await snapshots.of(site);
    for (let taken = AT_ONCE; taken === AT_ONCE;)
      taken = await db.site(siteId, async (tx) => {
        const due = await store.takeDueRequests(tx, now(), AT_ONCE);
        if (settings.reviews.reviewsEnabled)
          for (const orderId of due)
            await orders.askForReview(tx, {
              site,
              settings,
              orderId,
              path: await links.pathOf(siteId, orderId),
            });
        return due.length;
      });
  }

  await jobs.handle(ASK_FOR_REVIEWS, ({ siteId = '' }) => ask(siteId));
  return {
    ask,

    /** An owner does not want to wait. */
    async request({ site, accountId }: ReviewActor, orderId: string): Promise<{ success: true } | Failure> {
      return unlessRefused(db.site, site.id, async (tx) => {
        if (!(await orders.isFulfilled(tx, orderId))) return fail('orderState');
        await store.putRequest(tx, { siteId: site.id, orderId, dueAt: now() });
        await jobs.enqueue(tx, ASK_FOR_REVIEWS, { siteId: site.id });
        const record = { siteId: site.id, accountId, action: 'review.request' as const };
        await recordAction(tx, { ...record, detail: { id: orderId } });
        return { success: true as const };
      });
    },
  };
}
