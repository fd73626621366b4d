import { DAY_MS } from '#core/durations.ts';
import { POPUP_EVENTS, type PopupEvent } from '#core/popup/events.ts';
import type { Database } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import * as store from './store.ts';

const FIGURES_DAYS = 30;
const FIRST_VERSION = 1;

export interface MadeUpPopupCount {
  day: string;
  event: PopupEvent;
  count: number;
}

export function makePopup(deps: { db: Database; snapshots: Snapshots; now: () => Date }) {
  const { db, snapshots, now } = deps;
  const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
  return {
    /** Counts what is told of the pop-up that visitors get now; anything else is somebody's invention. */
    async count(site: Site, told: { event: PopupEvent; overlayVersion: number }): Promise<void> {
      const { popup } = await snapshots.of(site);
      if (!popup.isEnabled || told.overlayVersion !== popup.version) return;
      const row = { siteId: site.id, version: popup.version, day: dayOf(now()), event: told.event };
      await db.site(site.id, (tx) => store.countEvent(tx, row));
    },

    /** Takes counts that were made up, for demo sites. */
    async fill(siteId: string, counts: readonly MadeUpPopupCount[]): Promise<void> {
      await db.site(siteId, (tx) =>
        store.addCounts(
          tx,
          counts.map((row) => ({ ...row, siteId, version: FIRST_VERSION })),
        ),
      );
    },

    async figures(siteId: string): Promise<Record<PopupEvent, number>> {
      const since = dayOf(new Date(now().getTime() - FIGURES_DAYS * DAY_MS));
      const sums = await db.readSite(siteId, (tx) => store.sumEvents(tx, since));
      const countOf = (event: PopupEvent) => sums.find((row) => row.event === event)?.count ?? 0;
      return Object.fromEntries(POPUP_EVENTS.map((event) => [event, countOf(event)])) as Record<
        PopupEvent,
        number
      >;
    },
  };
}

export type Popup = ReturnType<typeof makePopup>;
