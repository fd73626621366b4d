import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { people } from '#contract/people.ts';
import { call } from '../../http/call.ts';
import { accountQuery } from '../../account/account.ts';

const PEOPLE = ['people'] as const;

export const peopleQuery = queryOptions({
  queryKey: [...PEOPLE, 'list'],
  queryFn: () => call(people.list, {}),
});

/** A change of people: the list is read again, and one's own say with it. */
export function usePeopleChange<I, O>(change: (input: I) => Promise<O>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: PEOPLE }),
        client.invalidateQueries({ queryKey: accountQuery.queryKey }),
      ]),
  });
}
