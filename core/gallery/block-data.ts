import {
  alignmentOf,
  META_POSITIONS,
  resolveDesign,
  unknownBlockDesign,
  type Design,
  type MetaPosition,
} from './designs.ts';
import {
  designOptions,
  LIST_IMAGE_SIZE_PERCENT,
  PERCENT_PER_V_SIZE,
  positiveNumber,
  STRIP_V_SIZE,
  THUMBNAILS_PER_ROW,
  thumbnailStripPadding,
  type DesignOptions,
} from './options.ts';

export const CANNOT_DECODE = 'Error decoding gallery block data.';
export const CANNOT_EVALUATE = 'Error evaluating gallery block data.';

/** What a gallery waits between two slides when nobody said how long. */
export const GALLERY_AUTOPLAY_TIMEOUT_MS = 1000;
export const BLOCK_AUTOPLAY_TIMEOUT_MS = 5000;
export const THUMBNAIL_STRIP_HEIGHT_PX = 80;
export const THUMBNAIL_STRIP_MARGIN_PX = 10;
/** Thumbnails of videos are this wide for each unit of height. */
export const VIDEO_THUMBNAIL_RATIO = 16 / 9;

export type LightboxTheme = 'light' | 'dark';
export type PausingPart = 'container' | 'controls';

/** All that a gallery is built from: what its block stores, read and completed. */
export interface GallerySettings {
  design: Design;
  designOptions: DesignOptions;
  autoplay: boolean;
  autoplayOptions: { randomize: boolean; timeout: number; pauseOnMouseover: readonly PausingPart[] };
  currentIndex: number;
  historyHash: boolean | string;
  keyboard: boolean;
  keys: { previous: number; next: number };
  lazyLoad: boolean;
  loop: boolean;
  loaderOptions: Readonly<Record<string, unknown>>;
  videoLoaderOptions: Readonly<Record<string, unknown>>;
  useBgImage: boolean;
  refreshOnResize: boolean;
  refreshOnOrientationChange: boolean;
  lightboxTheme: LightboxTheme;
  thumbnails: { isShown: boolean; height: number; margin: number; padding: number };
  metaPosition: MetaPosition;
  captions: boolean;
  cropMode: 'cover' | 'contain';
}

export const PREVIOUS_KEY = 37;
export const NEXT_KEY = 39;

export function defaultSettings(design: Design): GallerySettings {
  return {
    design,
    designOptions: designOptions(design),
    autoplay: false,
    autoplayOptions: {
      randomize: false,
      timeout: GALLERY_AUTOPLAY_TIMEOUT_MS,
      pauseOnMouseover: ['container', 'controls'],
    },
    currentIndex: 0,
    historyHash: false,
    keyboard: true,
    keys: { previous: PREVIOUS_KEY, next: NEXT_KEY },
    lazyLoad: true,
    loop: design !== 'carousel',
    loaderOptions: {},
    videoLoaderOptions: {},
    useBgImage: false,
    refreshOnResize: true,
    refreshOnOrientationChange: true,
    lightboxTheme: 'dark',
    thumbnails: {
      isShown: false,
      height: THUMBNAIL_STRIP_HEIGHT_PX,
      margin: THUMBNAIL_STRIP_MARGIN_PX,
      padding: 0,
    },
    metaPosition: 'bottom',
    captions: true,
    cropMode: 'cover',
  };
}

type BlockData = Readonly<Record<string, unknown>>;

