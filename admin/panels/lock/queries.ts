import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { access } from '#contract/access.ts';
import { call } from '../../http/call.ts';

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
