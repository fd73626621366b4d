import { MINUTE_MS } from '#core/durations.ts';
import type { Database } from '../database/database.ts';
import type { Jobs } from '../jobs.ts';
import type { Orders } from '../orders/service.ts';

const HOLD_ENDS = 'order-hold-ends';
/** Memory is bounded however many sites sell at once; what is forgotten is only asked for again. */
const MAX_WATCHED = 10_000;

/**
 * Ends the holds of orders that nobody paid. There is one job for all holds of a site that end in the same
 * minute: it is there before the first of them, so that none outlives a crash.
 */
export async function makeHolds(deps: {
  db: Database;
  jobs: Jobs;
  orders: Orders;
  end: (siteId: string, orderId: string) => Promise<void>;
  now: () => Date;
}) {
  const { db, jobs, orders, end, now } = deps;
  const watched = new Map<string, Promise<void>>();

  async function endAll(siteId: string): Promise<void> {
    const ids = await db.readSite(siteId, (tx) => orders.listHeldUntil(tx, now()));
    let problem: unknown;
    for (const id of ids)
      // One that cannot be ended now does not keep the others.
      await end(siteId, id).catch((error: unknown) => {
        problem = error;
      });
    if (problem !== undefined) throw problem;
  }

  await jobs.handle(HOLD_ENDS, ({ siteId = '' }) => endAll(siteId));

  return {
    endAll,

    /** Sees to it that somebody looks after this moment. */
    async watch(siteId: string, until: Date): Promise<void> {
      const minute = Math.floor(until.getTime() / MINUTE_MS) + 1;
      const name = `${siteId} ${minute}`;
      const known = watched.get(name);
      if (known) return known;
      const adding = jobs.enqueue(db.platform, HOLD_ENDS, { siteId }, new Date(minute * MINUTE_MS));
      watched.set(name, adding);
      adding.catch(() => watched.delete(name));
      const oldest = watched.size > MAX_WATCHED ? watched.keys().next().value : undefined;
      if (oldest !== undefined) watched.delete(oldest);
      return adding;
    },
  };
}

export type Holds = Awaited<ReturnType<typeof makeHolds>>;
