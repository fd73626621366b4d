import type { Place } from '#core/page/page.ts';
import { doOverlap, rowBelow } from '#core/page/place.ts';
import { columnLineAt, rowLineAt, type Box, type GridShape } from './shape.ts';

/** The eight handles, by the edges they move. */
export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof HANDLES)[number];

/** Rows are as tall as what stands in them: with a single row there is nothing to grow into or to give up. */
export function handlesOf(place: Place, others: readonly Place[]): readonly Handle[] {
  const isTall = place.rows > 1;
  const hasRowBelow = rowBelow([place, ...others]) > place.row + place.rows;
  return HANDLES.filter((handle) => {
    if (handle === 'n') return isTall || place.row > 1;
    return handle === 's' ? isTall || hasRowBelow : true;
  });
}

interface Grown {
  place: Place;
  /** The blocks it stopped at. */
  stoppedBy: readonly Box[];
}

/**
 * The place after an edge was dragged to a point. It stops at blocks it did not touch before,
 * unless it may cover them.
 */
export function resizeTo(
  grid: GridShape,
  start: { id: string; place: Place },
  to: { handle: Handle; x: number; y: number; mayCover: boolean },
): Grown {
  const { place, id } = start;
  const { handle, x, y, mayCover } = to;
  const end = place.column + place.span;
  const below = place.row + place.rows;
  const column = handle.includes('w') ? Math.min(columnLineAt(grid, x), end - 1) : place.column;
  const endLine = handle.includes('e') ? Math.max(columnLineAt(grid, x), place.column + 1) : end;
  const row = handle.includes('n') ? Math.min(rowLineAt(grid, y), below - 1) : place.row;
  const belowLine = handle.includes('s') ? Math.max(rowLineAt(grid, y), place.row + 1) : below;
  const wanted = { column, span: endLine - column, row, rows: belowLine - row };
  if (mayCover) return { place: wanted, stoppedBy: [] };
  const others = grid.blocks.filter((block) => block.id !== id && !doOverlap(block.place, place));
  return {
    place: shrinkUntilFree(
      wanted,
      place,
      others.map((block) => block.place),
    ),
    stoppedBy: others.filter((other) => doOverlap(other.place, wanted)).map(({ box }) => box),
  };
}

/** Goes back towards where it started, one line at a time, until nothing new is covered. */
function shrinkUntilFree(wanted: Place, start: Place, others: readonly Place[]): Place {
  let place = wanted;
  while (others.some((other) => doOverlap(other, place))) {
    const next = stepBack(place, start);
    if (next === place) return start;
    place = next;
  }
  return place;
}

function stepBack(place: Place, start: Place): Place {
  const { column, span, row, rows } = place;
  if (column < start.column) return { ...place, column: column + 1, span: span - 1 };
  if (column + span > start.column + start.span) return { ...place, span: span - 1 };
  if (row < start.row) return { ...place, row: row + 1, rows: rows - 1 };
  if (row + rows > start.row + start.rows) return { ...place, rows: rows - 1 };
  return place;
}
