import type { Stage } from '../engine/design.ts';

export interface Shown {
  only(index: number): void;
  also(index: number): void;
  all(): void;
}

/** Which of the slides that lie on each other can be seen. */
export function makeShown(stage: Pick<Stage, 'slides'>): Shown {
  return {
    only(index) {
      stage.slides.forEach((slide, place) => slide.toggleAttribute('data-shown', place === index));
    },
    also: (index) => stage.slides[index]?.setAttribute('data-shown', ''),
    all() {
      for (const slide of stage.slides) slide.removeAttribute('data-shown');
    },
  };
}
