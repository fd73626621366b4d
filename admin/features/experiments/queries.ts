import { queryOptions } from '@tanstack/react-query';
import type { Goal, VariantLetter } from '#core/experiments/experiment.ts';
import type { Subject } from '#core/experiments/subject.ts';
import { experiments } from '#contract/experiments.ts';
import { CONTENT } from '../../documents/queries.ts';
import { call } from '../../http/call.ts';
import { useChange } from '../../http/use-change.ts';

const EXPERIMENTS = ['experiments'] as const;

export const experimentsQuery = queryOptions({
  queryKey: EXPERIMENTS,
  queryFn: async () => (await call(experiments.list, {})).experiments,
});

/** Drafts change while somebody is elsewhere: asked for anew each time. */
export const subjectsQuery = queryOptions({
  queryKey: [...EXPERIMENTS, 'subjects'],
  queryFn: async () => (await call(experiments.subjects, {})).subjects,
  staleTime: 0,
});

/** What can be done with one experiment, by its name in the contract. */
export type Step = 'addVariant' | 'start' | 'stop' | 'remove';

export function useStep() {
  return useChange(
    ({ step, id }: { step: Step; id: string }) => call(experiments[step], { params: { id } }),
    {
      stale: [EXPERIMENTS],
    },
  );
}

export function useCreate() {
  return useChange(
    (body: { name: string; subject: Subject; goal: Goal }) => call(experiments.create, { body }),
    { stale: [EXPERIMENTS] },
  );
}

export function usePublishVariant() {
  return useChange(
    ({ id, variant }: { id: string; variant: VariantLetter }) =>
      call(experiments.publish, { params: { id }, body: { variant } }),
    { stale: [EXPERIMENTS, CONTENT] },
  );
}
