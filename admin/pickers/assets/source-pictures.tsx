import { Skeleton, Text, UnstyledButton } from '@mantine/core';
import { infiniteQueryOptions, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { PictureSourceId } from '#core/assets/picture-sources.ts';
import type { Asset } from '#contract/content/assets.ts';
import { pictureSources, type OfferedPicture } from '#contract/content/picture-sources.ts';
import { shownHref } from '../../http/admin-keys.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { tellProblem } from '../../http/tell-problem.ts';
import { ShowMore } from '../../kit/lists/show-more.tsx';
import { useAssetChange } from './queries.ts';
import { say } from './words.ts';
import classes from './assets.module.css';

export const sourcesQuery = queryOptions({
  queryKey: ['picture-sources'],
  queryFn: async () => (await call(pictureSources.list, {})).sources,
  staleTime: Infinity,
});

const offeredQuery = (source: PictureSourceId, search: string) =>
  infiniteQueryOptions({
    queryKey: ['picture-sources', source, search],
    initialPageParam: 1,
    queryFn: ({ pageParam }) =>
      call(pictureSources.search, {
        params: { source },
        query: { ...(search !== '' && { search }), page: String(pageParam) },
      }),
    getNextPageParam: ({ hasMore }, _, page) => (hasMore ? page + 1 : undefined),
    staleTime: 60_000,
  });

/** Pictures of a source. What is chosen becomes a file of the site first. */
export function SourcePictures(props: {
  source: PictureSourceId;
  words: string;
  folder: string;
  onTaken: (asset: Asset) => void;
}) {
  const { source, words, folder, onTaken } = props;
  const list = useInfiniteQuery(offeredQuery(source, words));
  const { data, error, isPending } = list;
  const take = useAssetChange((id: string) =>
    call(pictureSources.take, { params: { source, id }, body: { folder } }),
  );
  const offered = data?.pages.flatMap(({ pictures }) => pictures) ?? [];
  const choose = async ({ id }: OfferedPicture) => {
    if (take.isPending) return;
    const taken = await take.mutateAsync(id, { onError: tellProblem }).catch(() => undefined);
    if (taken) onTaken(taken.asset);
  };
  return (
    <>
      <Text size="sm" className="quiet" role="status">
        {take.isPending ? say('addingToYourFiles') : say('sourceTakes', { source })}
      </Text>
      {isPending && <Skeleton height={240} />}
      {error && <Text role="alert">{sentenceOf(error)}</Text>}
      {data && offered.length === 0 && <Text className="quiet">{say('noPictureFound', { words })}</Text>}
      <ul className={classes.grid} aria-label={say('picturesToTake')}>
        {offered.map((picture) => (
          <li key={picture.id} className={classes.tile}>
            <UnstyledButton
              className={classes.tileButton}
              data-row
              title={picture.alt}
              aria-busy={take.isPending && take.input === picture.id}
              onClick={() => void choose(picture)}
            >
              <span className={classes.frame}>
                <img
                  className={classes.picture}
                  src={shownHref(pictureSources.preview, { params: { source, id: picture.id } })}
                  alt={picture.alt}
                  loading="lazy"
                />
              </span>
              {picture.credit !== '' && <span className={classes.tileFacts}>{picture.credit}</span>}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <ShowMore list={list} />
    </>
  );
}
