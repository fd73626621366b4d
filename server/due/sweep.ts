import { DAY_MS, MINUTE_MS } from '#core/durations.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Jobs } from '../jobs.ts';
import { listDue, lockDue, setDue, type DueKind } from './store.ts';

const AT_ONCE = 200;
/** A job that takes a quarter of an hour counts as stuck; what is left goes on in another one. */
const SWEEP_MS = 10 * MINUTE_MS;

export interface Duty {
  kind: DueKind;
  /** Does what is due on a site. What it gives back is done once that is committed. */
  work(tx: Tx, siteId: string): Promise<(() => Promise<void>) | undefined>;
  /** When something of what is left will be due; nothing if nothing can be. */
  next(tx: Tx, siteId: string): Promise<Date | undefined>;
}

/**
 * Looks after the sites on which something is due, found by an index; sites without anything are not asked.
 *
 * Whoever adds something sees that its site is marked already and locks nothing, so it may not be visible yet when the
 * mark is taken away. A site that was marked is therefore looked at once more a day later.
 */
export function makeSweep({ db, jobs, now }: { db: Database; jobs: Jobs; now: () => Date }) {
  async function look(duty: Duty, siteId: string): Promise<void> {
    const after = await db.site(siteId, async (tx) => {
      const rest = await duty.work(tx, siteId);
      // In the order of those who write: first what they change, then the mark.
      const due = await lockDue(tx, siteId, duty.kind);
      if (!due) return rest;
      const upcoming = await duty.next(tx, siteId);
      const tomorrow = new Date(now().getTime() + DAY_MS);
      await setDue(tx, siteId, duty.kind, due.isNew ? earliest([upcoming, tomorrow]) : upcoming);
      return rest;
    });
    await after?.();
  }

  return async function sweep(queue: string, duties: readonly Duty[]): Promise<void> {
    const until = performance.now() + SWEEP_MS;
    const problems: unknown[] = [];
    for (const duty of duties)
      for (let failed = 0; ;) {
        const due = await listDue(db.platform, duty.kind, {
          moment: now(),
          limit: AT_ONCE,
          passOver: failed,
        });
        for (const siteId of due)
          await look(duty, siteId).catch((error: unknown) => {
            // One that fails does not keep the others.
            failed += 1;
            problems.push(error);
          });
        if (due.length < AT_ONCE) break;
        if (performance.now() > until) return jobs.enqueue(db.platform, queue, {});
      }
    if (problems.length > 0) throw problems[0];
  };
}

export function earliest(moments: readonly (Date | null | undefined)[]): Date | undefined {
  const times = moments.flatMap((moment) => (moment ? [moment.getTime()] : []));
  return times.length === 0 ? undefined : new Date(Math.min(...times));
}
