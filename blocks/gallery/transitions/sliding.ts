import { listenForDrag, type Drag } from '#browser/motion/drag.ts';
import { requestFrame } from '#browser/motion/frames.ts';
import { boundPosition, checkBounds, type SwipeBounds } from '#core/gallery/transitions.ts';
import type { DesignInstance, Stage } from '../engine/design.ts';
import { stepFrom } from '../engine/position.ts';
import { makeLane } from './lane.ts';

export interface SlidingRules {
  axis: 'x' | 'y';
  /** Milliseconds of a move by click, key or time. */
  duration: number;
  /** What a drag ends in. */
  release: (drag: Drag, size: number) => { step: -1 | 0 | 1; duration: number };
  bounds?: Partial<SwipeBounds> | undefined;
  longPressMs?: number;
}

/** Slides beside or below each other, pushed by time and keys, pulled by a finger or the mouse. */
export function makeSliding(stage: Stage, rules: SlidingRules): DesignInstance {
  const { gallery } = stage;
  const lane = makeLane(stage, rules.axis);
  const bounds = checkBounds(rules.bounds ?? {});
  let cancelPaint = () => {};
  /** Where the current slide was when the finger took it, and where it has it now. */
  let [start, dragged] = [0, 0];

  lane.rest(gallery.currentIndex);
  stage.container.dataset.dragAxis = rules.axis;

  const neighbour = (side: 1 | -1): number | undefined => {
    const { loop } = stage.settings;
    const { index, end } = stepFrom(gallery.currentIndex, side, { count: stage.slides.length, loop });
    return end || stage.slides.length < 2 ? undefined : index;
  };
  const paint = () => {
    const side = dragged < 0 ? 1 : -1;
    const beside = neighbour(side);
    lane.put(gallery.currentIndex, dragged);
    if (beside !== undefined) lane.layBeside(beside, gallery.currentIndex, side);
  };
  const release = (drag: Drag, isCancelled: boolean) => {
    paint();
    const { step, duration } = isCancelled
      ? { step: 0 as const, duration: rules.duration }
      : rules.release(drag, lane.size);
    const from = gallery.currentIndex;
    const to = step === 0 ? undefined : neighbour(step);
    if (to !== undefined && step !== 0) lane.layBeside(to, from, step);
    const gliding = lane.glide(to ?? from, stage.isStill() ? 0 : duration);
    gallery.settle(to ?? from, step === -1 ? 'reverse' : 'forward', gliding);
    gallery.hold(false);
  };

  const stopListening = listenForDrag(stage.viewport, {
    axis: () => rules.axis,
    mouse: true,
    ...(rules.longPressMs !== undefined && { longPressMs: rules.longPressMs }),
    canStart: () => stage.slides.length > 1,
    onStart() {
      lane.freeze();
      lane.measure();
      start = lane.offsetOf(gallery.currentIndex);
      gallery.hold(true);
    },
    onMove({ distance }) {
      const range = {
        min: neighbour(1) === undefined ? 0 : -lane.size,
        max: neighbour(-1) === undefined ? 0 : lane.size,
      };
      dragged = boundPosition(start + distance, range, bounds);
      cancelPaint();
      cancelPaint = requestFrame(paint);
    },
    onEnd(drag, isCancelled) {
      cancelPaint();
      release(drag, isCancelled);
    },
  });

  return {
    show({ from, to, direction }) {
      if (stage.isStill()) return lane.rest(to);
      lane.freeze();
      lane.measure();
      lane.layBeside(to, from, direction === 'forward' ? 1 : -1);
      return lane.glide(to, rules.duration);
    },
    arrived: (index) => lane.rest(index),
    destroy() {
      stopListening();
      cancelPaint();
      lane.clear();
      delete stage.container.dataset.dragAxis;
    },
  };
}
