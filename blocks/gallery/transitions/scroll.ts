import { isQuickSwipe, SCROLL_FINISH_MS } from '#core/gallery/transitions.ts';
import type { DesignInstance, Stage } from '../engine/design.ts';
import { makeSliding } from './sliding.ts';

/** One strip of slides, from left to right or from top to bottom. */
export default function makeScroll(stage: Stage): DesignInstance {
  const { speed, transitionOptions } = stage.settings.designOptions;
  return makeSliding(stage, {
    axis: transitionOptions.direction === 'vertical' ? 'y' : 'x',
    duration: speed * 1000,
    bounds: transitionOptions.bounds,
    release({ distance, time }, size) {
      const isFar = isQuickSwipe({ distance, time }) || Math.abs(distance) > size / 2;
      const step = !isFar ? 0 : distance < 0 ? 1 : -1;
      return { step, duration: SCROLL_FINISH_MS };
    },
  });
}
