import type { StepCount } from '#core/analytics/goals.ts';
import { daysIn, stepsOf } from '#core/commerce/orders/sales.ts';
import type { Database } from '../database/database.ts';
import { asJob } from '../database/work.ts';
import * as store from './goal-store.ts';
import type { Span } from './measure.ts';
import { wordsOf } from './report-store.ts';
import { holdSums } from './rollups.ts';

type Counted = { day: string; counts: store.CountsOfDay };

/** Days that are counted with one look at their hits; more where that took no time. */
const DAYS_AT_ONCE = 7;
const NO_TIME_MS = 200;
/** Whoever asks waits so long; what is left then is counted behind the answer. */
const PATIENCE_MS = 1500;

/** Counts goals day by day and keeps what it found: a day that is over is read from its hits once. */
export function makeGoalDays({ db }: { db: Database }) {
  const behind = new Set<string>();

  /** The latest days that are not counted yet. Says how many are left. */
  async function countSome(siteId: string, goalId: string, span: Span, most: number): Promise<number> {
    return db.site(siteId, async (tx) => {
      // Not while days are summed up: what is counted now must be what they say afterwards.
      await holdSums(tx);
      const goal = await store.find(tx, goalId);
      if (!goal) return 0;
      const kept = new Set((await store.keptDays(tx, goalId, span)).map(({ day }) => day));
      const missing = stepsOf(span, 'day').filter((day) => !kept.has(day));
      const last = missing.at(-1);
      if (last === undefined) return 0;
      const some = missing.filter((day) => daysIn({ from: day, to: last }) <= most);
      const counted = await store.countSteps(tx, goal.steps, { ...span, from: some[0] ?? last, to: last });
      const countsOf = new Map(counted.map(({ day, counts }) => [day, counts]));
      const days = some.map((day) => ({ day, counts: countsOf.get(day) ?? {} }));
      await store.keepDays(tx, { siteId, goalId }, days);
      return missing.length - some.length;
    });
  }

  /** Goes on until all are counted or the time is up. Says how many are left. */
  async function countUntil(siteId: string, goalId: string, span: Span, end: number): Promise<number> {
    for (let most = DAYS_AT_ONCE; ;) {
      const began = performance.now();
      const left = await countSome(siteId, goalId, span, most);
      const ended = performance.now();
      if (left === 0 || ended > end) return left;
      most = ended - began < NO_TIME_MS ? most * 4 : DAYS_AT_ONCE;
    }
  }

  async function countRest(siteId: string, goalId: string, span: Span): Promise<void> {
    if (behind.has(goalId)) return;
    behind.add(goalId);
    await countUntil(siteId, goalId, span, Number.POSITIVE_INFINITY).finally(() => behind.delete(goalId));
  }

  return {
    /** What is counted of a span, and how many of its days are not yet. */
    async count(
      siteId: string,
      goalId: string,
      span: Span,
    ): Promise<{ counts: StepCount[]; daysLeft: number }> {
      const daysLeft = await countUntil(siteId, goalId, span, performance.now() + PATIENCE_MS);
      if (daysLeft > 0) void asJob(() => countRest(siteId, goalId, span)).catch(() => {});
      return db.readSite(siteId, async (tx) => {
        const days = await store.keptDays(tx, goalId, span);
        const sources = [...new Set(days.flatMap(({ counts }) => Object.keys(counts)))];
        const words = await wordsOf(tx, sources.map(Number));
        return { counts: sources.flatMap((source) => addedUp(days, source, words)), daysLeft };
      });
    },
  };
}

function addedUp(days: readonly Counted[], source: string, words: ReadonlyMap<number, string>): StepCount[] {
  const sums: number[] = [];
  for (const { counts } of days)
    for (const [step, count] of (counts[source] ?? []).entries()) sums[step] = (sums[step] ?? 0) + count;
  return sums.map((visitors, step) => ({ step, source: words.get(Number(source)) ?? '', visitors }));
}
