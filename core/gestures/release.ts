import type { Point } from '#core/images/image-loading.ts';
import { beyond, clampView, panRoom, type Frame, type View } from './view.ts';

export interface TimedPoint extends Point {
  time: number;
}

/** Only the last moments before a finger is lifted say how fast it was. */
export const VELOCITY_MS = 100;
/** Pixels per millisecond from which on a short movement counts. */
export const FLICK_VELOCITY = 0.3;
export const FLICK_DISTANCE_PX = 24;
/** A slow pull beyond this share of the width goes on. */
export const SWIPE_SHARE = 1 / 3;
/** A pull up or down further than this closes. */
export const CLOSE_PULL_PX = 110;
/** How long a thrown picture would keep its speed if it did not slow down. */
export const MOMENTUM_MS = 200;
export const SETTLE_MS = { shortest: 160, longest: 600, back: 300 } as const;
/** Starts three times as fast as it is on average, so that a movement goes on at the finger's speed. */
export const SETTLE_EASING = 'cubic-bezier(0.2, 0.6, 0.35, 1)';
const SETTLE_SLOPE = 3;

/** Pixels per millisecond, by the points of the last moments. */
export function velocityOf(points: readonly TimedPoint[], liftedAt: number): Point {
  const last = points.filter(({ time }) => liftedAt - time <= VELOCITY_MS);
  const [from, to] = [last[0], last.at(-1)];
  if (!from || !to || to.time <= from.time) return { x: 0, y: 0 };
  const passed = to.time - from.time;
  return { x: (to.x - from.x) / passed, y: (to.y - from.y) / passed };
}

export type DragKind = 'swipe' | 'pull' | 'pan';

/** What a finger that begins to move means. A zoomed picture is panned, unless its edge is there already. */
export function dragKind(by: Point, view: View, frame: Frame): DragKind {
  const isAcross = Math.abs(by.x) > Math.abs(by.y);
  const room = panRoom(view.scale, frame);
  if (view.scale <= 1) return isAcross ? 'swipe' : 'pull';
  const isAtEdge = by.x < 0 ? view.x <= 1 - room.x : view.x >= room.x - 1;
  return isAcross && isAtEdge ? 'swipe' : 'pan';
}

/**
 * -1, 0 or 1: where a swipe leads. To the left is forward. What counts is how much of the neighbour is uncovered; of a
 * flick it is the finger's own way, as the picture may still have been gliding when the finger took it.
 */
export function decideSwipe(swipe: {
  uncovered: number;
  travelled: number;
  velocity: number;
  width: number;
}): -1 | 0 | 1 {
  const { uncovered, travelled, velocity, width } = swipe;
  if (isFlick(travelled, velocity)) return travelled < 0 ? 1 : -1;
  const isBack = uncovered * velocity < 0 && Math.abs(velocity) >= FLICK_VELOCITY;
  if (isBack || Math.abs(uncovered) <= width * SWIPE_SHARE) return 0;
  return uncovered < 0 ? 1 : -1;
}

export function decidesToClose(pull: { distance: number; velocity: number }): boolean {
  const { distance, velocity } = pull;
  const isBack = distance * velocity < 0 && Math.abs(velocity) >= FLICK_VELOCITY;
  return (Math.abs(distance) > CLOSE_PULL_PX && !isBack) || isFlick(distance, velocity);
}

function isFlick(distance: number, velocity: number): boolean {
  return (
    distance * velocity > 0 && Math.abs(velocity) >= FLICK_VELOCITY && Math.abs(distance) >= FLICK_DISTANCE_PX
  );
}

/** So long that a movement over this distance starts as fast as the finger was. */
export function settleTime(distance: number, velocity: number): number {
  const { shortest, longest, back } = SETTLE_MS;
  if (distance * velocity <= 0) return back;
  return Math.min(longest, Math.max(shortest, (SETTLE_SLOPE * distance) / velocity));
}

/** Where a picture that was let go comes to rest, and how long it takes. A scale is mended around the point. */
export function settle(
  view: View,
  { velocity, frame, point }: { velocity: Point; frame: Frame; point?: Point },
): { view: View; duration: number } {
  const isInside = view.scale >= 1 && view.scale <= frame.maxScale;
  const over = beyond(view, frame);
  const thrown = {
    ...view,
    // What is pulled beyond an edge has no swing left.
    x: view.x + (isInside && over.x === 0 ? velocity.x * MOMENTUM_MS : 0),
    y: view.y + (isInside && over.y === 0 ? velocity.y * MOMENTUM_MS : 0),
  };
  const rest = clampView(thrown, frame, point);
  const times = [settleTime(rest.x - view.x, velocity.x), settleTime(rest.y - view.y, velocity.y)];
  const moved = [rest.x !== view.x, rest.y !== view.y];
  const duration = Math.max(0, ...times.filter((_, axis) => moved[axis]));
  return { view: rest, duration: rest.scale === view.scale ? duration : SETTLE_MS.back };
}
