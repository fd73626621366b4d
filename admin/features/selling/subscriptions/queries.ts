import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ListedSubscriptionState } from '#core/subscriptions/states.ts';
import { subscriptions } from '#contract/shop/subscriptions.ts';
import { SELLING } from '../../../account/shop.ts';
import { call } from '../../../http/call.ts';

export const subscriptionsQuery = (filters: { state?: ListedSubscriptionState; words?: string }) =>
  infiniteQueryOptions({
    queryKey: [...SELLING, 'subscriptions', filters],
    queryFn: ({ pageParam }) =>
      call(subscriptions.list, { query: { ...filters, ...(pageParam !== '' && { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

export const subscriptionQuery = (id: string) =>
  queryOptions({
    queryKey: [...SELLING, 'subscription', id],
    queryFn: () => call(subscriptions.read, { params: { id } }),
  });
