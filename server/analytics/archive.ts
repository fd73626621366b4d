import { z } from 'zod';
import { goals } from '#contract/visits/goals.ts';
import type { Database } from '../database/database.ts';
import * as store from './goals/store.ts';

const archived = z.array(z.object({ id: z.string(), body: goals.create.body }));

/** Goals for archives, and from them. What was counted tells of visitors to one address and stays with it. */
export function makeGoalArchive({ db, now }: { db: Database; now: () => Date }) {
  return {
    archived: async (siteId: string) =>
      (await db.readSite(siteId, store.list))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .map(({ id, name, steps }) => ({ id, body: { name, steps } })),

    async takeArchived(siteId: string, rows: unknown): Promise<number> {
      const all = archived.parse(rows);
      await db.site(siteId, async (tx) => {
        for (const { id, body } of all)
          if (!(await store.update(tx, id, body)))
            await store.insert(tx, { siteId, id, ...body, createdAt: now() });
      });
      return all.length;
    },
  };
}
