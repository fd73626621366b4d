import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { customers, type CustomerFilters } from '#contract/shop/customers.ts';
import { SELLING } from '../../../account/shop.ts';
import { call } from '../../../http/call.ts';

export const customersQuery = (filters: Omit<CustomerFilters, 'after'>) =>
  infiniteQueryOptions({
    queryKey: [...SELLING, 'customers', filters],
    queryFn: ({ pageParam }) =>
      call(customers.list, { query: { ...filters, ...(pageParam !== '' && { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: [...SELLING, 'customer', id],
    queryFn: () => call(customers.read, { params: { id } }),
  });
