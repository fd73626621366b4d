import { donationPageField } from '#core/donations/donation-page.ts';
import { textsIn } from '#core/languages/texts.ts';
import type { Database, Tx } from '../database/database.ts';
import { sayRowsIn, type ToldIn } from '../languages/say-rows.ts';
import type { TranslatableGoods } from '../languages/translatables.ts';
import * as store from './store.ts';

const noBlock = () => undefined;

/** Donation pages in the words of those who read them. */
export async function listSaidPages(tx: Tx, told: ToldIn, ids: readonly string[]): Promise<store.PageRow[]> {
  const pages = await store.listPages(tx, ids);
  const say = await sayRowsIn(
    tx,
    told,
    pages.map(({ id }) => id),
  );
  return say ? pages.map((page) => say(page.id, page, donationPageField).value) : pages;
}

export function makeTranslatableDonations({ db }: { db: Database }): TranslatableGoods {
  return async (siteId, of) =>
    (await db.readSite(siteId, (tx) => store.listPages(tx, of))).map((page) => ({
      of: page.id,
      kind: 'donationPage',
      title: page.title,
      texts: textsIn(page, donationPageField.control, noBlock),
    }));
}
