import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { goals, type GoalBody, type GoalQuery } from '#contract/visits/goals.ts';
import { call } from '../../../http/call.ts';
import { useChange } from '../../../http/use-change.ts';
import { whileCounting } from '../still-counting.tsx';

const GOALS = ['goals'] as const;

export const goalsQuery = queryOptions({ queryKey: GOALS, queryFn: () => call(goals.list, {}) });

export const goalReportQuery = (id: string, query: GoalQuery) =>
  queryOptions({
    queryKey: [...GOALS, id, query],
    queryFn: () => call(goals.report, { params: { id }, query }),
    placeholderData: keepPreviousData,
    refetchInterval: whileCounting,
  });

/** Adds a goal, or changes the one with this id. */
export function useSaveGoal(id: string | undefined) {
  return useChange(
    async (body: GoalBody) => {
      if (id === undefined) await call(goals.create, { body });
      else await call(goals.save, { params: { id }, body });
    },
    { stale: [GOALS] },
  );
}

export function useRemoveGoal() {
  return useChange((id: string) => call(goals.remove, { params: { id } }), { stale: [GOALS] });
}
