import { isEditorFrame } from '#browser/page/editor-frame.ts';
import { prefersReducedMotion } from '#browser/motion/reduced-motion.ts';
import type { PageKind } from '#core/enumerations/page-kinds.ts';
import { readBlockData, type GallerySettings } from '#core/gallery/block-data.ts';
import { MOVING_DESIGNS } from '#core/gallery/designs.ts';
import type { SiteContext } from '#core/site-context/context.ts';
import type { makeVideo } from '../video/player.ts';
import { listenForClicks } from './clicks.ts';
import { loadDesign } from './designs/index.ts';
import { keepEarly } from './early.ts';
import { asksForNoMotion } from './engine/autoplay.ts';
import { makeGallery, type Gallery } from './engine/gallery.ts';
import type { openLightbox, readItems } from './lightbox/open.ts';
import { readNodeData } from './node-data.ts';
import { pauseAutoplay } from './pausing.ts';
import { loadPictures } from './pictures.ts';

export const NO_VIDEO_LOADER = 'VideoLoader not found';
export const NO_IMAGE_LOADER = 'Loader2 not found';
export const NO_LIGHTBOX = 'lightboxify is not available in this tier!';

type LoadLightbox = () => Promise<{ openLightbox: typeof openLightbox; readItems: typeof readItems }>;
type LoadVideo = () => Promise<{ makeVideo: typeof makeVideo }>;

/** What a gallery can do beyond laying slides out. A part that is missing is named, and the rest works. */
export interface GalleryParts {
  loadPictures?: typeof loadPictures;
  loadLightbox?: LoadLightbox;
  loadVideo?: LoadVideo;
}

/** Its number alone: the list of all kinds would come along to every gallery. */
const COVER_PAGE: typeof PageKind.splashPage = 3;

/** A cover page is one screen, and its galleries stay on it: they come without the lightbox. */
const partsOfPage = (): GalleryParts => ({
  loadPictures,
  ...(!isCoverPage() && { loadLightbox: () => import('./lightbox/open.ts') }),
  loadVideo: () => import('../video/playing.ts'),
});

function isCoverPage(): boolean {
  const { Static } = window as { Static?: { SITE_CONTEXT: Pick<SiteContext, 'pageType'> } };
  return Static?.SITE_CONTEXT.pageType === COVER_PAGE;
}

/** Brings a gallery's markup to life. Returns its undoing. */
export function startGallery(place: HTMLElement, parts: GalleryParts = partsOfPage()): () => void {
  const container = place.querySelector<HTMLElement>('.gallery');
  const undoings: (() => void)[] = [];
  let hasEnded = false;
  let closeLightbox = () => {};
  if (!container) return () => {};

  // The admin draws sections small into documents of their own: these are pictures of a gallery and do not move.
  if (container.ownerDocument !== document) return parts.loadPictures?.(container, undefined) ?? (() => {});

  const early = keepEarly(container);
  undoings.push(() => early.stop());
  void start(container)
    .catch((error: unknown) => {
      // The slides stay as the server wrote them, and their pictures come.
      console.error(error instanceof Error ? error.message : error);
      if (!hasEnded) undoings.push(parts.loadPictures?.(container, undefined) ?? (() => {}));
    })
    .finally(() => early.stop());

  async function start(container: HTMLElement) {
    const data = readNodeData(container);
    if (!data) {
      undoings.push(parts.loadPictures?.(container, undefined) ?? (() => {}));
      return;
    }
    const settings = readBlockData(data);
    const makeDesign = await loadDesign(settings);
    if (hasEnded) return;
    const gallery = makeGallery(container, {
      settings: {
        ...settings,
        keyboard: settings.keyboard && MOVING_DESIGNS.has(settings.design),
        // The admin's frame keeps the address it was sent to.
        historyHash: isEditorFrame() ? false : settings.historyHash,
      },
      designs: { [settings.design]: makeDesign },
      elements: elementsOf(container),
      isStill: () =>
        prefersReducedMotion() || asksForNoMotion(location.search) || container.dataset.editing !== undefined,
    });
    if (MOVING_DESIGNS.has(settings.design)) {
      container.dataset.ready = '';
      container.querySelector('.gallery-viewport')?.removeAttribute('tabindex');
    }
    gallery.refresh();
    undoings.push(
      () => gallery.destroy(),
      () => delete container.dataset.ready,
      pauseAutoplay(container, gallery),
      listenForClicks(container, gallery, lightboxOf(container, settings, gallery)),
      followThumbnails(container, gallery),
      startPictures(container, gallery),
    );
    early.give((key) => gallery.hearKey(key));
    await startVideos(container, gallery);
  }

  function startPictures(container: HTMLElement, gallery: Gallery): () => void {
    if (parts.loadPictures) return parts.loadPictures(container, gallery);
    console.error(NO_IMAGE_LOADER);
    return () => {};
  }

  function lightboxOf(container: HTMLElement, settings: GallerySettings, gallery: Gallery) {
    if (!settings.designOptions.lightbox) return undefined;
    const load = parts.loadLightbox;
    if (!load) {
      console.warn(NO_LIGHTBOX);
      return undefined;
    }
    let isComing = false;
    return (index: number) => {
      // A double click asks twice before the code has come.
      if (isComing) return;
      isComing = true;
      load().then(
        ({ openLightbox, readItems }) => {
          isComing = false;
          if (hasEnded) return;
          container.dispatchEvent(new Event('lightbox:opened'));
          // Only the last one: a list of all would keep their elements.
          closeLightbox = openLightbox({
            items: readItems(gallery.slides),
            index,
            theme: settings.lightboxTheme,
            onClose: () => container.dispatchEvent(new Event('lightbox:closed')),
          });
        },
        () => {
          isComing = false;
          console.warn(NO_LIGHTBOX);
        },
      );
    };
  }

  async function startVideos(container: HTMLElement, gallery: Gallery) {
    const videos = [...container.querySelectorAll<HTMLElement>('.video')];
    if (videos.length === 0) return;
    try {
      if (!parts.loadVideo) throw new Error(NO_VIDEO_LOADER);
      const { makeVideo } = await parts.loadVideo();
      if (hasEnded) return;
      for (const element of videos) {
        const video = makeVideo(element, gallery.settings.videoLoaderOptions);
        // A slide that leaves takes its video along.
        const stopFollowing = gallery.on('change', () => video.showOverlay());
        undoings.push(stopFollowing, () => video.destroy());
      }
    } catch {
      console.error(NO_VIDEO_LOADER);
    }
  }

  return () => {
    hasEnded = true;
    closeLightbox();
    for (const undo of undoings.splice(0).reverse()) undo();
  };
}

function elementsOf(container: HTMLElement) {
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
  return {
    next: all('.gallery-next'),
    previous: all('.gallery-previous'),
    currentIndex: all('.gallery-current'),
    totalSlides: all('.gallery-total'),
    controls: all('.gallery-thumbnail'),
  };
}

/** Keeps the current thumbnail in view, without moving the page. */
function followThumbnails(container: HTMLElement, gallery: Gallery): () => void {
  const strip = container.querySelector<HTMLElement>('.gallery-thumbnails');
  if (!strip) return () => {};
  return gallery.on('change', ({ index }) => {
    const thumbnail = strip.querySelectorAll<HTMLElement>('.gallery-thumbnail')[index];
    if (!thumbnail) return;
    const left = thumbnail.offsetLeft - (strip.clientWidth - thumbnail.offsetWidth) / 2;
    strip.scrollTo({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  });
}
