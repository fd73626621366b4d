import type { BlockAnimation, Place, SectionStyle } from './page.ts';

/** `picture:` and a picture's name, where a value holds a picture. */
export type PictureName = `picture:${string}`;

/** A block as people write it: without an id, and only with the values that differ. */
export interface BlockDraft {
  type: string;
  place: Place;
  phone?: Place;
  animation?: BlockAnimation;
  values: Readonly<Record<string, unknown>>;
}

export interface SectionDraft extends Partial<Omit<SectionStyle, 'background'>> {
  background?: PictureName;
  blocks: readonly BlockDraft[];
}

/** A place on the grid: from a column, so many columns wide, in a row. */
export function at(column: number, span: number, row = 1, rows = 1): Place {
  return { column, span, row, rows };
}

export function block(
  type: string,
  place: Place,
  values: BlockDraft['values'],
  more: Pick<BlockDraft, 'phone' | 'animation'> = {},
): BlockDraft {
  return { type, place, values, ...more };
}
