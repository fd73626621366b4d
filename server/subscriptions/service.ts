import { MINUTE_MS } from '#core/durations.ts';
import type { CartPricing } from '../cart/pricing.ts';
import type { Carts } from '../cart/service.ts';
import type { OrderWriting } from '../checkout/writing.ts';
import type { Database } from '../database/database.ts';
import type { Jobs } from '../jobs.ts';
import type { Mailing } from '../mail/service.ts';
import type { CustomerBook } from '../orders/customers.ts';
import type { Orders } from '../orders/service.ts';
import type { Payments } from '../payments/service.ts';
import type { Stock } from '../products/stock.ts';
import type { SiteSecrets } from '../secrets/site-secrets.ts';
import type { Sites } from '../sites/service.ts';
import { makeAttempting } from './attempting.ts';
import { makeChanging } from './changing.ts';
import { makeSubscriptionLetters } from './letters.ts';
import { makeSubscriptionLinks } from './links.ts';
import { makeOpening } from './opening.ts';
import { makeOutcomes } from './outcomes.ts';
import { makePlanCarts } from './plan-cart.ts';
import { makePlanPricing } from './pricing.ts';
import { makeReading } from './reading.ts';
import { makeRenewal, settleSubscriptions } from './renewal.ts';
import { makeSubscribing } from './subscribing.ts';
import * as store from './store.ts';

const KEEP_TIME = 'subscriptions-keep-time';
const SWEEP = 'subscriptions-sweep';
const LISTED_AT_ONCE = 1000;
/** So many of a site are carried out together. */
const BATCH = 200;
/** While some wait for the disk or a provider, others go on. */
const LANES = 2;
/** Memory is bounded; what is forgotten is only asked for again. */
const MAX_WATCHED = 10_000;

/** What customers of a shop subscribe to. */
export async function makeSubscriptions(deps: {
  db: Database;
  jobs: Jobs;
  sites: Sites;
  carts: Carts;
  orders: Orders;
  payments: Payments;
  stock: Stock;
  pricing: CartPricing;
  writing: OrderWriting;
  book: CustomerBook;
  mail: Mailing;
  secrets: SiteSecrets;
  now: () => Date;
}) {
  const { db, jobs, pricing, now } = deps;
  const watched = new Set<number>();

  /** One job for everything that is due in the same minute, on whatever sites. */
  async function watch(at: Date): Promise<void> {
    const minute = Math.ceil(at.getTime() / MINUTE_MS);
    if (watched.has(minute)) return;
    watched.add(minute);
    await jobs.enqueue(db.platform, KEEP_TIME, {}, new Date(minute * MINUTE_MS)).catch((error: unknown) => {
      watched.delete(minute);
      throw error;
    });
    const [oldest] = watched.size > MAX_WATCHED ? watched : [];
    if (oldest !== undefined) watched.delete(oldest);
  }

  const links = makeSubscriptionLinks(deps);
  const letters = makeSubscriptionLetters({ ...deps, links });
  const outcomes = makeOutcomes({ letters, watch, now });
  const tools = { ...deps, links, letters, watch, outcomes, priceOf: makePlanPricing({ pricing }) };
  const parts = { ...tools, attempting: makeAttempting(tools), planCarts: makePlanCarts(deps) };
  settleSubscriptions(parts);
  const renewal = makeRenewal(parts);
  const subscribing = makeSubscribing(parts);

  /** Looks at everything that is due, however many nodes do so at once. */
  async function keepTime(): Promise<void> {
    const seen = new Set<string>();
    const problems: unknown[] = [];
    for (;;) {
      const due = await store.listDue(db.platform, now(), LISTED_AT_ONCE);
      const fresh = due.filter(({ id }) => !seen.has(id));
      if (fresh.length === 0) break;
      for (const { id } of fresh) seen.add(id);
      const batches = batchesOf(fresh).values();
      const lane = async () => {
        for (const { siteId, ids } of batches)
          // One that fails does not keep the others.
          await renewal.keepTime(siteId, ids).catch((error: unknown) => problems.push(error));
      };
      await Promise.all(Array.from({ length: LANES }, lane));
    }
    if (problems.length > 0) throw problems[0];
  }

  await jobs.handle(KEEP_TIME, keepTime);
  await jobs.daily(SWEEP, keepTime);

  return {
    links,
    keepTime,
    subscribing,
    opening: makeOpening({ ...parts, subscribing }),
    reading: makeReading(parts),
    changing: makeChanging({ ...parts, renewal, subscribing }),
  };
}

export type Subscriptions = Awaited<ReturnType<typeof makeSubscriptions>>;

/** As large as each other, so that none of the lanes waits for a last one. */
function batchesOf(due: readonly { siteId: string; id: string }[]): { siteId: string; ids: string[] }[] {
  return [...Map.groupBy(due, ({ siteId }) => siteId)].flatMap(([siteId, all]) => {
    const count = Math.ceil(all.length / BATCH);
    const each = Math.ceil(all.length / count);
    return Array.from({ length: count }, (_, nth) => ({
      siteId,
      ids: all.slice(nth * each, (nth + 1) * each).map(({ id }) => id),
    }));
  });
}
