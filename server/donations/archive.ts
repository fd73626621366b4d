import { z } from 'zod';
import { donationPageField } from '#core/donations/donation-page.ts';
import { id } from '#contract/id.ts';
import type { Database } from '../database/database.ts';
import * as store from './store.ts';

const archived = z.array(z.object({ id, body: z.unknown() }));

/** Donation pages for archives, and from them. Donations are facts of one site and stay with it, like orders. */
export function makeDonationArchive({ db, now }: { db: Database; now: () => Date }) {
  return {
    archived: async (siteId: string) => archived.parse(await db.readSite(siteId, store.listAllPages)),

    async takeArchived(siteId: string, rows: unknown): Promise<number> {
      const all = archived.parse(rows);
      await db.site(siteId, async (tx) => {
        for (const page of all)
          await store.putPage(tx, { siteId, id: page.id, at: now() }, donationPageField.read(page.body));
      });
      return all.length;
    },
  };
}
