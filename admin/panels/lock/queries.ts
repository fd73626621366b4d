import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { access } from '#contract/people/access.ts';
import { call } from '../../http/call.ts';
import { useChange } from '../../http/use-change.ts';

export const pageLockQuery = (id: string) =>
  queryOptions({
    queryKey: ['page-lock', id],
    queryFn: () => call(access.readPage, { params: { id } }),
  });

/** Puts a page into a member area, or takes it out with an empty one. */
export function usePageArea(id: string) {
  const client = useQueryClient();
  return useChange((areaId: string) => call(access.setPageArea, { params: { id }, body: { areaId } }), {
    stale: [],
    onSuccess: (state) => client.setQueryData(pageLockQuery(id).queryKey, state),
  });
}

/** Gives a page a password, or takes it away with null. */
export function usePageLock(id: string) {
  const client = useQueryClient();
  return useChange(
    (password: string | null) =>
      password === null
        ? call(access.openPage, { params: { id } })
        : call(access.lockPage, { params: { id }, body: { password } }),
    { stale: [], onSuccess: (state) => client.setQueryData(pageLockQuery(id).queryKey, state) },
  );
}
