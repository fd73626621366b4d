import { listenForDrag } from '#browser/motion/drag.ts';
import { requestFrame } from '#browser/motion/frames.ts';
import { prefersReducedMotion } from '#browser/motion/reduced-motion.ts';
import { isQuickSwipe } from '#core/gallery/transitions.ts';
import { CLOSE_PULL_PX, MAX_ZOOM } from './rules.ts';

export interface GestureOptions {
  content: () => HTMLElement | undefined;
  canMove: () => boolean;
  move: (step: 1 | -1) => void;
  /** How much of the ground is left while the picture is pulled away. */
  fadeGround: (share: number) => void;
  close: () => void;
}

const RETURN_MS = 220;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_ZOOM = 2;

/** Two fingers zoom, one moves what is zoomed; unzoomed, a pull down closes and one sideways goes on. */
export function listenForGestures(stage: HTMLElement, options: GestureOptions): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let [scale, x, y] = [1, 0, 0];
  let pinch: { distance: number; scale: number } | undefined;
  let pan: { x: number; y: number } | undefined;
  let lastTap = 0;
  let zoomed: HTMLElement | undefined;
  let cancelPaint = () => {};

  const paint = () => {
    cancelPaint();
    cancelPaint = requestFrame(() => {
      const element = options.content();
      if (element)
        element.style.transform =
          scale === 1 && x === 0 && y === 0 ? '' : `translate3d(${x}px, ${y}px, 0) scale(${scale})`;
    });
  };
  const reset = () => {
    [scale, x, y] = [1, 0, 0];
    paint();
  };
  /** A new picture starts unzoomed. */
  const look = () => {
    const element = options.content();
    if (element === zoomed) return;
    zoomed = element;
    [scale, x, y] = [1, 0, 0];
  };

  stage.addEventListener(
    'touchstart',
    (event) => {
      look();
      const [one, two] = event.touches;
      if (one && two) pinch = { distance: distanceOf(one, two), scale };
      else if (one && scale > 1) pan = { x: one.clientX - x, y: one.clientY - y };
    },
    { signal, passive: true },
  );
  stage.addEventListener(
    'touchmove',
    (event) => {
      const [one, two] = event.touches;
      if (pinch && one && two) {
        scale = Math.max(1, Math.min(MAX_ZOOM, (pinch.scale * distanceOf(one, two)) / pinch.distance));
        if (scale === 1) [x, y] = [0, 0];
      } else if (pan && one) [x, y] = [one.clientX - pan.x, one.clientY - pan.y];
      else return;
      if (event.cancelable) event.preventDefault();
      paint();
    },
    { signal, passive: false },
  );
  stage.addEventListener(
    'touchend',
    (event) => {
      if (event.touches.length > 0) return;
      const wasGesture = pinch !== undefined || pan !== undefined;
      [pinch, pan] = [undefined, undefined];
      if (wasGesture) return;
      if (event.timeStamp - lastTap < DOUBLE_TAP_MS && options.content()?.contains(event.target as Node)) {
        if (event.cancelable) event.preventDefault();
        if (scale > 1) reset();
        else {
          scale = DOUBLE_TAP_ZOOM;
          paint();
        }
      }
      lastTap = event.timeStamp;
    },
    { signal },
  );

  const glideBack = () => {
    const element = options.content();
    if (!element) return;
    const from = element.style.transform;
    element.style.transform = '';
    const duration = prefersReducedMotion() ? 0 : RETURN_MS;
    element.animate({ transform: [from || 'none', 'none'] }, { duration, easing: 'ease-out' });
    options.fadeGround(1);
    [x, y] = [0, 0];
  };
  const follow = (axis: 'x' | 'y', distance: number) => {
    if (axis === 'x') x = options.canMove() ? distance : 0;
    else y = Math.max(0, distance);
    if (axis === 'y') options.fadeGround(1 - Math.min(0.7, y / innerHeight));
    paint();
  };
  const stopDrags = (['x', 'y'] as const).map((axis) =>
    listenForDrag(stage, {
      axis: () => axis,
      canStart: () => {
        look();
        return scale === 1;
      },
      onMove: ({ distance }) => !pinch && follow(axis, distance),
      onEnd({ distance, time }, isCancelled) {
        cancelPaint();
        if (isCancelled || pinch) return glideBack();
        if (axis === 'y' && distance > CLOSE_PULL_PX) return options.close();
        const isSwipe = isQuickSwipe({ distance, time }) || Math.abs(distance) > innerWidth / 3;
        glideBack();
        if (axis === 'x' && isSwipe) options.move(distance < 0 ? 1 : -1);
      },
    }),
  );
  return () => {
    cancelPaint();
    listening.abort();
    for (const stop of stopDrags) stop();
  };
}

function distanceOf(one: Touch, two: Touch): number {
  return Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
}
