import { placeBlock, placeOf } from './move-blocks.ts';
import { MAX_GRID_ROWS, type PageBody, type Place } from '../page.ts';
import { clamp, columnsOn, type Breakpoint } from '../place.ts';

/** How many grid lines each edge moves; right and down are positive. */
export interface EdgeMoves {
  left?: number;
  right?: number;
  top?: number;
  bottom?: number;
}

/** Moves the edges of a block. The opposite edge stays, and at least one column and row remain. */
export function resizeBlock(
  body: PageBody,
  change: { id: string; breakpoint: Breakpoint; by: EdgeMoves },
): PageBody {
  const { id, breakpoint, by } = change;
  const place = placeOf(body, id, breakpoint);
  return place ? placeBlock(body, { id, breakpoint, place: resizedPlace(place, breakpoint, by) }) : body;
}

/** Also for the outline while one drags. */
export function resizedPlace(place: Place, breakpoint: Breakpoint, by: EdgeMoves): Place {
  const end = place.column + place.span;
  const below = place.row + place.rows;
  const column = clamp(place.column + (by.left ?? 0), 1, end - 1);
  const row = clamp(place.row + (by.top ?? 0), 1, below - 1);
  return {
    column,
    span: clamp(end + (by.right ?? 0), column + 1, columnsOn(breakpoint) + 1) - column,
    row,
    rows: clamp(below + (by.bottom ?? 0) - row, 1, MAX_GRID_ROWS),
  };
}
