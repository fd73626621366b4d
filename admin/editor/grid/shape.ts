import type { Place } from '#core/page/page.ts';
import { clamp, doOverlap } from '#core/page/place.ts';
import { roomBeside } from './room-beside.ts';

/** Pixels of the whole page, from its top left corner: they stay true while one scrolls. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The grid of one section as it is drawn right now. */
export interface GridShape {
  sectionId: string;
  /** The section itself, with its padding. */
  section: Box;
  left: number;
  top: number;
  columns: number;
  columnWidth: number;
  columnGap: number;
  /** The rows that stand there; a section without blocks has none. */
  rows: readonly { top: number; bottom: number }[];
  blocks: readonly { id: string; place: Place; box: Box }[];
}

/** Where dragged blocks would land: a place, and whether a row opens for it. */
export interface Landing {
  sectionId: string;
  column: number;
  row: number;
  /** Said of one block that takes the room beside others, which may be narrower than it was. */
  span?: number;
  /** New rows are put in before `row`, so that nothing is covered. */
  opensRows: boolean;
}

/** What is dragged, as one: its corner in pixels and its size in cells. */
export interface Dragged {
  left: number;
  top: number;
  /** Where the pointer is: it says which section is meant, and which room beside other blocks. */
  pointerX: number;
  pointerY: number;
  span: number;
  rows: number;
  ids: ReadonlySet<string>;
}

/** Between rows, and this close to one, a row opens; further in, the room beside its blocks is meant. */
const EDGE = 12;

const stepOf = ({ columnWidth, columnGap }: GridShape) => columnWidth + columnGap;

/** The grid column whose left edge is nearest. */
export function columnAt(grid: GridShape, x: number): number {
  return clamp(Math.round((x - grid.left) / stepOf(grid)) + 1, 1, grid.columns);
}

/** The line between columns nearest to `x`, counted from 1; the one after the last column counts too. */
export function columnLineAt(grid: GridShape, x: number): number {
  return clamp(Math.round((x - grid.left + grid.columnGap / 2) / stepOf(grid)) + 1, 1, grid.columns + 1);
}

/** The line between rows nearest to `y`; below the last row there is one more to grow into. */
export function rowLineAt(grid: GridShape, y: number): number {
  const lines = [...grid.rows.map(({ top }) => top), grid.rows.at(-1)?.bottom ?? grid.top];
  const distances = lines.map((line) => Math.abs(line - y));
  return distances.indexOf(Math.min(...distances)) + 1;
}

export function boxOf(grid: GridShape, place: Place): Box {
  const step = stepOf(grid);
  const first = grid.rows[place.row - 1];
  const last = grid.rows[place.row + place.rows - 2];
  const end = grid.rows.at(-1)?.bottom ?? grid.top;
  const top = first?.top ?? end + NEW_ROW_GAP;
  return {
    left: grid.left + (place.column - 1) * step,
    top,
    width: place.span * step - grid.columnGap,
    height: Math.max((last?.bottom ?? Math.max(end, top + NEW_ROW_HEIGHT)) - top, MIN_SHOWN_HEIGHT),
  };
}

/** How a row that is not there yet is shown. */
const NEW_ROW_HEIGHT = 48;
const NEW_ROW_GAP = 16;
const MIN_SHOWN_HEIGHT = 8;
/** How far below its top edge a dragged block points at a row. */
const REACH = 14;

/** Where the dragged blocks land. With `mayCover` they may lie on top of others. */
export function landingOf(
  grids: readonly GridShape[],
  dragged: Dragged,
  mayCover: boolean,
): Landing | undefined {
  const grid = gridAt(grids, dragged.pointerY);
  if (!grid) return undefined;
  const column = clamp(columnAt(grid, dragged.left), 1, Math.max(grid.columns - dragged.span + 1, 1));
  const y = dragged.top + REACH;
  const others = grid.blocks.filter(({ id }) => !dragged.ids.has(id));
  const lastRow = others.reduce((last, { place }) => Math.max(last, place.row + place.rows - 1), 0);
  const found = grid.rows.findIndex(({ bottom }) => y < bottom);
  const row = Math.min(found < 0 ? lastRow + 1 : found + 1, lastRow + 1);
  const { sectionId } = grid;
  const place = { column, span: dragged.span, row, rows: dragged.rows };
  const inTheWay = others.filter((other) => doOverlap(other.place, place));
  if (mayCover || inTheWay.length === 0) return { sectionId, column, row, opensRows: false };
  const band = grid.rows[row - 1];
  const isOne = dragged.ids.size <= 1;
  const beside =
    isOne && band && isWithin(band, y)
      ? roomBeside(
          others.map((other) => other.place),
          place,
          { column: columnUnder(grid, dragged.pointerX), columns: grid.columns },
        )
      : undefined;
  if (beside) return { sectionId, row, opensRows: false, ...beside };
  const isUpperHalf = band === undefined || y < (band.top + band.bottom) / 2;
  return { sectionId, column, row: isUpperHalf ? row : row + 1, opensRows: true };
}

function isWithin({ top, bottom }: { top: number; bottom: number }, y: number): boolean {
  const edge = Math.min(EDGE, (bottom - top) / 4);
  return y > top + edge && y < bottom - edge;
}

function columnUnder(grid: GridShape, x: number): number {
  return clamp(Math.floor((x - grid.left) / stepOf(grid)) + 1, 1, grid.columns);
}

function gridAt(grids: readonly GridShape[], y: number): GridShape | undefined {
  const distance = ({ section }: GridShape) =>
    y < section.top ? section.top - y : Math.max(y - section.top - section.height, 0);
  return grids.reduce<GridShape | undefined>(
    (best, grid) => (best && distance(best) <= distance(grid) ? best : grid),
    undefined,
  );
}

/** The vertical lines of a landing that other blocks keep as well: what lines up is shown. */
export function alignedLines(
  grids: readonly GridShape[],
  place: Pick<Place, 'column' | 'span'>,
  ids: ReadonlySet<string>,
): number[] {
  const used = new Set(
    grids.flatMap(({ blocks }) =>
      blocks
        .filter(({ id }) => !ids.has(id))
        .flatMap(({ place: { column, span } }) => [column, column + span]),
    ),
  );
  return [place.column, place.column + place.span].filter((line) => used.has(line));
}

/** Where a line between columns is drawn: at the edge of the column that ends or begins there. */
export function lineX(grid: GridShape, line: number, isEnd: boolean): number {
  return grid.left + (line - 1) * stepOf(grid) - (isEnd ? grid.columnGap : 0);
}

export function boundsOf(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

export function doTouch(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
