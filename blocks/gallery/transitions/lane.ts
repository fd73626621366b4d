import { easingCssOf } from '#core/gallery/easings.ts';
import type { Stage } from '../engine/design.ts';
import { makeShown } from './shown.ts';

const EASING = 'cubic-bezier(0.22, 0.61, 0.36, 1)';

/** The slides one sees while they slide, each so many pixels from its place. */
export interface Lane {
  /** Of the window they are seen through. */
  readonly size: number;
  measure(): void;
  offsetOf(index: number): number;
  /** Holds all slides where they are at this moment. */
  freeze(): void;
  /** Only this one, so far from its place. */
  put(index: number, offset: number): void;
  /** Lays a slide before or behind another one, unless it can be seen already. */
  layBeside(index: number, base: number, side: 1 | -1): void;
  /** Everything moves on until this slide has come to its place. */
  glide(to: number, duration: number): Promise<void>;
  /** Only this one, at its place. */
  rest(index: number): void;
  clear(): void;
}

export function makeLane(stage: Stage, axis: 'x' | 'y'): Lane {
  const shown = makeShown(stage);
  const easing = easingCssOf(stage.settings.designOptions.easing, EASING);
  const offsets = new Map<HTMLElement, number>();
  let movements: Animation[] = [];
  let size = 0;

  const at = (offset: number) =>
    axis === 'x' ? `translate3d(${offset}px, 0, 0)` : `translate3d(0, ${offset}px, 0)`;
  const move = (slide: HTMLElement, offset: number) => {
    offsets.set(slide, offset);
    slide.style.transform = at(offset);
  };
  const offsetOf = (index: number) => {
    const slide = stage.slides[index];
    return (slide && offsets.get(slide)) ?? 0;
  };
  const stop = () => {
    for (const movement of movements.splice(0)) movement.cancel();
  };
  const clear = () => {
    stop();
    for (const slide of offsets.keys()) slide.style.transform = '';
    offsets.clear();
  };

  return {
    get size() {
      return size;
    },
    measure() {
      const { clientWidth, clientHeight } = stage.viewport;
      size = axis === 'x' ? clientWidth : clientHeight;
    },
    offsetOf,
    freeze() {
      if (movements.length === 0) return;
      for (const slide of offsets.keys()) {
        const { m41, m42 } = new DOMMatrix(getComputedStyle(slide).transform);
        move(slide, axis === 'x' ? m41 : m42);
      }
      stop();
    },
    put(index, offset) {
      const slide = stage.slides[index];
      clear();
      shown.only(index);
      if (slide) move(slide, offset);
    },
    layBeside(index, base, side) {
      const [slide, other] = [stage.slides[index], stage.slides[base]];
      if (!slide || !other) return;
      if (!offsets.has(other)) move(other, 0);
      if (!offsets.has(slide)) move(slide, offsetOf(base) + side * size);
      shown.also(index);
    },
    async glide(to, duration) {
      const away = offsetOf(to);
      movements = [...offsets].map(([slide, offset]) =>
        slide.animate({ transform: [at(offset), at(offset - away)] }, { duration, easing, fill: 'forwards' }),
      );
      await Promise.allSettled(movements.map(({ finished }) => finished));
    },
    rest(index) {
      clear();
      shown.only(index);
    },
    clear() {
      clear();
      shown.all();
    },
  };
}
