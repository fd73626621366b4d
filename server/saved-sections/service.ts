import type { Documents } from '#core/content/documents.ts';
import { checkWith } from '#core/fields/index.ts';
import { pageBody } from '#core/page/stored/fields.ts';
import { fail, type Failure } from '#contract/errors.ts';
import { recordAction } from '../audit.ts';
import type { Actor } from '../content/service.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';
import * as store from './store.ts';

const MAX_SAVED = 200;

/** Sections that owners keep for other pages: copies, which nothing on a page hangs on. */
export function makeSavedSections({
  db,
  documents,
}: {
  db: Database;
  documents: Pick<Documents, 'blockOf'>;
}) {
  const body = pageBody(documents.blockOf);

  return {
    list: async (siteId: string) => ({ sections: await db.readSite(siteId, store.list) }),

    async save(actor: Actor, { name, section }: { name: string; section: Record<string, unknown> }) {
      const checked = checkWith(body, { sections: [section] });
      if (!checked.ok) {
        const [problem] = checked.problems;
        return fail(
          'invalid',
          { errors: { [problem?.path ?? 'section']: problem?.message } },
          problem?.message,
        );
      }
      const id = newId();
      return db.site(actor.siteId, async (tx): Promise<{ id: string } | Failure> => {
        if ((await store.countAll(tx)) >= MAX_SAVED) return fail('limitReached');
        await store.insert(tx, { siteId: actor.siteId, id, name, section });
        await recordAction(tx, { ...actor, action: 'section.save', detail: { name } });
        return { id };
      });
    },

    rename: (actor: Actor, id: string, name: string) =>
      db.site(actor.siteId, async (tx): Promise<{ id: string } | Failure> => {
        if (!(await store.rename(tx, id, name))) return fail('notFound');
        await recordAction(tx, { ...actor, action: 'section.rename', detail: { name } });
        return { id };
      }),

    remove: (actor: Actor, id: string) =>
      db.site(actor.siteId, async (tx): Promise<{ id: string } | Failure> => {
        const name = await store.remove(tx, id);
        if (name === undefined) return fail('notFound');
        await recordAction(tx, { ...actor, action: 'section.delete', detail: { name } });
        return { id };
      }),
  };
}

export type SavedSections = ReturnType<typeof makeSavedSections>;
