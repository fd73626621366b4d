import { kenBurnsZoom } from '#core/gallery/transitions.ts';
import type { DesignInstance, Stage } from '../engine/design.ts';
import makeFade from './fade.ts';

/** A fade whose pictures come closer, or step back, as long as they are shown. */
export default function makeKenBurns(stage: Stage): DesignInstance {
  const fade = makeFade(stage);
  const { designOptions, autoplayOptions } = stage.settings;
  const duration = autoplayOptions.timeout + designOptions.speed * 1000;
  const zooms = new Map<number, Animation>();

  const zoom = (index: number) => {
    const picture = stage.slides[index]?.querySelector('.gallery-media img');
    // One that is still fading out goes on as it was.
    if (!picture || zooms.has(index) || stage.isStill()) return;
    const [from, to] = kenBurnsZoom(index, designOptions.transitionOptions.zoom);
    const movement = picture.animate(
      { transform: [`scale(${from})`, `scale(${to})`] },
      { duration, easing: 'linear', fill: 'both' },
    );
    zooms.set(index, movement);
  };
  const stopBut = (current: number | undefined) => {
    for (const [index, movement] of zooms) {
      if (index === current) continue;
      movement.cancel();
      zooms.delete(index);
    }
  };

  zoom(stage.gallery.currentIndex);
  return {
    show(move) {
      zoom(move.to);
      return fade.show(move);
    },
    arrived(index) {
      fade.arrived?.(index);
      stopBut(index);
    },
    destroy() {
      stopBut(undefined);
      fade.destroy();
    },
  };
}
