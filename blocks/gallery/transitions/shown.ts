import type { Stage } from '../engine/design.ts';

export interface Shown {
  only(index: number): void;
  also(index: number): void;
  all(): void;
}

/** Which of the slides that lie on each other can be seen. Touches only those that change: there may be hundreds. */
export function makeShown(stage: Pick<Stage, 'slides'>): Shown {
  const shown = new Set<HTMLElement>();
  const hide = (slide: HTMLElement) => {
    slide.removeAttribute('data-shown');
    shown.delete(slide);
  };
  const also = (index: number) => {
    const slide = stage.slides[index];
    if (!slide || shown.has(slide)) return;
    slide.setAttribute('data-shown', '');
    shown.add(slide);
  };
  return {
    only(index) {
      for (const slide of shown) if (slide !== stage.slides[index]) hide(slide);
      also(index);
    },
    also,
    all() {
      for (const slide of shown) hide(slide);
    },
  };
}
