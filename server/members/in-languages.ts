import { memberAreaField } from '#core/members/member-area.ts';
import { group, text } from '#core/fields/index.ts';
import { textsIn } from '#core/languages/texts.ts';
import type { Database, Tx } from '../database/database.ts';
import { sayRowsIn, type ToldIn } from '../languages/say-rows.ts';
import type { TranslatableGoods } from '../languages/translatables.ts';
import * as store from './store.ts';

const MAX_TITLE = 300;
const noBlock = () => undefined;
const titled = group({ title: text({ max: MAX_TITLE }) });

/** Member areas in the words of those who read them. */
export async function sayAreas(
  tx: Tx,
  told: ToldIn,
  areas: readonly store.AreaRow[],
): Promise<readonly store.AreaRow[]> {
  const say = await sayRowsIn(
    tx,
    told,
    areas.map(({ id }) => id),
  );
  return say ? areas.map((area) => say(area.id, area, memberAreaField).value) : areas;
}

/** The published pages of areas, by the titles that members read. */
export async function listSaidPages(tx: Tx, told: ToldIn) {
  const pages = await store.listLivePages(tx);
  const say = await sayRowsIn(
    tx,
    told,
    pages.map(({ documentId }) => documentId),
  );
  return say ? pages.map((page) => say(page.documentId, page, titled).value) : pages;
}

export function makeTranslatableAreas({ db }: { db: Database }): TranslatableGoods {
  return async (siteId, of) =>
    (await db.readSite(siteId, (tx) => store.listAreas(tx, of))).map((area) => ({
      of: area.id,
      kind: 'memberArea',
      title: area.name,
      texts: textsIn(area, memberAreaField.control, noBlock),
    }));
}
