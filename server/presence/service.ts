import { fail, type Failure } from '#contract/errors.ts';
import type { Person } from '#contract/people/presence.ts';
import type { Database } from '../database/database.ts';
import * as store from './store.ts';

/** Three beats missed: the tab is closed, asleep or offline. */
export const PRESENCE_MS = 30_000;

/** Who has a document open. Kept in the database, so that it does not matter which node a tab talks to. */
export function makePresence(deps: { db: Database; now: () => Date }) {
  const { db, now } = deps;
  return {
    async beat(tab: store.Tab): Promise<{ people: Person[] } | Failure> {
      return db.site(tab.siteId, async (tx) => {
        if (!(await store.hasDocument(tx, tab.documentId))) return fail('notFound');
        const moment = now();
        const since = new Date(moment.getTime() - PRESENCE_MS);
        await store.forgetBefore(tx, since);
        await store.touch(tx, tab, moment);
        const others = await store.listOthers(tx, tab, since);
        return { people: others.map((other) => ({ ...other, isYou: other.accountId === tab.accountId })) };
      });
    },

    async leave({ siteId, ...tab }: store.Tab): Promise<{ ok: true } | Failure> {
      const isGone = await db.site(siteId, (tx) => store.remove(tx, tab));
      return isGone ? { ok: true } : fail('notFound');
    },
  };
}

export type Presence = ReturnType<typeof makePresence>;
