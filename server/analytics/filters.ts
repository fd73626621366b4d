import { rangeBefore, rangeOf, type DayRange } from '#core/commerce/orders/sales.ts';
import { DAY_MS, HOUR_MS } from '#core/durations.ts';
import type { Database, Tx } from '../database/database.ts';
import { makeDayCounter, since } from './day-counter.ts';
import { dayIn } from './days.ts';
import * as store from './filter-store.ts';
import type { NumberedFilters, Span } from './measure.ts';

/** With fewer visits than these in a year any filter is counted while somebody waits. */
const MANY_VISITS = 50_000;
/** Of pages, sources, countries and devices so many are ready before anybody asks. */
const READY_OF_EACH = 6;
const ASKED_LATELY_MS = 7 * DAY_MS;

/** Keeps what visits that fit a filter add up to, day by day; each day is counted once for each filter. */
export function makeFilterSums({ db, now }: { db: Database; now: () => Date }) {
  async function countDays(tx: Tx, id: number, days: readonly string[], span: Span): Promise<void> {
    await store.countDays(tx, id, days, span);
    await store.sumUpFilterMonths(tx, id, `${dayIn(span.timeZone, now()).slice(0, 7)}-01`);
  }
  const counter = makeDayCounter<number>(db, { keptDays: store.keptDays, countDays });

  async function idOf(siteId: string, filters: NumberedFilters, isUsed: boolean): Promise<number> {
    const kept = await db.readSite(siteId, (tx) => store.findFilter(tx, filters));
    if (kept && (!isUsed || now().getTime() - kept.usedAt.getTime() < HOUR_MS)) return kept.id;
    return db.site(siteId, (tx) => store.keepFilter(tx, filters, now()));
  }

  return {
    /** The number by which sums with these filters are found, and how many days of the ranges are not counted yet. */
    async count(
      siteId: string,
      filters: NumberedFilters,
      { ranges, timeZone }: { ranges: readonly DayRange[]; timeZone: string },
    ): Promise<{ id: number; daysLeft: number }> {
      const id = await idOf(siteId, filters, true);
      const first = await db.readSite(siteId, store.firstDay);
      let daysLeft = 0;
      if (first !== undefined)
        for (const range of ranges)
          daysLeft += await counter.count(siteId, id, { ...since(first, range), timeZone });
      return { id, daysLeft };
    },

    /** What was counted of a day, counted anew with it: nobody finds it gone meanwhile. */
    async around(tx: Tx, day: string, timeZone: string, sumUp: () => Promise<void>): Promise<void> {
      const ids = await store.filtersOfDay(tx, day);
      await sumUp();
      for (const id of ids) await countDays(tx, id, [day], { from: day, to: day, timeZone });
    },

    /** So that the first look takes no longer than the next: what is likely to be asked for, where counting takes long. */
    async prepare(siteId: string, timeZone: string): Promise<void> {
      const today = dayIn(timeZone, now());
      const year = rangeOf('twelveMonths', today);
      const month = rangeOf('month', today);
      if (!year || !month) return;
      const { first, visits, likely, asked } = await db.readSite(siteId, async (tx) => ({
        first: await store.firstDay(tx),
        visits: await store.visitsIn(tx, year),
        likely: await store.likelyFilters(tx, month, READY_OF_EACH),
        asked: await store.filtersUsedSince(tx, new Date(now().getTime() - ASKED_LATELY_MS)),
      }));
      if (first === undefined || visits < MANY_VISITS) return;
      const ids = new Set(asked);
      for (const filters of likely) ids.add(await idOf(siteId, filters, false));
      const span: Span = { ...since(first, { from: rangeBefore(year).from, to: today }), timeZone };
      for (const id of ids) await counter.countAll(siteId, id, span);
    },
  };
}

export type FilterSums = ReturnType<typeof makeFilterSums>;
