/** Below these widths of the gallery a row holds fewer slides. */
export const CAROUSEL_NARROW_PX = 480;
export const CAROUSEL_MEDIUM_PX = 724;
export const CAROUSEL_NARROW_SLIDES = 2;
export const CAROUSEL_MEDIUM_SLIDES = 3;

export function slidesPerRowAt(width: number, slidesPerRow: number): number {
  if (width < CAROUSEL_NARROW_PX) return Math.min(slidesPerRow, CAROUSEL_NARROW_SLIDES);
  if (width < CAROUSEL_MEDIUM_PX) return Math.min(slidesPerRow, CAROUSEL_MEDIUM_SLIDES);
  return slidesPerRow;
}

export function totalGroups(slides: number, slidesPerRow: number): number {
  return Math.ceil(slides / slidesPerRow);
}

export function clampGroup(group: number, groups: number): number {
  return Math.max(0, Math.min(group, groups - 1));
}

/** The first slide in view of a group. The last group is pulled back so that no empty space shows. */
export function firstOfGroup(group: number, slides: number, slidesPerRow: number): number {
  const wanted = clampGroup(group, totalGroups(slides, slidesPerRow)) * slidesPerRow;
  return Math.max(0, Math.min(wanted, slides - slidesPerRow));
}

/** The group in which a slide is in view. */
export function groupOf(slide: number, slides: number, slidesPerRow: number): number {
  return clampGroup(Math.floor(slide / slidesPerRow), totalGroups(slides, slidesPerRow));
}
