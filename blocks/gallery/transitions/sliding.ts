import { listenForDrag, type Drag } from '#browser/motion/drag.ts';
import { requestFrame } from '#browser/motion/frames.ts';
import { easingCssOf } from '#core/gallery/easings.ts';
import { boundPosition, checkBounds, type SwipeBounds } from '#core/gallery/transitions.ts';
import type { DesignInstance, Stage } from '../engine/design.ts';
import { stepFrom } from '../engine/position.ts';
import { makeShown } from './shown.ts';

export interface SlidingRules {
  axis: 'x' | 'y';
  /** Milliseconds of a move by click, key or time. */
  duration: number;
  /** What a drag ends in. */
  release: (drag: Drag, size: number) => { step: -1 | 0 | 1; duration: number };
  bounds?: Partial<SwipeBounds> | undefined;
  longPressMs?: number;
}

const EASING = 'cubic-bezier(0.22, 0.61, 0.36, 1)';

/** Slides beside or below each other, pushed by time and keys, pulled by a finger or the mouse. */
export function makeSliding(stage: Stage, rules: SlidingRules): DesignInstance {
  const shown = makeShown(stage);
  const bounds = checkBounds(rules.bounds ?? {});
  const at = (offset: string) =>
    rules.axis === 'x' ? `translate3d(${offset}, 0, 0)` : `translate3d(0, ${offset}, 0)`;
  const easing = easingCssOf(stage.settings.designOptions.easing, EASING);
  const moved = new Set<HTMLElement>();
  let movements: Animation[] = [];
  let cancelPaint = () => {};
  let size = 0;
  let offset = 0;

  shown.only(stage.gallery.currentIndex);
  stage.container.dataset.dragAxis = rules.axis;

  const glide = async (moves: readonly (readonly [HTMLElement, string, string])[], duration: number) => {
    movements = moves.map(([slide, from, to]) =>
      slide.animate({ transform: [at(from), at(to)] }, { duration, easing, fill: 'forwards' }),
    );
    await Promise.allSettled(movements.map(({ finished }) => finished));
  };
  const rest = () => {
    cancelPaint();
    for (const movement of movements.splice(0)) movement.cancel();
    for (const slide of moved) slide.style.transform = '';
    moved.clear();
  };
  const put = (slide: HTMLElement | undefined, place: number) => {
    if (!slide) return;
    moved.add(slide);
    slide.style.transform = at(`${place}px`);
  };

  const neighbour = (side: 1 | -1): number | undefined => {
    const { loop } = stage.settings;
    const { index, end } = stepFrom(stage.gallery.currentIndex, side, { count: stage.slides.length, loop });
    return end || stage.slides.length < 2 ? undefined : index;
  };
  const current = () => stage.slides[stage.gallery.currentIndex];

  const paint = () => {
    const side = offset < 0 ? 1 : -1;
    const beside = neighbour(side);
    shown.only(stage.gallery.currentIndex);
    put(current(), offset);
    if (beside === undefined) return;
    shown.also(beside);
    put(stage.slides[beside], offset + side * size);
  };

  const stopListening = listenForDrag(stage.viewport, {
    axis: () => rules.axis,
    mouse: true,
    ...(rules.longPressMs !== undefined && { longPressMs: rules.longPressMs }),
    canStart: () => !stage.gallery.inMotion && stage.slides.length > 1 && movements.length === 0,
    onStart() {
      stage.gallery.hold(true);
      size = rules.axis === 'x' ? stage.viewport.clientWidth : stage.viewport.clientHeight;
    },
    onMove({ distance }) {
      const range = {
        min: neighbour(1) === undefined ? 0 : -size,
        max: neighbour(-1) === undefined ? 0 : size,
      };
      offset = boundPosition(distance, range, bounds);
      cancelPaint();
      cancelPaint = requestFrame(paint);
    },
    onEnd(drag, isCancelled) {
      cancelPaint();
      void release(drag, isCancelled);
    },
  });

  async function release(drag: Drag, isCancelled: boolean) {
    paint();
    const { step, duration } = isCancelled
      ? { step: 0 as const, duration: rules.duration }
      : rules.release(drag, size);
    const side = offset < 0 ? 1 : -1;
    const beside = neighbour(side);
    const to = step === side ? beside : undefined;
    const end = to === undefined ? 0 : -side * size;
    const [slide, other] = [current(), beside === undefined ? undefined : stage.slides[beside]];
    if (slide)
      await glide(
        [
          [slide, `${offset}px`, `${end}px`] as const,
          ...(other ? [[other, `${offset + side * size}px`, `${end + side * size}px`] as const] : []),
        ],
        stage.isStill() ? 0 : duration,
      );
    stage.gallery.hold(false);
    if (to !== undefined) stage.gallery.settle(to, side === 1 ? 'forward' : 'reverse');
    rest();
    shown.only(stage.gallery.currentIndex);
  }

  return {
    async show({ from, to, direction }) {
      const [old, next] = [stage.slides[from], stage.slides[to]];
      if (!old || !next || stage.isStill()) return shown.only(to);
      const sign = direction === 'forward' ? 1 : -1;
      shown.also(to);
      await glide(
        [
          [old, '0', `${-100 * sign}%`],
          [next, `${100 * sign}%`, '0'],
        ],
        rules.duration,
      );
      rest();
      shown.only(to);
    },
    destroy() {
      stopListening();
      rest();
      delete stage.container.dataset.dragAxis;
      shown.all();
    },
  };
}
