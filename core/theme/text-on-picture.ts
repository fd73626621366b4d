import { contrast, mix, type Hex } from './colour.ts';

/** How many parts a picture is measured in, each way: a part is about as wide as a word of a heading. */
export const PARTS_PER_SIDE = 16;

/** The mean colours of a picture's parts, row by row. */
export type PictureParts = readonly Hex[];

/** A stretch of the picture's width, as shares of it. */
export interface Stretch {
  from: number;
  to: number;
}

/**
 * The contrast of text with the part of a picture on which it is hardest to read, below an overlay of the ground's
 * colour. How high the text stands depends on the screen, so all of the picture's height counts.
 */
export function contrastOnPicture(
  parts: PictureParts,
  { ink, paper }: { ink: string; paper: string },
  overlay: number,
  stretches: readonly Stretch[],
): number {
  const isBelowText = (index: number) => {
    const left = (index % PARTS_PER_SIDE) / PARTS_PER_SIDE;
    return stretches.some(({ from, to }) => left < to && left + 1 / PARTS_PER_SIDE > from);
  };
  return Math.min(
    ...parts.filter((_, index) => isBelowText(index)).map((part) => contrast(ink, mix(part, paper, overlay))),
  );
}
