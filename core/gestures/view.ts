import type { Point, Size } from '#core/images/image-loading.ts';

/** How a picture lies in its window: so much larger than fitted, its middle so far from the window's. */
export interface View extends Point {
  scale: number;
}

/** What a view is kept in. */
export interface Frame {
  /** What it is seen through: the window. */
  pane: Size;
  /** The picture as it is fitted, at a scale of 1. */
  picture: Size;
  maxScale: number;
}

export const FIT: View = { scale: 1, x: 0, y: 0 };
/** A picture smaller than the screen still grows this much. */
export const LEAST_MAX_SCALE = 3;
export const DOUBLE_TAP_SCALE = { least: 2, most: 3 } as const;

/** Up to one pixel of the picture for one of the window, and at least three times as large. */
export function maxScaleOf(fittedWidth: number, ownWidth: number): number {
  return fittedWidth > 0 ? Math.max(LEAST_MAX_SCALE, ownWidth / fittedWidth) : LEAST_MAX_SCALE;
}

/** How large a double tap makes a picture: its own size, where that is neither next to nothing nor overwhelming. */
export function doubleTapScale(fittedWidth: number, ownWidth: number): number {
  const { least, most } = DOUBLE_TAP_SCALE;
  return fittedWidth > 0 ? clamp(ownWidth / fittedWidth, { min: least, max: most }) : least;
}

/** Scales around a point, given from the middle of the window: what lies under it stays there. */
export function zoomAt({ scale, x, y }: View, to: number, point: Point): View {
  const growth = to / scale;
  return { scale: to, x: point.x - (point.x - x) * growth, y: point.y - (point.y - y) * growth };
}

/** How far the picture can be moved either way until its edge meets the window's. */
export function panRoom(scale: number, { pane, picture }: Frame): Point {
  const room = (own: number, seen: number) => Math.max(0, (own * scale - seen) / 2);
  return { x: room(picture.width, pane.width), y: room(picture.height, pane.height) };
}

/** How much of a view's place lies beyond the edges. */
export function beyond(view: View, frame: Frame): Point {
  const room = panRoom(view.scale, frame);
  const over = (value: number, most: number) => value - clamp(value, { min: -most, max: most });
  return { x: over(view.x, room.x), y: over(view.y, room.y) };
}

/** The nearest view in which the picture may rest; its scale is mended around the point. */
export function clampView(view: View, frame: Frame, point: Point = { x: 0, y: 0 }): View {
  const scale = clamp(view.scale, { min: 1, max: frame.maxScale });
  const scaled = scale === view.scale ? view : zoomAt(view, scale, point);
  const over = beyond(scaled, frame);
  return { scale, x: scaled.x - over.x, y: scaled.y - over.y };
}

const STIFFNESS = 0.55;
const SCALE_GIVE = 0.35;

/** A pull beyond an edge gives way less and less, and never by more than the window is long. */
export function rubberBand(over: number, length: number): number {
  if (length <= 0) return 0;
  return Math.sign(over) * length * (1 - 1 / ((Math.abs(over) * STIFFNESS) / length + 1));
}

/** The view a finger has pulled a picture to, with the edges holding against it. */
export function resistPan(view: View, frame: Frame): View {
  const over = beyond(view, frame);
  const { width, height } = frame.pane;
  return {
    scale: view.scale,
    x: view.x - over.x + rubberBand(over.x, width),
    y: view.y - over.y + rubberBand(over.y, height),
  };
}

/** The scale two fingers have pulled a picture to, with its limits holding against it. */
export function resistScale(scale: number, maxScale: number): number {
  const limit = clamp(scale, { min: 1, max: maxScale });
  return limit * (scale / limit) ** SCALE_GIVE;
}

export interface Pinch {
  middle: Point;
  distance: number;
}

/** Two fingers that move apart and along: the picture stays under both. */
export function pinchView(view: View, { from, to }: { from: Pinch; to: Pinch }, maxScale: number): View {
  const scale = resistScale((view.scale * to.distance) / Math.max(1, from.distance), maxScale);
  const zoomed = zoomAt(view, scale, from.middle);
  return { scale, x: zoomed.x + to.middle.x - from.middle.x, y: zoomed.y + to.middle.y - from.middle.y };
}

function clamp(value: number, { min, max }: { min: number; max: number }): number {
  return Math.min(max, Math.max(min, value));
}
