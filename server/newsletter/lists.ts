import { fail } from '#contract/errors.ts';
import { recordAction } from '../audit.ts';
import type { Actor } from '../content/service.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';
import * as store from './store.ts';

/** Mailing lists themselves, without the people on them. */
export function makeLists(db: Database) {
  return {
    findList: (siteId: string, id: string) => db.readSite(siteId, (tx) => store.findList(tx, id)),
    lists: (siteId: string) => db.readSite(siteId, store.listLists),

    /** For sites made from a template, whose blocks name their list. */
    ensureList: (siteId: string, list: { id: string; name: string; isDoubleOptIn: boolean }) =>
      db.site(siteId, (tx) => store.insertList(tx, { siteId, ...list })),

    /** A copy of a site has its lists, which its blocks name, and nobody on them. */
    async copyLists(from: string, to: string): Promise<void> {
      const lists = await db.readSite(from, store.listLists);
      await db.site(to, async (tx) => {
        for (const { id, name, isDoubleOptIn } of lists)
          await store.insertList(tx, { siteId: to, id, name, isDoubleOptIn });
      });
    },

    async createList(actor: Actor, words: { name: string; isDoubleOptIn: boolean }) {
      const id = newId();
      return db.site(actor.siteId, async (tx) => {
        await store.insertList(tx, { siteId: actor.siteId, id, ...words });
        await recordAction(tx, { ...actor, action: 'newsletter.createList', detail: { id } });
        return { id };
      });
    },

    async updateList(actor: Actor, id: string, words: { name: string; isDoubleOptIn: boolean }) {
      return db.site(actor.siteId, async (tx) => {
        if (!(await store.updateList(tx, id, words))) return fail('notFound');
        await recordAction(tx, { ...actor, action: 'newsletter.updateList', detail: { id } });
        return { id };
      });
    },

    async removeList(actor: Actor, id: string) {
      return db.site(actor.siteId, async (tx) => {
        if (!(await store.deleteList(tx, id))) return fail('notFound');
        await recordAction(tx, { ...actor, action: 'newsletter.removeList', detail: { id } });
        return { id };
      });
    },
  };
}
