import type { Database } from '../database/database.ts';
import * as store from './store.ts';

/** How long nobody else asks a service that has just not answered: a queue of thousands would only wait for it. */
const REST_MS = 15_000;
const LOOK_EVERY_MS = 1000;

/** What others do for us may be away for hours. All nodes know since when, and owners and operators are told. */
export function makeOutages({ db, now }: { db: Database; now: () => Date }) {
  return {
    list: () => store.listOutages(db.platform),

    /** Watches one service. */
    of(service: string) {
      let last: { at: number; problem: string } | undefined;
      let checkedAt = 0;
      let lookedAt = 0;
      const current = async () =>
        (await store.listOutages(db.platform)).find((outage) => outage.service === service);
      return {
        /** Why it need not be asked now. Another node may know meanwhile that it is back. */
        async resting(): Promise<string | undefined> {
          if (!last || now().getTime() - last.at >= REST_MS) return undefined;
          if (now().getTime() - lookedAt < LOOK_EVERY_MS) return last.problem;
          lookedAt = now().getTime();
          if (!(await current())) last = undefined;
          return last?.problem;
        },
        async noteAway(problem: string): Promise<void> {
          last = { at: now().getTime(), problem };
          await store.upsertOutage(db.platform, { service, problem, since: now(), lastAt: now() });
        },
        /** Says whether it was away until now; another node may have seen it go. */
        async noteBack(): Promise<boolean> {
          const isDue = last !== undefined || now().getTime() - checkedAt > REST_MS;
          if (!isDue) return false;
          last = undefined;
          checkedAt = now().getTime();
          return store.deleteOutage(db.platform, service);
        },
        current,
      };
    },
  };
}

export type Outages = ReturnType<typeof makeOutages>;
