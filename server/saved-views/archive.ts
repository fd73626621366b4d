import { z } from 'zod';
import { savedViews } from '#contract/shop/saved-views.ts';
import type { Database } from '../database/database.ts';
import * as store from './store.ts';

const archived = z.array(savedViews.create.body.extend({ id: z.string(), savedAt: z.coerce.date() }));

/** Saved views for archives, and from them. */
export function makeSavedViewArchive({ db }: { db: Database }) {
  return {
    archived: (siteId: string) => db.readSite(siteId, store.listAll),

    async takeArchived(siteId: string, rows: unknown): Promise<number> {
      const all = archived.parse(rows);
      await db.site(siteId, async (tx) => {
        for (const row of all) await store.insert(tx, { ...row, siteId });
      });
      return all.length;
    },
  };
}
