import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { access } from '#contract/people/access.ts';
import { call } from '../../http/call.ts';
import type { Given } from '#contract/route.ts';

export const accessQuery = queryOptions({
  queryKey: ['access'],
  queryFn: () => call(access.read, {}),
});

export type AccessChange = Given<typeof access.write>['body'];

export function useSaveAccess() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AccessChange) => call(access.write, { body }),
    onSuccess: (state) => client.setQueryData(accessQuery.queryKey, state),
  });
}
