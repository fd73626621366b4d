import { easingCssOf } from '#core/gallery/easings.ts';
import { FADE_OUT_FACTOR, FADE_Z_INDEX } from '#core/gallery/transitions.ts';
import type { DesignInstance, Stage } from '../engine/design.ts';
import { makeShown } from './shown.ts';

/** The new slide comes in above the old one, which leaves a little more slowly. */
export default function makeFade(stage: Stage): DesignInstance {
  const shown = makeShown(stage);
  const easing = easingCssOf(stage.settings.designOptions.easing, 'ease-in-out');
  /** Those that change now; one asked for meanwhile fades on from where they are. */
  const fading = new Map<HTMLElement, Animation>();
  let top = FADE_Z_INDEX;
  shown.only(stage.gallery.currentIndex);

  const fade = (slide: HTMLElement, to: 0 | 1, duration: number) => {
    const running = fading.get(slide);
    const from = running ? Number(getComputedStyle(slide).opacity) : 1 - to;
    running?.cancel();
    if (!running) {
      slide.style.zIndex = String(top);
      top += 1;
    }
    const movement = slide.animate({ opacity: [from, to] }, { duration, easing, fill: 'forwards' });
    fading.set(slide, movement);
    return movement.finished;
  };
  const rest = () => {
    for (const [slide, movement] of fading) {
      movement.cancel();
      slide.style.zIndex = '';
    }
    fading.clear();
    top = FADE_Z_INDEX;
  };
  const arrived = (index: number) => {
    rest();
    shown.only(index);
  };

  return {
    async show({ from, to }) {
      const [old, next] = [stage.slides[from], stage.slides[to]];
      if (!old || !next || stage.isStill()) return arrived(to);
      const duration = stage.settings.designOptions.speed * 1000;
      shown.also(to);
      await Promise.allSettled([fade(old, 0, duration * FADE_OUT_FACTOR), fade(next, 1, duration)]);
    },
    arrived,
    destroy() {
      rest();
      shown.all();
    },
  };
}
