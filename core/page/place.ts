import {
  GRID_COLUMNS,
  MAX_BLOCKS_PER_LAYOUT,
  MAX_GRID_ROWS,
  PHONE_COLUMNS,
  TOO_MANY_BLOCKS,
  type Block,
  type Place,
} from './page.ts';
import { exceedsLimit } from '../limits.ts';
import { refuse, type Refusal } from './refusal.ts';

/** Which layout an action changes: the one for all widths, or the one of phones. */
export type Breakpoint = 'base' | 'phone';

export interface Distance {
  columns: number;
  rows: number;
}

export const columnsOn = (breakpoint: Breakpoint) => (breakpoint === 'base' ? GRID_COLUMNS : PHONE_COLUMNS);

export const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** The nearest place on the grid: as wide as asked where it can be, and never outside. */
export function clampPlace(place: Place, breakpoint: Breakpoint): Place {
  const columns = columnsOn(breakpoint);
  const whole = (value: number) => (Number.isFinite(value) ? Math.round(value) : 1);
  const span = clamp(whole(place.span), 1, columns);
  return {
    column: clamp(whole(place.column), 1, columns - span + 1),
    span,
    row: clamp(whole(place.row), 1, MAX_GRID_ROWS),
    rows: clamp(whole(place.rows), 1, MAX_GRID_ROWS),
  };
}

export function isSamePlace(one: Place | undefined, other: Place | undefined): boolean {
  if (!one || !other) return one === other;
  return (
    one.column === other.column && one.span === other.span && one.row === other.row && one.rows === other.rows
  );
}

/** The same block when the place is the one it has. */
export function withPlace(block: Block, breakpoint: Breakpoint, place: Place): Block {
  const clamped = clampPlace(place, breakpoint);
  if (isSamePlace(block.place[breakpoint], clamped)) return block;
  return { ...block, place: { ...block.place, [breakpoint]: clamped } };
}

/** The row under everything else, where a block goes that is given no place of its own. */
export function rowBelow(places: readonly Place[]): number {
  return places.reduce((last, { row, rows }) => Math.max(last, row + rows), 1);
}

export function doOverlap(one: Place, other: Place): boolean {
  return (
    one.column < other.column + other.span &&
    other.column < one.column + one.span &&
    one.row < other.row + other.rows &&
    other.row < one.row + one.rows
  );
}

/** Says no when a layout would grow past its limit; one that is above it already may shrink. */
export function refuseExcess(before: number, after: number): Refusal | undefined {
  return exceedsLimit({ before, after, limit: MAX_BLOCKS_PER_LAYOUT }) ? refuse(TOO_MANY_BLOCKS) : undefined;
}
