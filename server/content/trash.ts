import { DAY_MS } from '#core/durations.ts';
import { isRecord } from '#core/fields/field.ts';
import { nextFreePath } from '#core/site/next-free-path.ts';
import { fail, Failure } from '#contract/errors.ts';
import { TRASH_DAYS, type TrashEntry } from '#contract/content/content.ts';
import { recordAction } from '../audit.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Actor, Content } from './service.ts';
import * as documentStore from './stores/store.ts';
import * as store from './stores/trash-store.ts';

export interface TrashAlarm {
  /** Asks for `purge` to be called at that time, as part of the same transaction. */
  set(tx: Tx, at: Date, job: { siteId: string; documentId: string }): Promise<void>;
}

/** Deleted pages, which can be brought back with their history for a month. */
export function makeTrash(deps: { db: Database; content: Content; now: () => Date; alarm: TrashAlarm }) {
  const { db, content, now, alarm } = deps;
  const find = async (tx: Tx, id: string) => (await store.listTrash(tx, id))[0];
  const purgeAt = ({ deletedAt }: store.TrashRow) => new Date(deletedAt.getTime() + TRASH_DAYS * DAY_MS);
  const purgeLater = (tx: Tx, siteId: string, documentId: string) =>
    alarm.set(tx, new Date(now().getTime() + TRASH_DAYS * DAY_MS), { siteId, documentId });

  return {
    async list(siteId: string): Promise<TrashEntry[]> {
      const rows = await db.readSite(siteId, (tx) => store.listTrash(tx));
      return rows.map((row) => ({
        id: row.id,
        title: row.title,
        path: row.path,
        deletedAt: row.deletedAt.toISOString(),
        deletedBy: row.deletedBy,
        purgeAt: purgeAt(row).toISOString(),
        isLive: row.isLive,
      }));
    },

    async remove(actor: Actor, id: string, base: number) {
      return content.remove(actor, id, base, (tx) => purgeLater(tx, actor.siteId, id));
    },

    /** Back as a draft, at its old address or, where that is taken by now, at the next free one. */
    async bringBack(actor: Actor, id: string) {
      const found = await db.readSite(actor.siteId, async (tx) => {
        const row = await find(tx, id);
        const stored = row && (await documentStore.readRevision(tx, id, row.lastRevision));
        return row && { row, body: stored?.body, taken: await documentStore.takenPaths(tx, id) };
      });
      if (!found || !isRecord(found.body)) return fail('notFound');
      const { row, body, taken } = found;
      const path = nextFreePath(row.path, (candidate) => taken.has(candidate));
      const saved = await content.save(
        actor,
        id,
        { base: row.revision, body: { ...body, path }, note: 'Restored from the trash' },
        'document.restore',
      );
      return saved instanceof Failure ? saved : { ...saved, path };
    },

    /** Ends a page and its history now. Never while visitors still see it. */
    async empty(actor: Actor, id: string): Promise<{ ok: true } | Failure> {
      return db.site(actor.siteId, async (tx) => {
        await documentStore.lockDocument(tx, id);
        const row = await find(tx, id);
        if (!row) return fail('notFound');
        if (row.isLive) return fail('stillLive');
        await store.deleteForGood(tx, id);
        await recordAction(tx, { ...actor, action: 'document.purge', detail: { id, title: row.title } });
        return { ok: true };
      });
    },

    /** Called by the alarm. A page that was brought back stays; one whose deletion was never published waits on. */
    async purge(siteId: string, id: string): Promise<void> {
      await db.site(siteId, async (tx) => {
        await documentStore.lockDocument(tx, id);
        const row = await find(tx, id);
        if (!row || purgeAt(row) > now()) return;
        if (row.isLive) return purgeLater(tx, siteId, id);
        await store.deleteForGood(tx, id);
        await recordAction(tx, { siteId, accountId: null, action: 'document.purge', detail: { id } });
      });
    },
  };
}

export type Trash = ReturnType<typeof makeTrash>;
