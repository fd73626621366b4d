import { queryOptions } from '@tanstack/react-query';
import { access } from '#contract/people/access.ts';
import { samples } from '#contract/sites/samples.ts';
import { CONTENT } from '../../documents/queries.ts';
import { call } from '../../http/call.ts';
import { useChange } from '../../http/use-change.ts';
import { homeQuery } from '../../account/home.ts';

export const samplesQuery = queryOptions({
  queryKey: ['samples'],
  queryFn: async () => (await call(samples.list, {})).samples,
});

export const useGoLive = () =>
  useChange((isLive: boolean) => call(access.setLive, { body: { isLive } }), {
    stale: [homeQuery.queryKey, ['access']],
  });

/** Lists of products and items are not where they were. */
export const useRemoveSamples = () =>
  useChange((ids: string[]) => call(samples.remove, { body: { ids } }), {
    stale: [homeQuery.queryKey, samplesQuery.queryKey, CONTENT, ['selling']],
  });
