import { queryOptions } from '@tanstack/react-query';
import { machineTranslation } from '#contract/content/machine-translation.ts';
import { LANGUAGES } from '../../../documents/languages.ts';
import { call } from '../../../http/call.ts';

const LOOK_AGAIN_MS = 1500;

export const machineQuery = queryOptions({
  queryKey: [...LANGUAGES, 'machine'],
  queryFn: () => call(machineTranslation.read, {}),
  refetchInterval: ({ state }) => (state.data?.run?.state === 'running' ? LOOK_AGAIN_MS : false),
});

export const estimateQuery = (language: string, of?: string) =>
  queryOptions({
    queryKey: [...LANGUAGES, 'estimate', language, of],
    queryFn: () =>
      call(machineTranslation.estimate, { query: { language, ...(of !== undefined && { of }) } }),
    staleTime: 0,
    gcTime: 0,
  });
