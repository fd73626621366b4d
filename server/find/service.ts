import {
  FIND_KINDS,
  FIND_PERMISSIONS,
  findWordsOf,
  hasWords,
  wordsTyped,
  type FindKind,
} from '#core/find/find.ts';
import { beginningsOf, mayHaveSlips, mayHaveTwoSlips, mendWords, withOneSlip } from '#core/find/slips.ts';
import { hasPermission } from '#core/enumerations/permissions.ts';
import type { Found } from '#contract/sites/find.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Site, Visitor } from '../http/context.ts';
import * as store from './store.ts';

/** Of each kind; whoever wants more opens its list. */
const SHOWN = 6;
/** Words that begin alike, of which one is looked for with two slips. */
const ALIKE = 200;

const saidOf = ({ title, detail }: Found) => `${title} ${detail}`;

interface Asked {
  kinds: readonly FindKind[];
  /** Pages, collections, forms and people: few enough to be looked through. */
  few: readonly Found[];
}

/** Finds what an owner types the name of, among all that they may open. */
export function makeFind({ db }: { db: Database }) {
  /** Those few of the kinds asked for. */
  async function listed(tx: Tx, kinds: readonly FindKind[]): Promise<Found[]> {
    const lists = await Promise.all([
      store.listWritten(tx),
      kinds.includes('person') ? store.listPeople(tx) : [],
    ]);
    return lists.flat().filter(({ kind }) => kinds.includes(kind));
  }

  /** What has these words: of the few that were listed, and of kinds whose words are kept beside them. */
  async function withWords(tx: Tx, { kinds, few }: Asked, starts: readonly string[]): Promise<Found[]> {
    const many = await Promise.all(
      kinds.filter(store.isKept).map((kind) => store.findKept(tx, kind, { starts, limit: SHOWN })),
    );
    const found = [...few.filter((each) => hasWords(starts, saidOf(each))), ...many.flat()];
    return kinds.flatMap((kind) => found.filter((each) => each.kind === kind).slice(0, SHOWN));
  }

  /** The same words as somebody may have meant them. */
  async function meant(tx: Tx, { kinds: all, few }: Asked, typed: readonly string[]): Promise<string[]> {
    const slipped = typed.filter(mayHaveSlips);
    if (slipped.length === 0) return [...typed];
    const kinds = all.filter(store.isKept);
    const letters = await store.lettersAfter(tx, { kinds, starts: slipped.flatMap(beginningsOf) });
    const oneSlipFrom = (word: string) => withOneSlip(word, (start) => letters.get(start) ?? []);
    const known = async (starts: readonly string[], limit: number) =>
      starts.length > 0 ? store.wordsFrom(tx, { kinds, starts: [...new Set(starts)] }, limit) : [];

    const words = [
      ...few.flatMap((each) => findWordsOf(saidOf(each))),
      ...(await known([...slipped, ...slipped.flatMap(oneSlipFrom)], 1)),
    ];
    const mended = mendWords(typed, words);
    const isLost = (word: string) => mayHaveTwoSlips(word) && !words.some((each) => each.startsWith(word));
    const halves = mended.filter(isLost).map((word) => word.slice(0, Math.ceil(word.length / 2)));
    return mendWords(mended, [
      ...words,
      ...(await known([...halves, ...halves.flatMap(oneSlipFrom)], ALIKE)),
    ]);
  }

  return {
    async find(site: Site, visitor: Visitor, query: string): Promise<{ found: Found[] }> {
      const typed = wordsTyped(query);
      const kinds = FIND_KINDS.filter((kind) => hasPermission(visitor.permissions, FIND_PERMISSIONS[kind]));
      if (typed.length === 0 || kinds.length === 0) return { found: [] };
      return db.readSite(site.id, async (tx) => {
        const asked = { kinds, few: await listed(tx, kinds) };
        const found = await withWords(tx, asked, typed);
        if (found.length > 0) return { found };
        return { found: await withWords(tx, asked, await meant(tx, asked, typed)) };
      });
    },
  };
}

export type FindService = ReturnType<typeof makeFind>;
