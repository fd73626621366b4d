import { queryOptions } from '@tanstack/react-query';
import { content } from '#contract/content/content.ts';
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

/** What was written is published first: nobody should see the template's words in between. */
export const useGoLive = () =>
  useChange(
    async (isPublishing: boolean) => {
      if (isPublishing) await call(content.publish, { body: {} });
      return call(access.setLive, { body: { isLive: true } });
    },
    { stale: [homeQuery.queryKey, CONTENT, ['access']] },
  );

/** Lists of products and items are not where they were. */
export const useRemoveSamples = () =>
  useChange((ids: string[]) => call(samples.remove, { body: { ids } }), {
    stale: [homeQuery.queryKey, samplesQuery.queryKey, CONTENT, ['selling']],
  });
