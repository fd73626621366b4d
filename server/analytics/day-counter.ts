import { setTimeout as pause } from 'node:timers/promises';
import { daysIn, stepsOf, type DayRange } from '#core/commerce/orders/sales.ts';
import type { Database, Tx } from '../database/database.ts';
import { asJob } from '../database/work.ts';
import type { Span } from './measure.ts';
import { holdSums, tryToHoldSums } from './store.ts';

/** Days that are counted with one look at them; more where that took no time. */
const DAYS_AT_ONCE = 7;
const NO_TIME_MS = 200;
const LOOK_AGAIN_MS = 50;
/** Whoever asks waits so long; what is left then is counted behind the answer. */
const PATIENCE_MS = 1500;

/** What is counted day by day and kept: a goal, or a report with a filter. */
export interface Countable<Id> {
  /** Days of the span that are kept; nothing if there is nothing of that name. */
  keptDays: (tx: Tx, id: Id, span: Span) => Promise<string[] | undefined>;
  /** Counts these days of the span, which reaches from the first of them to the last, and keeps what it found. */
  countDays: (tx: Tx, id: Id, days: readonly string[], span: Span) => Promise<void>;
}

/** Counts what is not counted yet, the latest days first: a day that is over is counted once. */
export function makeDayCounter<Id extends string | number>(
  db: Database,
  { keptDays, countDays }: Countable<Id>,
) {
  const behind = new Set<string>();

  async function missingDays(tx: Tx, id: Id, span: Span): Promise<string[]> {
    const kept = await keptDays(tx, id, span);
    if (!kept || span.from > span.to) return [];
    const known = new Set(kept);
    return stepsOf(span, 'day').filter((day) => !known.has(day));
  }

  /** Says how many are left; nothing where days are just summed up and `isPatient` is not said. */
  const countSome = (
    siteId: string,
    id: Id,
    span: Span,
    { most, isPatient }: { most: number; isPatient: boolean },
  ): Promise<number | undefined> =>
    db.site(siteId, async (tx) => {
      // Not while days are summed up: what is counted now must be what they say afterwards.
      if (isPatient) await holdSums(tx);
      else if (!(await tryToHoldSums(tx))) return undefined;
      const missing = await missingDays(tx, id, span);
      const last = missing.at(-1);
      if (last === undefined) return 0;
      const some = missing.filter((day) => daysIn({ from: day, to: last }) <= most);
      await countDays(tx, id, some, { ...span, from: some[0] ?? last, to: last });
      return missing.length - some.length;
    });

  /** Goes on until all are counted or the time is up. */
  async function countUntil(siteId: string, id: Id, span: Span, end: number): Promise<number> {
    // Nobody waits for those who sum up unless there is something to count.
    const missing = await db.readSite(siteId, (tx) => missingDays(tx, id, span));
    if (missing.length === 0) return 0;
    for (let most = DAYS_AT_ONCE; ;) {
      const began = performance.now();
      const left = await countSome(siteId, id, span, { most, isPatient: !Number.isFinite(end) });
      const ended = performance.now();
      if (left === 0 || ended > end) return left ?? missing.length;
      if (left === undefined) await pause(LOOK_AGAIN_MS);
      most = ended - began < NO_TIME_MS ? most * 4 : DAYS_AT_ONCE;
    }
  }

  const nameOf = (siteId: string, id: Id) => `${siteId} ${id}`;

  async function countAll(siteId: string, id: Id, span: Span): Promise<void> {
    const name = nameOf(siteId, id);
    if (behind.has(name)) return;
    behind.add(name);
    await countUntil(siteId, id, span, Number.POSITIVE_INFINITY).finally(() => behind.delete(name));
  }

  return {
    countAll,

    /** Counts as many days as somebody would wait for once, and the rest behind them. Says how many are left. */
    async count(siteId: string, id: Id, span: Span): Promise<number> {
      if (behind.has(nameOf(siteId, id)))
        return (await db.readSite(siteId, (tx) => missingDays(tx, id, span))).length;
      const left = await countUntil(siteId, id, span, performance.now() + PATIENCE_MS);
      if (left > 0) void asJob(() => countAll(siteId, id, span)).catch(() => {});
      return left;
    },
  };
}

/** The part of a range from a day on. */
export const since = (day: string, range: DayRange): DayRange => ({
  from: range.from > day ? range.from : day,
  to: range.to,
});
