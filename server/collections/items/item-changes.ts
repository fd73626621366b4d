import type { collections as contract } from '#contract/content/collections.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { BodyOf } from '#contract/route.ts';
import type { Publishing } from '../../content/publishing.ts';
import type { Actor, Content } from '../../content/service.ts';
import type { Trash } from '../../content/trash.ts';
import type { Database } from '../../database/database.ts';
import { makeEditAll } from './edit-items.ts';
import type { FindCollection } from './item-lists.ts';
import { makeItemTerms } from './item-terms.ts';
import * as store from '../store.ts';

type Change = BodyOf<typeof contract.change>['change'];
type Outcome = { changed: number } | Failure;
type Draft = Awaited<ReturnType<typeof store.readDrafts>>[number];

/** What owners do to many items at once. */
export function makeItemChanges(deps: {
  db: Database;
  content: Content;
  publishing: Publishing;
  trash: Trash;
  find: FindCollection;
  now: () => Date;
}) {
  const { db, content, publishing, trash, find, now } = deps;
  const editAll = makeEditAll(deps);
  const { addTerm, rename } = makeItemTerms({ ...deps, editAll });

  async function isLive({ siteId }: Actor, id: string): Promise<boolean> {
    const entry = await content.read({ siteId }, id);
    return !(entry instanceof Failure) && entry.state !== 'new';
  }

  /** What somebody does to the state of items, visitors see at once. */
  async function release(
    actor: Actor,
    ids: readonly string[],
    note: string,
  ): Promise<{ changed: number } | Failure> {
    if (ids.length === 0) return { changed: 0 };
    const released = await publishing.publish(actor, { documentIds: ids, note });
    if (released instanceof Failure && released.code !== 'nothingToPublish') return released;
    return { changed: ids.length };
  }

  async function remove(actor: Actor, drafts: readonly Draft[]): Promise<Outcome> {
    for (const { id, revision } of drafts.filter(({ deletedAt }) => deletedAt === null)) {
      const removed = await trash.remove(actor, id, revision);
      if (removed instanceof Failure) return removed;
    }
    return release(
      actor,
      drafts.map(({ id }) => id),
      'Deleted',
    );
  }

  async function restore(
    actor: Actor,
    drafts: readonly Draft[],
    shown: readonly string[] = [],
  ): Promise<Outcome> {
    for (const { id, revision } of drafts.filter(({ deletedAt }) => deletedAt !== null)) {
      const restored = await content.restore(actor, id, { base: revision, revision: revision - 1 });
      if (restored instanceof Failure) return restored;
    }
    const ids = drafts.flatMap((draft) => (shown.includes(draft.id) ? draft.id : []));
    const released = await release(actor, ids, 'Restored');
    return released instanceof Failure ? released : { changed: drafts.length };
  }

  async function setState(
    actor: Actor,
    drafts: readonly Draft[],
    { collectionId, state }: { collectionId: string; state: NonNullable<Change['state']> },
  ): Promise<Outcome> {
    const at = now().toISOString();
    const changed = await editAll(actor, drafts, (item) => ({
      status: state,
      ...(state === 'published' && item.publishAt === '' && { publishAt: at }),
    }));
    if (changed instanceof Failure) return changed;
    // Without its collection nobody would find them.
    const isFirst = state === 'published' && !(await isLive(actor, collectionId));
    const released = await release(actor, [...(isFirst ? [collectionId] : []), ...changed], '');
    return released instanceof Failure ? released : { changed: changed.length };
  }

  return {
    rename,

    async change(
      actor: Actor,
      collectionId: string,
      { ids, change }: { ids: readonly string[]; change: Change },
    ): Promise<Outcome> {
      const collection = await find(actor.siteId, collectionId);
      if (collection instanceof Failure) return collection;
      const drafts = await db.readSite(actor.siteId, (tx) => store.readDrafts(tx, collectionId, ids));
      if (drafts.length < new Set(ids).size) return fail('notFound');
      switch (change.do) {
        case 'delete':
          return remove(actor, drafts);
        case 'restore':
          return restore(actor, drafts, change.shown);
        case 'state':
          return setState(actor, drafts, { collectionId, state: change.state ?? 'draft' });
        case 'addTag':
          return addTerm(actor, drafts, { taxonomy: 'tags', term: (change.term ?? '').trim() });
        case 'addCategory':
          return addTerm(actor, drafts, { taxonomy: 'categories', term: (change.term ?? '').trim() });
      }
    },
  };
}
