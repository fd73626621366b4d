import type { GalleryPicture } from '#contract/content/collections.ts';
import type { Asset } from '#contract/content/assets.ts';
import type { TileFacts } from '../../../fields/gallery/tile.tsx';
import { say } from './words.ts';

const MAX_TITLE_LENGTH = 200;

/** What a picture is called until somebody gives it a name: the words of its file’s name. */
export function titleOfFile(name: string): string {
  const words = name
    .replace(/\.\w{1,5}$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .slice(0, MAX_TITLE_LENGTH);
  return words === '' ? say('picture') : words.charAt(0).toUpperCase() + words.slice(1);
}

/** A file of the site as a new picture of a gallery page. */
export function newPicture({ name, src, alt, width, height, focalPoint, blur }: Asset) {
  return {
    title: titleOfFile(name),
    image: { src, alt, width: width ?? 1, height: height ?? 1, focalPoint, blur },
  };
}

export function pictureTile(picture: GalleryPicture): TileFacts {
  const { id, title, src, focalPoint, isVideo, hasLink, hasDescription, state } = picture;
  const lack =
    src === '' && !isVideo
      ? say('noPictureYet')
      : state !== 'published'
        ? say('visitorsDoNotSee')
        : hasDescription || isVideo
          ? undefined
          : say('noDescription');
  return { key: id, title, src, focalPoint, isVideo, hasLink, lack };
}

/** Runs works one after the other: an order that is saved twice at once would be a conflict with oneself. */
export function makeLine() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next;
    return next;
  };
}
