import { TRANSITIONS, type Transition } from './designs.ts';

export function isTransition(name: unknown): name is Transition {
  return TRANSITIONS.some((transition) => transition === name);
}

/** The old slide of a fade leaves more slowly than the new one comes, so the ground never shines through. */
export const FADE_OUT_FACTOR = 1.2;
export const FADE_Z_INDEX = 888;
export const KEN_BURNS_ZOOM = 1.075;
export const SCROLL_FINISH_MS = 400;

export const SWIPE_DISTANCE_PX = 50;
export const SWIPE_TIME_MS = 250;

export const SWIPE_DURATION_MS = 280;
/** A slow drag changes the slide beyond this share of the width. */
export const SWIPE_CHANGE_DIVISOR = 2.25;
export const SWIPE_LONG_PRESS_MS = 250;

export const NEW_SWIPE_NARROW_PX = 767;
export const NEW_SWIPE_DURATION_MS = { shortest: 300, longest: 500 } as const;
export const NEW_SWIPE_NARROW_DURATION_MS = { shortest: 200, longest: 400 } as const;
export const NEW_SWIPE_BREACH_RESISTANCE = 0.1;
export const NEW_SWIPE_VELOCITY_POINTS = 5;
/** Pixels per millisecond from which on a flick moves, however short. */
export const NEW_SWIPE_FLICK_VELOCITY = 0.3;

/** Even slides zoom in, odd ones out. */
export function kenBurnsZoom(index: number, zoom = KEN_BURNS_ZOOM): readonly [number, number] {
  return index % 2 === 0 ? [1, zoom] : [zoom, 1];
}

/** Whether a touch that moved so far in so long was a swipe. */
export function isQuickSwipe({ distance, time }: { distance: number; time: number }): boolean {
  return Math.abs(distance) >= SWIPE_DISTANCE_PX && time <= SWIPE_TIME_MS;
}

/** -1, 0 or 1: how many slides a drag of the swipe transition moves on. Dragging left goes forward. */
export function swipeStep(drag: { distance: number; time: number; width: number }): -1 | 0 | 1 {
  const { distance, time, width } = drag;
  const isFar =
    time <= SWIPE_LONG_PRESS_MS
      ? Math.abs(distance) >= SWIPE_DISTANCE_PX
      : Math.abs(distance) > width / SWIPE_CHANGE_DIVISOR;
  if (!isFar) return 0;
  return distance < 0 ? 1 : -1;
}

/** Share of the width from which on a slow swipe moves on where the slides do not follow the finger. */
export const UNSEEN_SWIPE_SHARE = 0.25;

/** -1, 0 or 1: how many slides a swipe moves on that nothing on the screen follows. */
export function unseenSwipeStep(drag: { distance: number; time: number; width: number }): -1 | 0 | 1 {
  const { distance, width } = drag;
  if (!isQuickSwipe(drag) && Math.abs(distance) < width * UNSEEN_SWIPE_SHARE) return 0;
  return distance < 0 ? 1 : -1;
}

export const BOUNDARIES = ['none', 'hard', 'inertial'] as const;
export type Boundary = (typeof BOUNDARIES)[number];

export interface SwipeBounds {
  start: Boundary;
  end: Boundary;
}

export const INVALID_BOUNDARY = 'Boundaries must each be none, hard or inertial.';
export const INVALID_SNAP_POINT = 'Snap points must end with a percent sign or be none.';

export function checkBounds(bounds: Readonly<Partial<Record<keyof SwipeBounds, unknown>>>): SwipeBounds {
  const one = (value: unknown): Boundary => {
    const boundary = BOUNDARIES.find((candidate) => candidate === (value ?? 'inertial'));
    if (!boundary) throw new TypeError(INVALID_BOUNDARY);
    return boundary;
  };
  return { start: one(bounds.start), end: one(bounds.end) };
}

/** Shares of the width beyond which a drag settles on the next slide. */
export function checkSnapPoints(points: unknown): number[] {
  if (points === undefined || points === 'none') return [];
  const list: unknown[] = Array.isArray(points) ? points : [points];
  return list.map((point) => {
    const share =
      typeof point === 'string' && /^-?\d+(?:\.\d+)?%$/.test(point) ? Number.parseFloat(point) : NaN;
    if (Number.isNaN(share)) throw new TypeError(INVALID_SNAP_POINT);
    return share / 100;
  });
}

/** Where the finger has taken the slides, kept by what lies at both ends. */
export function boundPosition(
  position: number,
  range: { min: number; max: number },
  bounds: SwipeBounds,
  resistance = NEW_SWIPE_BREACH_RESISTANCE,
): number {
  const { min, max } = range;
  // Positions fall towards the last slide, so the lower end is the end.
  if (position < min) return kept(position, min, bounds.end, resistance);
  if (position > max) return kept(position, max, bounds.start, resistance);
  return position;
}

function kept(position: number, edge: number, boundary: Boundary, resistance: number): number {
  if (boundary === 'none') return position;
  return boundary === 'hard' ? edge : edge + (position - edge) * resistance;
}

export interface MovePoint {
  position: number;
  time: number;
}

/** Pixels per millisecond over the last few points of a movement. */
export function velocityOf(points: readonly MovePoint[]): number {
  const last = points.slice(-NEW_SWIPE_VELOCITY_POINTS);
  const [from, to] = [last[0], last.at(-1)];
  if (!from || !to || to.time <= from.time) return 0;
  return (to.position - from.position) / (to.time - from.time);
}

/** How long the slides take to come to rest: the faster the finger, the shorter, within what the width allows. */
export function settleDuration(settle: { distance: number; velocity: number; windowWidth: number }): number {
  const { distance, velocity, windowWidth } = settle;
  const { shortest, longest } =
    windowWidth < NEW_SWIPE_NARROW_PX ? NEW_SWIPE_NARROW_DURATION_MS : NEW_SWIPE_DURATION_MS;
  const speed = Math.abs(velocity);
  if (speed === 0) return longest;
  return Math.min(longest, Math.max(shortest, Math.abs(distance) / speed));
}

/** -1, 0 or 1: where a drag with velocity ends up. A fast flick moves on even if it was short. */
export function newSwipeStep(
  drag: { distance: number; velocity: number; width: number },
  /** Share of the width beyond which a slow drag moves on. */
  snapPoint = 0.5,
): -1 | 0 | 1 {
  const { distance, velocity, width } = drag;
  const isFlick = Math.abs(velocity) >= NEW_SWIPE_FLICK_VELOCITY && distance * velocity > 0;
  if (!isFlick && Math.abs(distance) <= width * snapPoint) return 0;
  return distance < 0 ? 1 : -1;
}
