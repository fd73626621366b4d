import { isEasing } from './easings.ts';
import { isTransition, type SwipeBounds } from './transitions.ts';
import { ALIGNMENTS, type Alignment, type Design, type Transition } from './designs.ts';

export const CAROUSEL_SLIDES_PER_ROW = 3;
export const CAROUSEL_GUTTER_PERCENT = 1;
export const GRID_PER_ROW = 4;
export const GRID_PADDING_PX = 20;
export const THUMBNAILS_PER_ROW = 4;
export const AUTO_ROWS_ROW_HEIGHT_PX = 250;
export const AUTO_ROWS_GUTTER_PX = 20;
export const AUTO_COLUMN_WIDTH_PX = 250;
export const AUTO_COLUMN_GUTTER_PX = 0;
export const STRIP_SPEED_S = 0.5;
export const STRIP_PRELOAD_COUNT = 1;
export const STRIP_V_SIZE = 10;
/** Height of a strip in percent of its width for each step of vSize. */
export const PERCENT_PER_V_SIZE = 5;
/** Height in percent of the width. */
export const SLIDER_ASPECT_RATIO = 50;
export const STACKED_SPEED_S = 1;
export const STACKED_PRELOAD_COUNT = 1;
export const LIST_IMAGE_SIZE_PERCENT = 40;
export const MAX_THUMBNAIL_STRIP_PADDING_PX = 5;

export type ColumnWidthBehavior = 'min' | 'max';
export type ClickBehavior = 'next' | 'previous' | 'auto' | 'none';
export type ActiveSlideClick = 'next' | 'previous' | 'select';

export interface TransitionOptions {
  direction?: 'horizontal' | 'vertical';
  zoom?: number;
  bounds?: Partial<SwipeBounds>;
  snapPoints?: readonly string[] | 'none';
}

/** How a design lays its slides out and moves them. */
export interface DesignOptions {
  columnWidthBehavior: ColumnWidthBehavior;
  columnWidth: number;
  /** A length of the style sheet. */
  gutter: string;
  /** Height in percent of the width; null keeps each picture's own. */
  aspectRatio: number | null;
  mixedContent: boolean;
  lightbox: boolean;
  rowHeight: number;
  perRow: number;
  slidesPerRow: number;
  currentGroup: number;
  clickBehavior: ClickBehavior;
  autoHeight: boolean;
  /** Seconds. */
  speed: number;
  /** By name; null leaves each movement its own. */
  easing: string | null;
  preloadCount: number;
  transition: Transition | (string & {});
  transitionOptions: TransitionOptions;
  alignment: Alignment;
  activeSlideClickBehavior: ActiveSlideClick;
  /** Percent of the row. */
  imageWidth: number;
}

const SHARED: DesignOptions = {
  columnWidthBehavior: 'min',
  columnWidth: AUTO_COLUMN_WIDTH_PX,
  gutter: `${AUTO_COLUMN_GUTTER_PX}px`,
  aspectRatio: null,
  mixedContent: false,
  lightbox: false,
  rowHeight: AUTO_ROWS_ROW_HEIGHT_PX,
  perRow: GRID_PER_ROW,
  slidesPerRow: CAROUSEL_SLIDES_PER_ROW,
  currentGroup: 0,
  clickBehavior: 'next',
  autoHeight: true,
  speed: STACKED_SPEED_S,
  easing: null,
  preloadCount: STACKED_PRELOAD_COUNT,
  transition: 'fade',
  transitionOptions: {},
  alignment: 'middle',
  activeSlideClickBehavior: 'select',
  imageWidth: LIST_IMAGE_SIZE_PERCENT,
};

const OWN: Readonly<Partial<Record<Design, Partial<DesignOptions>>>> = {
  carousel: { gutter: `${CAROUSEL_GUTTER_PERCENT}%`, speed: STRIP_SPEED_S },
  grid: { gutter: `${GRID_PADDING_PX}px` },
  autorows: { gutter: `${AUTO_ROWS_GUTTER_PX}px` },
  strip: { speed: STRIP_SPEED_S, preloadCount: STRIP_PRELOAD_COUNT, aspectRatio: SLIDER_ASPECT_RATIO },
};

/** The options of a design: its defaults, and of what was asked for only what is valid. */
export function designOptions(design: Design, asked: Partial<Record<keyof DesignOptions, unknown>> = {}) {
  const defaults: DesignOptions = { ...SHARED, ...OWN[design] };
  const valid = Object.entries(asked).filter(
    ([name, value]) => value !== undefined && (VALID[name as keyof DesignOptions]?.(value) ?? true),
  );
  const options: DesignOptions = { ...defaults, ...Object.fromEntries(valid) };
  return {
    ...options,
    columnWidth: positiveNumber(asked.columnWidth) ?? defaults.columnWidth,
    clickBehavior: clickBehaviorOf(asked.clickBehavior ?? defaults.clickBehavior),
    activeSlideClickBehavior: activeSlideClickOf(asked.activeSlideClickBehavior),
  };
}

const isBoolean = (value: unknown) => typeof value === 'boolean';
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 1;
const isAmount = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** What is refused keeps its default. */
const VALID: Readonly<Partial<Record<keyof DesignOptions, (value: unknown) => boolean>>> = {
  columnWidthBehavior: (value) => value === 'min' || value === 'max',
  aspectRatio: (value) => value === null || (isAmount(value) && value !== 0),
  mixedContent: isBoolean,
  lightbox: isBoolean,
  rowHeight: (value) => isAmount(value) && value !== 0,
  perRow: isCount,
  slidesPerRow: isCount,
  currentGroup: isAmount,
  autoHeight: isBoolean,
  speed: isAmount,
  easing: isEasing,
  preloadCount: isAmount,
  // An unknown name is kept: whoever looks for the transition has to say that there is none.
  transition: (value) => isTransition(value) || typeof value === 'string',
  alignment: (value) => ALIGNMENTS.some((alignment) => alignment === value),
  imageWidth: (value) => isAmount(value) && Number(value) <= 100,
};

/** A width in pixels; text is read as a whole number, `300px` too. */
export function positiveNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number.parseInt(value, 10) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : undefined;
}

export function clickBehaviorOf(value: unknown): ClickBehavior {
  if (value === 'side') return 'auto';
  return value === 'next' || value === 'previous' || value === 'auto' ? value : 'none';
}

export function activeSlideClickOf(value: unknown): ActiveSlideClick {
  return value === 'next' || value === 'previous' ? value : 'select';
}

/** Padding of a thumbnail strip never grows beyond what leaves its pictures recognisable. */
export function thumbnailStripPadding(value: number): number {
  return Math.min(value, MAX_THUMBNAIL_STRIP_PADDING_PX);
}

/** Which of two halves of a box was clicked decides where to go. */
export function clickMove(behavior: ClickBehavior, share: number): 'next' | 'previous' | undefined {
  if (behavior === 'auto') return share < 0.5 ? 'previous' : 'next';
  return behavior === 'none' ? undefined : behavior;
}
