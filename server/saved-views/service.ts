import { fail, type Failure } from '#contract/errors.ts';
import type { SavedView, ViewFilters, ViewRoom } from '#contract/shop/saved-views.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';
import * as store from './store.ts';

/** In one list. */
const MAX_VIEWS = 20;

/** What the lists of a shop are narrowed to, kept under names for everybody who works there. */
export function makeSavedViews({ db, now }: { db: Database; now: () => Date }) {
  return {
    list: async (siteId: string, room: ViewRoom) => ({
      views: await db.readSite(siteId, (tx) => store.list(tx, room)),
    }),

    create: (
      siteId: string,
      { room, name, filters }: { room: ViewRoom; name: string; filters: ViewFilters },
    ) =>
      db.site(siteId, async (tx): Promise<SavedView | Failure> => {
        if ((await store.list(tx, room)).length >= MAX_VIEWS) return fail('limitReached');
        const view = { id: newId(), name, filters };
        await store.insert(tx, { ...view, siteId, room, savedAt: now() });
        return view;
      }),

    /** What is left out stays as it is. */
    change: (
      siteId: string,
      id: string,
      { name, filters }: { name?: string | undefined; filters?: ViewFilters | undefined },
    ) =>
      db.site(siteId, async (tx): Promise<SavedView | Failure> => {
        const set = { ...(name !== undefined && { name }), ...(filters && { filters }) };
        const isNothing = Object.keys(set).length === 0;
        return (await (isNothing ? store.find(tx, id) : store.change(tx, id, set))) ?? fail('notFound');
      }),

    remove: (siteId: string, id: string) =>
      db.site(siteId, async (tx): Promise<{ id: string } | Failure> =>
        (await store.remove(tx, id)) ? { id } : fail('notFound'),
      ),
  };
}

export type SavedViews = ReturnType<typeof makeSavedViews>;
