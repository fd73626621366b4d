import type { StepCount } from '#core/analytics/goals.ts';
import type { Database } from '../../database/database.ts';
import { makeDayCounter } from '../day-counter.ts';
import type { Span } from '../measure.ts';
import { wordsOf } from '../report-store.ts';
import * as store from './store.ts';

type Counted = { day: string; counts: store.CountsOfDay };

/** Counts goals day by day: a day that is over is read from its hits once. */
export function makeGoalDays({ db }: { db: Database }) {
  const counter = makeDayCounter<string>(db, {
    async keptDays(tx, goalId, span) {
      if (!(await store.find(tx, goalId))) return undefined;
      return (await store.keptDays(tx, goalId, span)).map(({ day }) => day);
    },

    async countDays(tx, goalId, days, span) {
      const goal = await store.find(tx, goalId);
      if (!goal) return;
      const counted = await store.countSteps(tx, goal.steps, span);
      const countsOf = new Map(counted.map(({ day, counts }) => [day, counts]));
      const rows = days.map((day) => ({ day, counts: countsOf.get(day) ?? {} }));
      await store.keepDays(tx, { siteId: goal.siteId, goalId }, rows);
    },
  });

  return {
    /** What is counted of a span, and how many of its days are not yet. */
    async count(
      siteId: string,
      goalId: string,
      span: Span,
    ): Promise<{ counts: StepCount[]; daysLeft: number }> {
      const daysLeft = await counter.count(siteId, goalId, span);
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
