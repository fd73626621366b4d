import { listenForDrag, type Drag } from '#browser/motion/drag.ts';
import { requestFrame } from '#browser/motion/frames.ts';
import { tween } from '#browser/motion/tween.ts';
import { easeOutCubic } from '#core/easing.ts';
import { easingOf } from '#core/gallery/easings.ts';
import type { Stage } from '../engine/design.ts';

export interface Extent {
  left: number;
  width: number;
}

export interface Track {
  readonly width: number;
  readonly slides: readonly Extent[];
  /** Width of all slides with a gap behind each. */
  readonly round: number;
  readonly position: number;
  measure(): void;
  put(position: number): void;
  /** Holds the row where it is. */
  stop(): void;
  /** What it returns ends with the movement; one that takes no time has ended already. */
  glide(position: number, duration: number): Promise<void> | undefined;
  destroy(): void;
}

/** A row of slides behind a window. Only transforms change; what they need is measured once. */
export function makeTrack(stage: Stage, options: { loop: boolean }): Track {
  const { viewport, track } = stage;
  let slides: Extent[] = [];
  let [width, round, position] = [0, 0, 0];
  let shifts: number[] = [];
  let stop = () => {};

  const canLoop = () => options.loop && round - Math.max(...slides.map((slide) => slide.width)) >= width;

  /** Slides that left on one side come in again on the other: each stands where it is nearest to the middle. */
  const shift = () => {
    const loops = canLoop();
    slides.forEach(({ left, width: own }, index) => {
      const middle = left + position + own / 2;
      const rounds = loops ? Math.round((width / 2 - middle) / round) : 0;
      if (shifts[index] === rounds) return;
      shifts[index] = rounds;
      const element = stage.slides[index];
      if (element) element.style.transform = rounds === 0 ? '' : `translate3d(${rounds * round}px, 0, 0)`;
    });
  };

  const put = (to: number) => {
    position = to;
    track.style.transform = `translate3d(${to}px, 0, 0)`;
    shift();
  };

  return {
    get width() {
      return width;
    },
    get slides() {
      return slides;
    },
    get round() {
      return canLoop() ? round : 0;
    },
    get position() {
      return position;
    },
    stop: () => stop(),
    measure() {
      stop();
      width = viewport.clientWidth;
      track.style.transform = '';
      for (const slide of stage.slides) slide.style.transform = '';
      const start = track.getBoundingClientRect().left;
      // Not `offsetLeft`, which is rounded: over fifty slides that adds up.
      slides = stage.slides.map((slide) => {
        const { left, width: own } = slide.getBoundingClientRect();
        return { left: left - start, width: own };
      });
      const last = slides.at(-1);
      const gap = Number.parseFloat(getComputedStyle(track).columnGap) || 0;
      round = last ? last.left + last.width + gap : 0;
      shifts = slides.map(() => 0);
    },
    put,
    glide(to, duration) {
      stop();
      // What takes no time must not wait for a frame either: until then the gallery would hear no key.
      if (duration === 0) {
        put(to);
        return undefined;
      }
      const from = position;
      return new Promise((resolve) => {
        const movement = tween((progress) => put(from + (to - from) * progress), {
          duration,
          easing: easingOf(stage.settings.designOptions.easing, easeOutCubic),
          onEnd: resolve,
        });
        stop = () => {
          movement.stop();
          resolve();
        };
        movement.start();
      });
    },
    destroy() {
      stop();
      track.style.transform = '';
      for (const slide of stage.slides) slide.style.transform = '';
    },
  };
}

/** A finger, or the mouse, pulls the row along. Paints once a frame. */
export function dragTrack(
  stage: Stage,
  track: Track,
  options: { bound: (position: number) => number; release: (drag: Drag) => void },
): () => void {
  let start = 0;
  let cancelPaint = () => {};
  const stopListening = listenForDrag(stage.viewport, {
    axis: () => 'x',
    mouse: true,
    onStart() {
      track.stop();
      start = track.position;
      stage.gallery.hold(true);
    },
    onMove({ distance }) {
      cancelPaint();
      cancelPaint = requestFrame(() => track.put(options.bound(start + distance)));
    },
    onEnd(drag) {
      cancelPaint();
      options.release(drag);
      stage.gallery.hold(false);
    },
  });
  return () => {
    cancelPaint();
    stopListening();
  };
}

/** Slides that get the focus come into view; the browser's own scrolling would tear the row apart. */
export function followFocus(stage: Stage): () => void {
  const { viewport, gallery } = stage;
  const hear = ({ target }: FocusEvent) => {
    viewport.scrollLeft = 0;
    const index = stage.slides.findIndex((slide) => target instanceof Node && slide.contains(target));
    const isByKeyboard = target instanceof Element && target.matches(':focus-visible');
    if (index >= 0 && isByKeyboard) gallery.setIndex(index);
  };
  const stay = () => {
    viewport.scrollLeft = 0;
  };
  viewport.addEventListener('focusin', hear);
  viewport.addEventListener('scroll', stay);
  return () => {
    viewport.removeEventListener('focusin', hear);
    viewport.removeEventListener('scroll', stay);
  };
}
