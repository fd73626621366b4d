import { z } from 'zod';
import { savedSections } from '#contract/content/saved-sections.ts';
import type { Database } from '../database/database.ts';
import * as store from './store.ts';

const archived = z.array(savedSections.create.body.extend({ id: z.string() }));

/** Saved sections for archives, and from them. */
export function makeSavedSectionArchive({ db }: { db: Database }) {
  return {
    archived: async (siteId: string) =>
      (await db.readSite(siteId, store.list)).toSorted((a, b) => (a.id < b.id ? -1 : 1)),

    async takeArchived(siteId: string, rows: unknown): Promise<number> {
      const all = archived.parse(rows);
      await db.site(siteId, async (tx) => {
        for (const row of all) await store.insert(tx, { ...row, siteId });
      });
      return all.length;
    },
  };
}
