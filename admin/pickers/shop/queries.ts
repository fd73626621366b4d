import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { WorkflowState } from '#core/commerce/product.ts';
import { products } from '#contract/products.ts';
import { call } from '../../http/call.ts';

/** Below the key of everything that is about the shop. */
const SELLING = ['selling'] as const;

export const productsQuery = (words: string, workflow?: WorkflowState) =>
  infiniteQueryOptions({
    queryKey: [...SELLING, 'products', words, workflow],
    queryFn: ({ pageParam }) =>
      call(products.list, {
        query: {
          ...(words !== '' && { words }),
          ...(workflow && { workflow }),
          ...(pageParam !== '' && { after: pageParam }),
        },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const categoriesQuery = queryOptions({
  queryKey: [...SELLING, 'categories'],
  queryFn: async () => (await call(products.categories, {})).categories,
});
