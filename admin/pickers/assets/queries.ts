import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Licence } from '#core/assets/licences.ts';
import type { AssetKind } from '#core/assets/types.ts';
import { assets } from '#contract/content/assets.ts';
import { CONTENT } from '../../documents/queries.ts';
import { call } from '../../http/call.ts';
import { useChange } from '../../http/use-change.ts';

/** Everything below this key is about files. */
export const ASSETS = ['assets'] as const;

export interface AssetFilter {
  folder: string;
  search: string;
  kind: AssetKind | undefined;
  licence?: Licence | undefined;
  isDeleted: boolean;
}

/** A search looks into every folder; so does the list of deleted files. */
export const assetsQuery = ({ folder, search, kind, licence, isDeleted }: AssetFilter) =>
  infiniteQueryOptions({
    queryKey: [...ASSETS, 'list', { folder, search, kind, licence, isDeleted }],
    initialPageParam: 0,
    queryFn: ({ pageParam }) =>
      call(assets.list, {
        query: {
          ...(search !== '' && { search }),
          ...(search === '' && !licence && !isDeleted && { folder }),
          ...(kind && { kind }),
          ...(licence && { licence }),
          deleted: isDeleted ? 'true' : 'false',
          from: String(pageParam),
        },
      }),
    getNextPageParam: ({ total }, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.assets.length, 0);
      return loaded < total ? loaded : undefined;
    },
  });

/** The newest pictures of the site, whatever folder they are in. */
export const newestPicturesQuery = queryOptions({
  queryKey: [...ASSETS, 'newest'],
  queryFn: async () =>
    (await call(assets.list, { query: { kind: 'image', deleted: 'false', from: '0' } })).assets,
});

export const assetQuery = (id: string) =>
  queryOptions({ queryKey: [...ASSETS, 'one', id], queryFn: () => call(assets.read, { params: { id } }) });

export const usesQuery = (id: string) =>
  queryOptions({
    queryKey: [...ASSETS, 'uses', id],
    queryFn: async () => (await call(assets.uses, { params: { id } })).uses,
    staleTime: 0,
  });

/** A change of files: lists are read again, and drafts too, which a new version may have changed. */
export function useAssetChange<I, O>(change: (input: I) => Promise<O>) {
  return useChange(change, { stale: [ASSETS, CONTENT] });
}
