import { queryOptions, useQuery } from '@tanstack/react-query';
import { DEFAULT_CURRENCY, type CurrencyCode } from '#core/money/currency.ts';
import { donations } from '#contract/shop/donations.ts';
import { members } from '#contract/shop/members.ts';
import { products } from '#contract/shop/products.ts';
import { call } from '../http/call.ts';

/** Everything below this key is about the shop. */
export const SELLING = ['selling'] as const;

const storeQuery = queryOptions({
  queryKey: [...SELLING, 'store'],
  queryFn: () => call(products.store, {}),
});

export function useCurrency(): CurrencyCode {
  return useQuery(storeQuery).data?.currency ?? DEFAULT_CURRENCY;
}

/** What weights and sides are measured in. */
export function useUnits(): { weight: string; dimension: string } {
  return useQuery(storeQuery).data?.units ?? { weight: '', dimension: '' };
}

export const memberAreasQuery = queryOptions({
  queryKey: [...SELLING, 'member-areas'],
  queryFn: () => call(members.listAreas, {}),
});

export const donationPagesQuery = queryOptions({
  queryKey: [...SELLING, 'donation-pages'],
  queryFn: () => call(donations.listPages, {}),
});
