import type { Alignment } from '#core/gallery/designs.ts';
import { isQuickSwipe, velocityOf } from '#core/gallery/transitions.ts';
import type { DesignInstance, Stage } from '../engine/design.ts';
import { normalizeIndex } from '../engine/position.ts';
import { dragTrack, followFocus, makeTrack, type Extent } from './track.ts';

/** How far a finger's speed carries the row on, in milliseconds of its movement. */
const CARRY_MS = 160;

export const offsetOf = (slide: Extent, width: number, alignment: Alignment): number => {
  const room = width - slide.width;
  return (alignment === 'start' ? 0 : alignment === 'end' ? room : room / 2) - slide.left;
};

/** A row of slides of one height; the current one stands at the start, in the middle or at the end. */
export default function makeStrip(stage: Stage): DesignInstance {
  const { designOptions, loop } = stage.settings;
  const track = makeTrack(stage, { loop });
  const home = (index: number) => {
    const slide = track.slides[index];
    return slide ? offsetOf(slide, track.width, designOptions.alignment) : 0;
  };
  const mark = (index: number) => {
    stage.slides.forEach((slide, place) => slide.toggleAttribute('data-current', place === index));
  };
  /** Where a slide stands that is reached from here in the given direction. */
  const reach = (index: number, isForward: boolean) => {
    const { round, position } = track;
    const target = home(index);
    if (round === 0) return target;
    const away = normalizeIndexed(position - target, round);
    return isForward ? position - away : position + (away === 0 ? 0 : round - away);
  };
  const duration = () => (stage.isStill() ? 0 : designOptions.speed * 1000);
  const settleHome = () => track.put(home(stage.gallery.currentIndex));

  const lay = () => {
    track.measure();
    settleHome();
  };
  lay();
  mark(stage.gallery.currentIndex);

  const stopDragging = dragTrack(stage, track, {
    bound: (position) => position,
    release({ distance, time, points }) {
      const aim = track.position + velocityOf(points) * CARRY_MS;
      const from = stage.gallery.currentIndex;
      let nearest = nearestSlide(aim);
      if (nearest === from && isQuickSwipe({ distance, time })) nearest = beside(from, distance < 0 ? 1 : -1);
      const isForward = distance < 0;
      const target =
        track.round === 0
          ? home(nearest)
          : home(nearest) + Math.round((aim - home(nearest)) / track.round) * track.round;
      const gliding = track.glide(target, duration());
      stage.gallery.settle(nearest, isForward ? 'forward' : 'reverse', gliding);
    },
  });
  const stopFollowing = followFocus(stage);

  function beside(index: number, step: 1 | -1): number {
    const next = index + step;
    const last = stage.slides.length - 1;
    return loop ? normalizeIndex(next, stage.slides.length) : Math.max(0, Math.min(next, last));
  }

  function nearestSlide(position: number): number {
    const { round } = track;
    const distances = track.slides.map((_, index) => {
      const away = Math.abs(position - home(index));
      return round === 0 ? away : Math.min(away % round, round - (away % round));
    });
    return distances.indexOf(Math.min(...distances));
  }

  return {
    choose: mark,
    show: ({ to, direction }) => track.glide(reach(to, direction === 'forward'), duration()),
    arrived: settleHome,
    refresh: lay,
    destroy() {
      stopDragging();
      stopFollowing();
      track.destroy();
      for (const slide of stage.slides) slide.removeAttribute('data-current');
    },
  };
}

function normalizeIndexed(value: number, round: number): number {
  return ((value % round) + round) % round;
}
