import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ImageValue } from '#core/fields/index.ts';
import { readBackgroundFilm } from '#core/video/background.ts';
import { assets } from '#contract/content/assets.ts';
import { VideoPicture } from '../../fields/files/video-picture.tsx';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';

/** Below the link of a background video: whether its provider plays it, and the picture to show before it does. */
export function FilmLink({ link, onPicture }: { link: string; onPicture: (picture: ImageValue) => void }) {
  const film = readBackgroundFilm(link);
  const { error } = useQuery({
    queryKey: ['film-check', link],
    queryFn: () => call(assets.checkFilm, { body: { link } }).then(() => null),
    enabled: film?.provider === 'Vimeo',
    staleTime: Infinity,
    retry: false,
  });
  if (!film) return null;
  return (
    <>
      {error && (
        <Text size="sm" c="red" role="alert">
          {sentenceOf(error)}
        </Text>
      )}
      <VideoPicture html={link} onTake={onPicture} />
    </>
  );
}
