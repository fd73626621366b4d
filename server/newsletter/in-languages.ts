import { group, text } from '#core/fields/index.ts';
import { textsOf } from '#core/languages/texts.ts';
import type { Database, Tx } from '../database/database.ts';
import { sayRowsIn, type ToldIn } from '../languages/say-rows.ts';
import type { TranslatableGoods } from '../languages/translatables.ts';
import { listDrafts, type Words } from './letter-store.ts';
import * as store from './store.ts';

const MAX_NAME = 200;
const MAX_SUBJECT = 200;
const MAX_TEXT = 20_000;
const listTexts = group({ name: text({ max: MAX_NAME, label: 'Name' }) });

const letterTexts = group({
  subject: text({ max: MAX_SUBJECT, label: 'Subject' }),
  text: text({ max: MAX_TEXT, lines: 8, label: 'Text' }),
  actionLabel: text({ max: MAX_NAME, label: 'Button' }),
});
/** Of many letters the newest. */
const MAX_LETTERS = 100;

/** A letter in the words of those who get it. Sending it is what publishes its translation. */
export async function sayLetter<T extends Words & { id: string }>(
  tx: Tx,
  told: ToldIn,
  letter: T,
): Promise<T> {
  const say = await sayRowsIn(tx, { ...told, isDraft: true }, [letter.id]);
  return say ? { ...letter, ...say(letter.id, textsOfLetter(letter), letterTexts).value } : letter;
}

const textsOfLetter = ({ subject, text: words, actionLabel }: Words) => ({
  subject,
  text: words,
  actionLabel,
});

/** What a mailing list is called to those who are asked to join it. */
export async function findSaidList(tx: Tx, told: ToldIn, id: string) {
  const list = await store.findList(tx, id);
  const say = list && (await sayRowsIn(tx, told, [id]));
  return say ? say(id, list, listTexts).value : list;
}

export function makeTranslatableLists({ db }: { db: Database }): TranslatableGoods {
  return async (siteId, of) => {
    const { lists, letters } = await db.readSite(siteId, async (tx) => ({
      lists: await store.listNames(tx, of),
      letters: await listDrafts(tx, { ids: of, limit: MAX_LETTERS }),
    }));
    return [
      ...lists.map((list) => ({
        of: list.id,
        kind: 'mailingList' as const,
        title: list.name,
        texts: textsOf(list, listTexts),
      })),
      ...letters.map((letter) => ({
        of: letter.id,
        kind: 'letter' as const,
        title: letter.subject,
        texts: textsOf(textsOfLetter(letter), letterTexts),
      })),
    ];
  };
}
