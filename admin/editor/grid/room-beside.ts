import type { Place } from '#core/page/page.ts';
import { clamp } from '#core/page/place.ts';

/** Of the grid's width: narrower than this, nothing is put beside anything. */
const LEAST_SHARE = 1 / 6;

/** Where a block finds room beside others, around the column that is pointed at: as wide as it is, or narrower. */
export function roomBeside(
  others: readonly Place[],
  wanted: Place,
  { column, columns }: { column: number; columns: number },
): Pick<Place, 'column' | 'span'> | undefined {
  const beside = others.filter(({ row, rows }) => row < wanted.row + wanted.rows && wanted.row < row + rows);
  const before = beside.filter((other) => other.column <= column);
  const first = Math.max(1, ...before.map((other) => other.column + other.span));
  const end = Math.min(
    columns + 1,
    ...beside.filter((other) => !before.includes(other)).map((one) => one.column),
  );
  const span = Math.min(wanted.span, end - first);
  const isPointedAt = first <= column;
  if (!isPointedAt || span < Math.min(wanted.span, columns * LEAST_SHARE)) return undefined;
  return { column: clamp(wanted.column, first, end - span), span };
}
