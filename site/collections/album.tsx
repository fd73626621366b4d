import Album from '#blocks/album/island.tsx';
import { Island } from '#blocks/kit/islands.tsx';
import { safeHref } from '#core/links/links.ts';
import type { Collection } from '#core/collections/collection.ts';
import type { Card } from './view.ts';

/** The tracks of an album with one player for all of them. */
export function AlbumOf({ collection, cards }: { collection: Collection; cards: readonly Card[] }) {
  return (
    <Island
      name="album"
      wake="visible"
      component={Album}
      props={{
        album: collection.title,
        tracks: cards.map(({ id, path, title, details }) => ({
          id,
          path,
          title,
          artist: details.track.artist,
          src: safeHref(details.track.audio) ?? '',
          duration: details.duration ?? '',
        })),
      }}
    />
  );
}
