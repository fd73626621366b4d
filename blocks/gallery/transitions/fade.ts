import { easingCssOf } from '#core/gallery/easings.ts';
import { FADE_OUT_FACTOR, FADE_Z_INDEX } from '#core/gallery/transitions.ts';
import type { DesignInstance, Stage } from '../engine/design.ts';
import { makeShown } from './shown.ts';

/** The new slide comes in above the old one, which leaves a little more slowly. */
export default function makeFade(stage: Stage): DesignInstance {
  const shown = makeShown(stage);
  const easing = easingCssOf(stage.settings.designOptions.easing, 'ease-in-out');
  const raised = new Set<HTMLElement>();
  let movements: Animation[] = [];
  shown.only(stage.gallery.currentIndex);

  const fade = (slide: HTMLElement, opacity: [number, number], duration: number) =>
    slide.animate({ opacity }, { duration, easing, fill: 'forwards' });
  const rest = () => {
    for (const movement of movements.splice(0)) movement.cancel();
    for (const slide of raised) slide.style.zIndex = '';
    raised.clear();
  };

  return {
    async show({ from, to }) {
      const [old, next] = [stage.slides[from], stage.slides[to]];
      if (!old || !next || stage.isStill()) return shown.only(to);
      const duration = stage.settings.designOptions.speed * 1000;
      shown.also(to);
      raised.add(old).add(next);
      old.style.zIndex = String(FADE_Z_INDEX);
      next.style.zIndex = String(FADE_Z_INDEX + 1);
      movements = [fade(next, [0, 1], duration), fade(old, [1, 0], duration * FADE_OUT_FACTOR)];
      await Promise.allSettled(movements.map(({ finished }) => finished));
      rest();
      shown.only(to);
    },
    destroy() {
      rest();
      shown.all();
    },
  };
}
