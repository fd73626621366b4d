import { makeImageQueue } from '#browser/images/image-queue.ts';
import { loadImage, type ImageSettings } from '#browser/images/image-loader.ts';
import { loadLazily } from '#browser/images/lazy-images.ts';
import type { GallerySettings } from '#core/gallery/block-data.ts';
import { MOVING_DESIGNS } from '#core/gallery/designs.ts';
import type { Gallery } from './engine/gallery.ts';
import { normalizeIndex } from './engine/position.ts';

const picturesIn = (element: ParentNode) => [
  ...element.querySelectorAll<HTMLImageElement>('img[data-src]:not([data-loaded-width])'),
];

/** How the pictures of a gallery are loaded and cut. */
export function pictureSettings(settings: GallerySettings): ImageSettings {
  return {
    cropMode: settings.designOptions.mixedContent ? 'contain' : settings.cropMode,
    useBgImage: settings.useBgImage,
    ...settings.loaderOptions,
  };
}

/** Loads the pictures one sees, and in designs that move those beside them. Returns its undoing. */
export function loadPictures(container: HTMLElement, gallery: Gallery | undefined): () => void {
  const queue = makeImageQueue();
  const settings = gallery ? pictureSettings(gallery.settings) : {};
  const load = (images: readonly HTMLImageElement[]) => {
    for (const image of images) queue.add(() => loadImage(image, settings));
  };
  if (!gallery || !gallery.settings.lazyLoad) {
    load(picturesIn(container));
    return () => {};
  }
  const { design, designOptions } = gallery.settings;
  if (design === 'carousel' || !MOVING_DESIGNS.has(design))
    return loadLazily(picturesIn(container), { queue, settings });

  const loadWithin = (index: number, distance: number) => {
    const { slides } = gallery;
    for (let away = 0; away <= distance; away += 1)
      for (const place of new Set([index + away, index - away])) {
        const slide = slides[normalizeIndex(place, slides.length)];
        if (slide) load(picturesIn(slide));
      }
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  loadWithin(gallery.currentIndex, designOptions.preloadCount);
  // What comes and is decoded while slides move costs frames: only the slide on its way is loaded then.
  const stopHearing = [
    gallery.on('change', ({ index }) => loadWithin(index, 0)),
    gallery.on('settled', ({ index }) => {
      clearTimeout(waiting);
      waiting = setTimeout(() => loadWithin(index, designOptions.preloadCount));
    }),
  ];
  // A strip shows more than its current slide; thumbnails are all in view.
  const others = design === 'strip' ? container : container.querySelector('.gallery-thumbnails');
  const stopLazy = others
    ? loadLazily(picturesIn(others), { queue, settings, root: design === 'strip' ? container : undefined })
    : () => {};
  return () => {
    clearTimeout(waiting);
    for (const stop of stopHearing) stop();
    stopLazy();
  };
}
