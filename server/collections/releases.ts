import { recordAction } from '../audit.ts';
import type { Database, Tx } from '../database/database.ts';
import * as store from './store.ts';

export interface ItemAlarm {
  /** Asks for `showDue` to be called at that time, as part of the same transaction. */
  set(tx: Tx, at: Date, job: { siteId: string; documentId: string }): Promise<void>;
}

/** Brings items before visitors: with a release, or when the time of a scheduled one has come. */
export function makeItemReleases(deps: {
  db: Database;
  now: () => Date;
  alarm: ItemAlarm;
  /** Told on this node; the other nodes hear it from the database. */
  onShown: (siteId: string) => void;
}) {
  const { db, now, alarm, onShown } = deps;
  const facts = async (tx: Tx) => ({ now: now(), timeZone: await store.readTimeZone(tx) });

  return {
    async release(tx: Tx, siteId: string, ids: readonly string[]): Promise<void> {
      const waiting = await store.writeLive(tx, ids, await facts(tx));
      for (const { documentId, at } of waiting) await alarm.set(tx, at, { siteId, documentId });
    },

    /** Called by the alarm. What was changed or withdrawn meanwhile is left as it is. */
    async showDue(
      siteId: string,
      id: string,
      publishing: { renew(tx: Tx, siteId: string): Promise<void> },
    ): Promise<void> {
      await db.site(siteId, async (tx) => {
        const shown = await store.showDue(tx, id, await facts(tx));
        if (!shown) return;
        await publishing.renew(tx, siteId);
        const detail = { id, kind: 'item', title: shown.title };
        await recordAction(tx, { siteId, accountId: null, action: 'item.appear', detail });
      });
      onShown(siteId);
    },
  };
}
