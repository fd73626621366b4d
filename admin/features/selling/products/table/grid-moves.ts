import { COLUMNS, isEditable, type Column, type Reckoning, type Row } from './columns.ts';
import type { Typed } from './edits.ts';

export interface Place {
  row: number;
  column: number;
}

/** From where a selection was begun to where the keyboard is. */
export interface Selection {
  anchor: Place;
  active: Place;
}

interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export const boxOf = ({ anchor, active }: Selection): Box => ({
  top: Math.min(anchor.row, active.row),
  bottom: Math.max(anchor.row, active.row),
  left: Math.min(anchor.column, active.column),
  right: Math.max(anchor.column, active.column),
});

export const at = (row: number, column: number): Selection => ({
  anchor: { row, column },
  active: { row, column },
});

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

export function moved(place: Place, by: { row?: number; column?: number }, rows: number): Place {
  return {
    row: within(place.row + (by.row ?? 0), rows),
    column: within(place.column + (by.column ?? 0), COLUMNS.length),
  };
}

/** The next cell in reading order that can be edited; nothing behind the last one. */
export function nextEditable(
  place: Place,
  step: 1 | -1,
  { rows, by }: { rows: readonly Row[]; by: Reckoning },
): Place | undefined {
  const count = rows.length * COLUMNS.length;
  for (let cell = place.row * COLUMNS.length + place.column + step; cell >= 0 && cell < count; cell += step) {
    const next = { row: Math.floor(cell / COLUMNS.length), column: cell % COLUMNS.length };
    if (canEdit(rows, next, by)) return next;
  }
  return undefined;
}

export function canEdit(rows: readonly Row[], { row, column }: Place, by: Reckoning): boolean {
  const there = rows[row];
  const named = COLUMNS[column];
  return there !== undefined && named !== undefined && isEditable(there, named, by);
}

/** Cells as spreadsheets copy them: tabs between columns, quotes around what holds lines. */
export function readSheet(text: string): string[][] {
  const lines: string[][] = [[]];
  const cells = /("(?:[^"]|"")*"(?=\t|\r?\n|$)|[^\t\r\n]*)(\t|\r?\n|$)/gy;
  for (const [, cell = '', end = ''] of text.matchAll(cells)) {
    lines.at(-1)?.push(cell.startsWith('"') && cell.endsWith('"') && cell.length > 1 ? unquoted(cell) : cell);
    if (end === '') break;
    if (end !== '\t') lines.push([]);
  }
  // Spreadsheets end the last line too.
  if (lines.length > 1 && lines.at(-1)?.every((cell) => cell === '')) lines.pop();
  return lines;
}

const unquoted = (cell: string) => cell.slice(1, -1).replaceAll('""', '"');

export function writeSheet(lines: readonly (readonly string[])[]): string {
  return lines.map((line) => line.map((cell) => cell.replaceAll(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');
}

/**
 * Where pasted cells go: one for all that is selected, or a block from its first cell on. Each line takes the next row that has such cells,
 * so that a column of prices goes past the rows of products whose prices stand with their variants.
 */
export function pasted(
  sheet: readonly (readonly string[])[],
  box: Box,
  { rows, by }: { rows: readonly Row[]; by: Reckoning },
): { typed: Typed[]; leftOver: number } {
  const [first = []] = sheet;
  if (sheet.length === 1 && first.length === 1)
    return { typed: filled(first[0] ?? '', box, rows), leftOver: 0 };
  const width = Math.max(...sheet.map((line) => line.length));
  const columns = COLUMNS.slice(box.left, box.left + width);
  const open = rows.slice(box.top).filter((row) => columns.some((column) => isEditable(row, column, by)));
  return {
    typed: sheet.flatMap((line, index) => {
      const row = open[index];
      return row ? line.flatMap((text, nth) => typedAt(row, columns[nth], text)) : [];
    }),
    leftOver: Math.max(0, sheet.length - open.length),
  };
}

export function filled(text: string, box: Box, rows: readonly Row[]): Typed[] {
  return rows
    .slice(box.top, box.bottom + 1)
    .flatMap((row) => COLUMNS.slice(box.left, box.right + 1).flatMap((column) => typedAt(row, column, text)));
}

const typedAt = (row: Row, column: Column | undefined, text: string): Typed[] =>
  column ? [{ row, column, text }] : [];

/** Columns that may stand empty. */
const EMPTYABLE: readonly Column[] = ['sale', 'sku', 'categories', 'tags'];

export const cleared = (box: Box, rows: readonly Row[]): Typed[] =>
  filled('', box, rows).filter(({ column }) => EMPTYABLE.includes(column));
