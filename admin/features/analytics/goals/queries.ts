import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { goals, type GoalBody, type GoalQuery } from '#contract/visits/goals.ts';
import { call } from '../../../http/call.ts';
import { useChange } from '../../../http/use-change.ts';

/** How often the figures of a goal are asked for while earlier days are still being counted. */
const COUNTING_MS = 2000;
const GOALS = ['goals'] as const;

export const goalsQuery = queryOptions({ queryKey: GOALS, queryFn: () => call(goals.list, {}) });

export const goalReportQuery = (id: string, query: GoalQuery) =>
  queryOptions({
    queryKey: [...GOALS, id, query],
    queryFn: () => call(goals.report, { params: { id }, query }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => state.data && state.data.daysLeft > 0 && COUNTING_MS,
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
