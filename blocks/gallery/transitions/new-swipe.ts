import { checkSnapPoints, newSwipeStep, settleDuration, velocityOf } from '#core/gallery/transitions.ts';
import type { DesignInstance, Stage } from '../engine/design.ts';
import { makeSliding } from './sliding.ts';

/** A drag with a swing: how fast the finger was decides where the slides go, and how long they take. */
export default function makeNewSwipe(stage: Stage): DesignInstance {
  const { transitionOptions } = stage.settings.designOptions;
  const [snapPoint] = checkSnapPoints(transitionOptions.snapPoints);
  return makeSliding(stage, {
    axis: 'x',
    duration: settleDuration({ distance: 0, velocity: 0, windowWidth: innerWidth }),
    bounds: transitionOptions.bounds,
    release({ distance, points }, width) {
      const velocity = velocityOf(points);
      const step = newSwipeStep({ distance, velocity, width }, snapPoint);
      const left = step === 0 ? distance : width - Math.abs(distance);
      return { step, duration: settleDuration({ distance: left, velocity, windowWidth: innerWidth }) };
    },
  });
}
