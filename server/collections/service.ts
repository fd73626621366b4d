import { dayIn } from '#core/collections/calendar/day.ts';
import { freeSlug, newSlug } from '#core/collections/slug.ts';
import { Failure } from '#contract/errors.ts';
import type { Publishing } from '../content/publishing.ts';
import type { Actor, Content } from '../content/service.ts';
import type { Trash } from '../content/trash.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';
import { makeItemChanges } from './items/item-changes.ts';
import { makeFindCollection, makeItemLists } from './items/item-lists.ts';
import * as store from './store.ts';

const ONE_TEXT_WIDTH = { column: 5, span: 16, row: 1, rows: 1 };

/** What owners do with collections and their items. */
export function makeCollections(deps: {
  db: Database;
  content: Content;
  publishing: Publishing;
  trash: Trash;
  now: () => Date;
}) {
  const { db, content, now } = deps;
  const find = makeFindCollection(deps);

  async function authorOf(actor: Actor): Promise<string> {
    if (actor.accountId === null) return '';
    return (
      (
        await db.platform.$client.query<{ name: string }>('select name from accounts where id = $1', [
          actor.accountId,
        ])
      ).rows[0]?.name ?? ''
    );
  }

  return {
    find,
    ...makeItemLists({ ...deps, find }),
    ...makeItemChanges({ ...deps, find }),

    /** A draft with a free address and one block to write in. */
    async add(actor: Actor, collectionId: string, title: string) {
      const collection = await find(actor.siteId, collectionId);
      if (collection instanceof Failure) return collection;
      const slug = await db.readSite(actor.siteId, async (tx) => {
        const day = dayIn(await store.readTimeZone(tx), now());
        const wanted = newSlug(title, collection.urlFormat, day);
        const taken = await store.takenSlugs(tx, collectionId, wanted);
        return freeSlug(wanted, (candidate) => taken.has(candidate));
      });
      const body = {
        collectionId,
        title,
        slug,
        author: collection.showAuthor ? (await authorOf(actor)).slice(0, 100) : '',
        comments: collection.comments,
        body: { sections: [firstSection()] },
      };
      return content.create(actor, { kind: 'item', body });
    },
  };
}

export type Collections = ReturnType<typeof makeCollections>;

function firstSection() {
  return {
    id: newId(),
    style: { space: 'small' },
    blocks: [{ id: newId(), type: 'text', place: { base: ONE_TEXT_WIDTH }, values: {} }],
  };
}
