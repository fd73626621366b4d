import { queryOptions } from '@tanstack/react-query';
import { domains } from '#contract/sites/domains.ts';
import { call } from '../http/call.ts';
import { tellProblem } from '../http/tell-problem.ts';
import { useChange } from '../http/use-change.ts';

export const domainsQuery = queryOptions({
  queryKey: ['domains'],
  queryFn: () => call(domains.list, {}),
});

/** A change of domains: the list is read again afterwards, and what went wrong is told. */
export function useDomainChange<I, O>(
  change: (input: I) => Promise<O>,
  also: readonly (readonly string[])[] = [],
) {
  return useChange(change, { stale: [domainsQuery.queryKey, ...also], onError: tellProblem });
}
