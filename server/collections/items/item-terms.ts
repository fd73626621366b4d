import { termExists, termProblem, type Taxonomy } from '#core/collections/taxonomy.ts';
import { TERMS_NAME } from '#core/languages/names.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { Actor, Content } from '../../content/service.ts';
import type { Database } from '../../database/database.ts';
import { makeKeepSaid } from '../../languages/renamed-terms.ts';
import type { EditAll } from './edit-items.ts';
import type { FindCollection } from './item-lists.ts';
import * as store from '../store.ts';

type Outcome = { changed: number } | Failure;
type Draft = Awaited<ReturnType<typeof store.readDrafts>>[number];

/** Tags and categories of many items at once. */
export function makeItemTerms(deps: {
  db: Database;
  content: Content;
  find: FindCollection;
  editAll: EditAll;
}) {
  const { db, find, editAll } = deps;
  const keepSaid = makeKeepSaid(deps);

  return {
    async addTerm(
      this: void,
      actor: Actor,
      drafts: readonly Draft[],
      { taxonomy, term }: { taxonomy: Taxonomy; term: string },
    ): Promise<Outcome> {
      const problem = termProblem(taxonomy, term);
      if (problem) return fail('invalid', { errors: { term: problem } }, problem);
      const changed = await editAll(actor, drafts, (item) =>
        has(item[taxonomy], term) ? undefined : { [taxonomy]: [...item[taxonomy], term] },
      );
      return changed instanceof Failure ? changed : { changed: changed.length };
    },

    /** Gives a tag or a category another name wherever it is used, or takes it out. */
    async rename(
      this: void,
      actor: Actor,
      collectionId: string,
      { taxonomy, from, to }: { taxonomy: Taxonomy; from: string; to: string | null },
    ): Promise<{ changed: number } | Failure> {
      const collection = await find(actor.siteId, collectionId);
      if (collection instanceof Failure) return collection;
      const problem = to === null ? undefined : termProblem(taxonomy, to.trim());
      if (problem) return fail('invalid', { errors: { to: problem } }, problem);
      const { known, ids } = await db.readSite(actor.siteId, async (tx) => ({
        known: (await store.listTerms(tx, collectionId)).filter((term) => term.taxonomy === taxonomy),
        ids: await store.itemsWithTerm(tx, collectionId, taxonomy, from),
      }));
      const isOther = to !== null && to.trim().toLowerCase() !== from.toLowerCase();
      if (
        isOther &&
        has(
          known.map(({ name }) => name),
          to,
        )
      )
        return fail('invalid', { errors: { to: termExists(taxonomy) } }, termExists(taxonomy));
      const drafts = await db.readSite(actor.siteId, (tx) => store.readDrafts(tx, collectionId, ids));
      const changed = await editAll(actor, drafts, (item) => ({
        [taxonomy]: item[taxonomy].flatMap((term) =>
          term === from ? (to === null ? [] : [to.trim()]) : [term],
        ),
      }));
      if (changed instanceof Failure) return changed;
      const kept =
        to === null || changed.length === 0
          ? undefined
          : await keepSaid(actor, TERMS_NAME, { from, to: to.trim() });
      return kept instanceof Failure ? kept : { changed: changed.length };
    },
  };
}

function has(terms: readonly string[], term: string): boolean {
  return terms.some((each) => each.toLowerCase() === term.trim().toLowerCase());
}
