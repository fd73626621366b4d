import { donationPageField } from '#core/donations/donation-page.ts';
import { textsOf } from '#core/languages/texts.ts';
import type { Database, Tx } from '../database/database.ts';
import { sayEach, type ToldIn } from '../languages/say-rows.ts';
import type { TranslatableGoods } from '../languages/translatables.ts';
import * as store from './store.ts';

/** Donation pages in the words of those who read them. */
export async function listSaidPages(
  tx: Tx,
  told: ToldIn,
  ids: readonly string[],
): Promise<readonly store.PageRow[]> {
  return sayEach(tx, told, await store.listPages(tx, ids), { of: ({ id }) => id, field: donationPageField });
}

export function makeTranslatableDonations({ db }: { db: Database }): TranslatableGoods {
  return async (siteId, of) =>
    (await db.readSite(siteId, (tx) => store.listPages(tx, of))).map((page) => ({
      of: page.id,
      kind: 'donationPage',
      title: page.title,
      texts: textsOf(page, donationPageField),
    }));
}
