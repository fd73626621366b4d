import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';

/** Nothing, which many hits name. */
export const NO_WORD = 0;
/** Memory is bounded however many words there are. */
const MAX_KEPT = 100_000;
/** Addresses that a stranger makes up must not fill the disk: beyond so many, new words are the same word. */
const MAX_WORDS_OF_SITE = 200_000;
const OTHER = '(other)';

const addWords = statement<{ word: string; id: number }>(
  'hit-words-add',
  `insert into hit_words (site_id, word) select $1, word from unnest($2::text[]) word
   where word = '${OTHER}' or (select count(*) from hit_words where site_id = $1) < ${MAX_WORDS_OF_SITE}
   order by word on conflict do nothing returning word, id`,
);
const findWords = statement<{ word: string; id: number }>(
  'hit-words-find',
  'select word, id from hit_words where site_id = $1 and word = any($2::text[])',
);

/** Small numbers for the words of hits. */
export function makeWords({ db }: { db: Database }) {
  const known = new Map<string, number>();

  function keep(siteId: string, rows: readonly { word: string; id: number }[]): void {
    for (const { word, id } of rows) known.set(`${siteId} ${word}`, id);
    for (const oldest of known.keys()) {
      if (known.size <= MAX_KEPT) break;
      known.delete(oldest);
    }
  }

  return {
    /** The number of each word. Committed before a hit names it, so that no other hit waits for it. */
    async idsOf(siteId: string, words: Iterable<string>): Promise<(word: string) => number> {
      const asked = new Set(words);
      asked.delete('');
      const found = new Map<string, number>();
      const missing: string[] = [];
      for (const word of asked) {
        const id = known.get(`${siteId} ${word}`);
        if (id === undefined) missing.push(word);
        else found.set(word, id);
      }
      if (missing.length > 0) {
        const rows = await db.siteRelaxed(siteId, async (tx) => {
          const all = [...missing, OTHER];
          await addWords(tx, [siteId, all]);
          return findWords(tx, [siteId, all]);
        });
        keep(siteId, rows);
        for (const { word, id } of rows) found.set(word, id);
      }
      return (word) => (word === '' ? NO_WORD : (found.get(word) ?? found.get(OTHER) ?? NO_WORD));
    },
  };
}

export type Words = ReturnType<typeof makeWords>;