/** The settings that a gallery block's data stands for. Throws when its design is unknown. */
export function readBlockData(data: BlockData): GallerySettings {
  const design = resolveDesign(data.design);
  if (!design) throw new Error(unknownBlockDesign(data.design));
  const defaults = defaultSettings(design);
  const seconds = readNumber(data['autoplay-duration']);
  const historyHash = data.historyHash;
  return {
    ...defaults,
    designOptions: readDesignOptions(design, data),
    autoplay: readBoolean(data.autoplay) ?? false,
    autoplayOptions: {
      ...defaults.autoplayOptions,
      randomize: readBoolean(data.randomize) ?? false,
      timeout: seconds !== undefined && seconds > 0 ? seconds * 1000 : BLOCK_AUTOPLAY_TIMEOUT_MS,
    },
    currentIndex: readNumber(data.currentIndex) ?? 0,
    historyHash:
      typeof historyHash === 'string' && readBoolean(historyHash) === undefined
        ? historyHash
        : (readBoolean(historyHash) ?? false),
    keyboard: readBoolean(data.keyboard) ?? true,
    loop: readBoolean(data.loop) ?? defaults.loop,
    lazyLoad: readBoolean(data.lazyLoad) ?? true,
    useBgImage: readBoolean(data.useBgImage) ?? false,
    loaderOptions: isRecord(data.loaderOptions) ? data.loaderOptions : {},
    videoLoaderOptions: isRecord(data.videoLoaderOptions) ? data.videoLoaderOptions : {},
    lightboxTheme: data.lightboxTheme === 'light' ? 'light' : 'dark',
    thumbnails: {
      isShown: readBoolean(data.thumbnails) ?? false,
      height: positiveNumber(data['thumbnail-strip-height']) ?? THUMBNAIL_STRIP_HEIGHT_PX,
      margin: readNumber(data['thumbnail-strip-margin']) ?? THUMBNAIL_STRIP_MARGIN_PX,
      padding: thumbnailStripPadding(readNumber(data.padding) ?? 0),
    },
    metaPosition: META_POSITIONS.find((position) => position === data['meta-position']) ?? 'bottom',
    captions: readBoolean(data.captions) ?? true,
    cropMode: (readBoolean(data['auto-crop']) ?? true) ? 'cover' : 'contain',
  };
}

function readDesignOptions(design: Design, data: BlockData): DesignOptions {
  const ratio = readNumber(data.imageAspectRatio);
  const gap = design === 'grid' ? readNumber(data.padding) : readNumber(data.gutter);
  const isSquare = design === 'grid' && (readBoolean(data['square-thumbs']) ?? false);
  const ownRatio = isSquare ? 100 : ratio !== undefined && ratio > 0 ? percentOfWidth(ratio) : undefined;
  return designOptions(design, {
    columnWidth: data.columnWidth,
    columnWidthBehavior: data.columnWidthBehavior,
    gutter: gap !== undefined && gap >= 0 ? `${gap}px` : undefined,
    aspectRatio: ownRatio ?? (design === 'strip' ? stripHeight(data.vSize) : undefined),
    mixedContent: readBoolean(data.mixedContent),
    lightbox: readBoolean(data.lightbox),
    rowHeight: positiveNumber(data.rowHeight),
    perRow: positiveNumber(data['thumbnails-per-row']) ?? THUMBNAILS_PER_ROW,
    slidesPerRow: positiveNumber(data.slidesPerRow),
    currentGroup: readNumber(data.currentGroup),
    clickBehavior: data.clickBehavior,
    autoHeight: readBoolean(data.autoHeight),
    preloadCount: readNumber(data.preloadCount),
    speed: readNumber(data.speed),
    easing: data.easing,
    transition: data.transition,
    transitionOptions: {
      ...(data.transitionDirection === 'vertical' && { direction: 'vertical' }),
      ...(isRecord(data.transitionOptions) ? data.transitionOptions : {}),
    },
    alignment: alignmentOf(data['active-alignment']),
    activeSlideClickBehavior: data.activeSlideClickBehavior,
    imageWidth: readNumber(data.listImageSize) ?? LIST_IMAGE_SIZE_PERCENT,
  });
}

/** Whether a slideshow is as high as the picture it shows. */
export function followsHeight({
  design,
  designOptions: { aspectRatio, autoHeight },
}: GallerySettings): boolean {
  return design === 'stacked' && aspectRatio === null && autoHeight;
}

/** Blocks store width over height, designs height in percent of the width. */
export function percentOfWidth(imageAspectRatio: number): number {
  return 100 / imageAspectRatio;
}

/** Height of a strip in percent of its width, where no ratio was given. */
export function stripHeight(vSize: unknown): number {
  return (positiveNumber(vSize) ?? STRIP_V_SIZE) * PERCENT_PER_V_SIZE;
}

/** Numbers may also come as text. */
export function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

export function readBoolean(value: unknown): boolean | undefined {
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
