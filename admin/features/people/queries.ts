import { queryOptions } from '@tanstack/react-query';
import { people } from '#contract/people/people.ts';
import { call } from '../../http/call.ts';
import { useChange } from '../../http/use-change.ts';
import { accountQuery } from '../../account/account.ts';

const PEOPLE = ['people'] as const;

export const peopleQuery = queryOptions({
  queryKey: [...PEOPLE, 'list'],
  queryFn: () => call(people.list, {}),
});

/** A change of people: the list is read again, and one's own say with it. */
export function usePeopleChange<I, O>(change: (input: I) => Promise<O>) {
  return useChange(change, { stale: [PEOPLE, accountQuery.queryKey] });
}
