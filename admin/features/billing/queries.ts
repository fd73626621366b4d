import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { billing, type BillingOverview } from '#contract/billing.ts';
import { call } from '../../http/call.ts';
import { useChange } from '../../http/use-change.ts';

const LOOK_AGAIN_MS = 1500;

export const billingQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: () => call(billing.read, {}),
  // A payment that takes its time is told by the provider to the server, not to us.
  refetchInterval: ({ state }) => (state.data?.pending?.state === 'processing' ? LOOK_AGAIN_MS : false),
});

/** A change that answers with how things stand now. */
export function useBillingChange<I>(change: (input: I) => Promise<BillingOverview>) {
  const client = useQueryClient();
  return useChange(change, {
    stale: [['access']],
    onSuccess: (overview) => client.setQueryData(billingQuery.queryKey, overview),
  });
}
