import { SWIPE_DURATION_MS, SWIPE_LONG_PRESS_MS, swipeStep } from '#core/gallery/transitions.ts';
import type { DesignInstance, Stage } from '../engine/design.ts';
import { makeSliding } from './sliding.ts';

export default function makeSwipe(stage: Stage): DesignInstance {
  return makeSliding(stage, {
    axis: 'x',
    duration: SWIPE_DURATION_MS,
    longPressMs: SWIPE_LONG_PRESS_MS,
    bounds: stage.settings.designOptions.transitionOptions.bounds,
    release: ({ distance, time }, width) => ({
      step: swipeStep({ distance, time, width }),
      duration: SWIPE_DURATION_MS,
    }),
  });
}
