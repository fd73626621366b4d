import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { WorkflowState } from '#core/commerce/catalogue/product.ts';
import { products } from '#contract/shop/products.ts';
import { SELLING } from '../../account/shop.ts';
import { call } from '../../http/call.ts';

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
