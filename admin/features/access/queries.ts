import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { access } from '#contract/access.ts';
import { call } from '../../http/call.ts';
import type { SentBody } from '#contract/route.ts';

export const accessQuery = queryOptions({
  queryKey: ['access'],
  queryFn: () => call(access.read, {}),
});

export type AccessChange = SentBody<typeof access.write>;

export function useSaveAccess() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AccessChange) => call(access.write, { body }),
    onSuccess: (state) => client.setQueryData(accessQuery.queryKey, state),
  });
}

export const pageLockQuery = (id: string) =>
  queryOptions({
    queryKey: ['page-lock', id],
    queryFn: () => call(access.readPage, { params: { id } }),
  });

/** Gives a page a password, or takes it away with null. */
export function usePageLock(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (password: string | null) =>
      password === null
        ? call(access.openPage, { params: { id } })
        : call(access.lockPage, { params: { id }, body: { password } }),
    onSuccess: (state) => client.setQueryData(pageLockQuery(id).queryKey, state),
  });
}
