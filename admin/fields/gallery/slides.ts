import { slide, type SlideValues } from '#blocks/gallery/fields.ts';
import { nameSlides } from '#core/gallery/slide-names.ts';
import { readEmbed } from '#core/video/embed.ts';
import type { Asset } from '#contract/content/assets.ts';
import type { TileFacts } from './tile.tsx';
import { say } from './words.ts';

export function readSlides(value: unknown): readonly SlideValues[] {
  return Array.isArray(value) ? value.map((entry) => slide.read(entry)) : [];
}

/** A slide that shows a picture of the site, with what the library knows about it. */
export function pictureSlide(asset: Asset, isNew: boolean): SlideValues {
  const { src, alt, width, height, focalPoint, blur } = asset;
  return slide.read({
    mediaType: asset.licence !== 'own' ? 'image licensed' : isNew ? 'image file' : 'image reused',
    image: { src, alt, width: width ?? 1, height: height ?? 1, focalPoint, blur },
  });
}

export const videoSlide = (): SlideValues => slide.read({ type: 'video', mediaType: 'video' });

/** As many of the new ones as there is room for; `left` did not fit. */
export function addSlides(
  before: readonly SlideValues[],
  added: readonly SlideValues[],
  max: number,
): { slides: readonly SlideValues[]; left: number } {
  const room = Math.max(0, max - before.length);
  return { slides: [...before, ...added.slice(0, room)], left: Math.max(0, added.length - room) };
}

/** A name for each that stays with it while it is moved. */
export function keysOf(slides: readonly SlideValues[]): string[] {
  return nameSlides(slides.map(({ id, image, title }) => ({ id, src: image.src, title }))).map(
    ({ id }) => id,
  );
}

/** How a slide is called where it is listed. */
export function titleOf({ type, title, image, video }: SlideValues): string {
  if (title !== '' || image.alt !== '') return title || image.alt;
  if (type === 'image') return image.src.split('/').at(-1) ?? '';
  return video === ''
    ? say('videoWithoutLink')
    : say('videoOf', { providerName: readEmbed(video).providerName });
}

/** What a slide still lacks, in a word to the owner. */
export function lackOf({ type, image, video, isDecorative }: SlideValues): string | undefined {
  if (type === 'video') return video === '' ? say('noVideoYet') : undefined;
  if (image.src === '') return say('noPictureYet');
  return image.alt === '' && !isDecorative ? say('noDescription') : undefined;
}

export function changeSlide(
  slides: readonly SlideValues[],
  place: number,
  change: Partial<SlideValues>,
): readonly SlideValues[] {
  return slides.map((slide, index) => (index === place ? { ...slide, ...change } : slide));
}

export function tileOf(slide: SlideValues, key: string): TileFacts {
  const { src, focalPoint } = slide.image;
  return {
    key,
    title: titleOf(slide),
    src,
    focalPoint,
    isVideo: slide.type === 'video',
    hasLink: slide.clickThrough.href !== '',
    lack: lackOf(slide),
  };
}
