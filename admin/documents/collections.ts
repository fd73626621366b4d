import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { collections } from '#contract/content/collections.ts';
import type { BodyOf, QueryOf } from '#contract/route.ts';
import { CONTENT, useContentChange } from './queries.ts';
import { call } from '../http/call.ts';
import { tellProblem } from '../http/tell-problem.ts';

export type ItemFilters = Omit<QueryOf<typeof collections.items>, 'before'>;
export type ItemChange = BodyOf<typeof collections.change>['change'];

export const collectionsQuery = queryOptions({
  queryKey: [...CONTENT, 'collections'],
  queryFn: async () => (await call(collections.list, {})).collections,
});

export const itemsQuery = (id: string, filters: ItemFilters) =>
  infiniteQueryOptions({
    queryKey: [...CONTENT, 'items', id, filters],
    queryFn: ({ pageParam }) =>
      call(collections.items, {
        params: { id },
        query: { ...filters, ...(pageParam !== '' && { before: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** One drafted item with what surrounds it. */
export const itemPageQuery = (id: string, slug: string) =>
  queryOptions({
    queryKey: [...CONTENT, 'item-page', id, slug],
    queryFn: () => call(collections.itemPage, { params: { id }, query: { slug } }),
  });

export const termsQuery = (id: string) =>
  queryOptions({
    queryKey: [...CONTENT, 'terms', id],
    queryFn: async () => (await call(collections.terms, { params: { id } })).terms,
  });

/** Changes several items; what went wrong is told. */
export function useItemChange(collectionId: string) {
  return useContentChange(async ({ ids, change }: { ids: string[]; change: ItemChange }) => {
    try {
      return await call(collections.change, { params: { id: collectionId }, body: { ids, change } });
    } catch (error) {
      tellProblem(error);
      throw error;
    }
  });
}
