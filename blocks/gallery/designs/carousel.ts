import { clampGroup, firstOfGroup, groupOf, slidesPerRowAt, totalGroups } from '#core/gallery/carousel.ts';
import { boundPosition, isQuickSwipe, velocityOf } from '#core/gallery/transitions.ts';
import type { DesignInstance, Stage } from '../engine/design.ts';
import { dragTrack, followFocus, makeTrack } from './track.ts';

const CARRY_MS = 160;
const BOUNDS = { start: 'inertial', end: 'inertial' } as const;

/** A row that moves by as many slides as are in view. */
export default function makeCarousel(stage: Stage): DesignInstance {
  const { designOptions } = stage.settings;
  const track = makeTrack(stage, { loop: false });
  let perRow = designOptions.slidesPerRow;
  const count = () => stage.slides.length;
  const groups = () => totalGroups(count(), perRow);
  const groupAt = (index: number) => groupOf(index, count(), perRow);
  const end = () =>
    Math.min(0, track.width - Math.max(...track.slides.map(({ left, width }) => left + width)));
  const home = (group: number) =>
    Math.max(end(), -(track.slides[firstOfGroup(group, count(), perRow)]?.left ?? 0));
  const duration = () => (stage.isStill() ? 0 : designOptions.speed * 1000);

  const lay = () => {
    perRow = slidesPerRowAt(stage.container.clientWidth, designOptions.slidesPerRow);
    stage.container.toggleAttribute('data-fits', groups() <= 1);
    track.measure();
    track.put(home(groupAt(stage.gallery.currentIndex)));
  };
  lay();

  const stopDragging = dragTrack(stage, track, {
    bound: (position) => boundPosition(position, { min: end(), max: 0 }, BOUNDS),
    release({ distance, time, points }) {
      const aim = track.position + velocityOf(points) * CARRY_MS;
      const from = groupAt(stage.gallery.currentIndex);
      const distances = Array.from({ length: groups() }, (_, group) => Math.abs(aim - home(group)));
      let to = distances.indexOf(Math.min(...distances));
      if (to === from && isQuickSwipe({ distance, time }))
        to = clampGroup(from + (distance < 0 ? 1 : -1), groups());
      const index = to === from ? stage.gallery.currentIndex : to * perRow;
      stage.gallery.settle(index, to >= from ? 'forward' : 'reverse', track.glide(home(to), duration()));
    },
  });
  const stopFollowing = followFocus(stage);

  return {
    show: ({ to }) => track.glide(home(groupAt(to)), duration()),
    refresh: lay,
    groups: { count: groups, of: groupAt, first: (group) => Math.min(group * perRow, count() - 1) },
    destroy() {
      stopDragging();
      stopFollowing();
      track.destroy();
      stage.container.removeAttribute('data-fits');
    },
  };
}
