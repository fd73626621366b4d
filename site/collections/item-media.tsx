import type { ReactNode } from 'react';
import { useWords } from '#blocks/kit/words.ts';
import { Picture } from '#blocks/kit/picture.tsx';
import video from '#blocks/video/block.ts';
import type { CollectionKind } from '#core/collections/kinds.ts';
import { safeHref } from '#core/links/links.ts';
import type { ItemProps } from './item-props.ts';

/** Their items can be films. */
const WITH_FILMS: readonly CollectionKind[] = ['videos', 'lessons'];

/** The film an item is, or teaches with; empty for all others. */
export function filmOf({ collection, item }: Pick<ItemProps, 'collection' | 'item'>): string {
  return WITH_FILMS.includes(collection.kind) ? item.video.href : '';
}

/** What is looked at or listened to first: the picture, the track, the film. */
export function itemMedia(props: ItemProps): ReactNode {
  const { collection, item } = props;
  const { thumbnail, track } = item;
  const audio = collection.kind === 'album' ? safeHref(track.audio) : undefined;
  const hasFilm = filmOf(props) !== '';
  const hasPicture = collection.showPicture && thumbnail.src !== '' && !hasFilm;
  if (!audio && !hasFilm && !hasPicture) return null;
  return (
    <div className="collection-frame">
      {hasFilm && <Film {...props} />}
      {hasPicture && <Picture image={thumbnail} sizes="(min-width: 1744px) 1600px, 100vw" isFirst />}
      {audio && <Sound src={audio} title={item.title} />}
    </div>
  );
}

/** Drawn by the block for videos: it asks before anything is loaded from elsewhere. */
function Sound({ src, title }: { src: string; title: string }) {
  const say = useWords('player');
  return <audio controls preload="none" src={src} aria-label={say('listenTo', { title })} />;
}

function Film({ item, isEditing }: Pick<ItemProps, 'item' | 'isEditing'>) {
  const isFile = item.video.href.startsWith('/s/');
  const values = video.fields.read({
    source: isFile ? 'upload' : 'embed',
    ...(isFile ? { file: item.video.href } : { html: item.video.href }),
    title: item.title,
    overlay: item.thumbnail,
    shape: 'wide',
  });
  return <video.View id="item-video" values={values} isEditing={isEditing} />;
}
