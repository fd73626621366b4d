import { FIND_KINDS, FIND_PERMISSIONS, findWordsOf, hasWords, type FindKind } from '#core/find/find.ts';
import { forgivenIn, mendWords } from '#core/find/slips.ts';
import { hasPermission } from '#core/enumerations/permissions.ts';
import type { Found } from '#contract/sites/find.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Site, Visitor } from '../http/context.ts';
import * as store from './store.ts';

/** Of each kind; whoever wants more opens its list. */
const SHOWN = 6;

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
  async function meant(tx: Tx, { kinds, few }: Asked, typed: readonly string[]): Promise<string[]> {
    const near = typed.flatMap((word) => {
      const forgiven = forgivenIn(word);
      // A slip seldom takes more than the first letter, and then the second has come first.
      return forgiven ? [{ ...forgiven, letters: [...new Set(Array.from(word).slice(0, 2))] }] : [];
    });
    const words = await store.knownWords(tx, kinds, near);
    return mendWords(typed, [...words, ...few.flatMap((each) => findWordsOf(saidOf(each)))]);
  }

  return {
    async find(site: Site, visitor: Visitor, query: string): Promise<{ found: Found[] }> {
      const typed = findWordsOf(query);
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
