import { group, text } from '#core/fields/index.ts';
import { textsOf } from '#core/languages/texts.ts';
import type { Database, Tx } from '../database/database.ts';
import { sayRowsIn, type ToldIn } from '../languages/say-rows.ts';
import type { TranslatableGoods } from '../languages/translatables.ts';
import * as store from './store.ts';

const MAX_NAME = 200;
const listTexts = group({ name: text({ max: MAX_NAME, label: 'Name' }) });

/** What a mailing list is called to those who are asked to join it. */
export async function findSaidList(tx: Tx, told: ToldIn, id: string) {
  const list = await store.findList(tx, id);
  const say = list && (await sayRowsIn(tx, told, [id]));
  return say ? say(id, list, listTexts).value : list;
}

export function makeTranslatableLists({ db }: { db: Database }): TranslatableGoods {
  return async (siteId, of) => {
    const lists = await db.readSite(siteId, (tx) => store.listNames(tx, of));
    return lists.map((list) => ({
      of: list.id,
      kind: 'mailingList',
      title: list.name,
      texts: textsOf(list, listTexts),
    }));
  };
}
