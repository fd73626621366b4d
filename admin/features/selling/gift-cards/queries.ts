import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { giftCards, type GiftCardFilters } from '#contract/shop/gift-cards.ts';
import { SELLING } from '../../../account/shop.ts';
import { call } from '../../../http/call.ts';

export const giftCardsQuery = (filters: Omit<GiftCardFilters, 'before'>) =>
  infiniteQueryOptions({
    queryKey: [...SELLING, 'gift-cards', filters],
    queryFn: ({ pageParam }) =>
      call(giftCards.list, { query: { ...filters, ...(pageParam !== '' && { before: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

export const giftCardQuery = (id: string) =>
  queryOptions({
    queryKey: [...SELLING, 'gift-card', id],
    queryFn: () => call(giftCards.read, { params: { id } }),
  });
