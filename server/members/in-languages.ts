import { memberAreaField } from '#core/members/member-area.ts';
import { group, text } from '#core/fields/index.ts';
import { textsOf } from '#core/languages/texts.ts';
import type { Database, Tx } from '../database/database.ts';
import { sayEach, type ToldIn } from '../languages/say-rows.ts';
import type { TranslatableGoods } from '../languages/translatables.ts';
import * as store from './store.ts';

const MAX_TITLE = 300;
const titled = group({ title: text({ max: MAX_TITLE }) });

/** Member areas in the words of those who read them. */
export const sayAreas = (tx: Tx, told: ToldIn, areas: readonly store.AreaRow[]) =>
  sayEach(tx, told, areas, { of: ({ id }) => id, field: memberAreaField });

/** The published pages of areas, by the titles that members read. */
export const listSaidPages = async (tx: Tx, told: ToldIn) =>
  sayEach(tx, told, await store.listLivePages(tx), { of: ({ documentId }) => documentId, field: titled });

export function makeTranslatableAreas({ db }: { db: Database }): TranslatableGoods {
  return async (siteId, of) =>
    (await db.readSite(siteId, (tx) => store.listAreas(tx, of))).map((area) => ({
      of: area.id,
      kind: 'memberArea',
      title: area.name,
      texts: textsOf(area, memberAreaField),
    }));
}
