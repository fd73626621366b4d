/** The table behind a chart. */
import { control, isRecord, leaf, type Field, type Words } from './fields/field.ts';
import * as messages from './messages/datasets.ts';

export const MAX_DATASET_ROWS = 100;
export const MAX_DATASET_COLUMNS = 20;

export type Dataset = readonly (readonly string[])[];

export interface TruncatedDataset {
  readonly rows: Dataset;
  readonly isTruncated: boolean;
}

export function truncateDataset(rows: Dataset, maxRows = MAX_DATASET_ROWS): TruncatedDataset {
  const isTruncated = rows.length > maxRows || rows.some((row) => row.length > MAX_DATASET_COLUMNS);
  if (!isTruncated) return { rows, isTruncated };
  const kept = rows.slice(0, maxRows).map((row) => row.slice(0, MAX_DATASET_COLUMNS));
  return { rows: kept, isTruncated };
}

/** Everything that is wrong with the table, in the words an owner reads. */
export function datasetProblems(columns: readonly string[], rows: Dataset): string[] {
  const isShort = (row: readonly string[]) => columns.some((_, index) => (row[index] ?? '').trim() === '');
  return [
    ...(columns.length === 0 ? [messages.DATASET_NEEDS_COLUMN] : []),
    ...(rows.length === 0 ? [messages.DATASET_NEEDS_ROW] : []),
    ...(rows.some(isShort) ? [messages.DATASET_ROW_MISSING_DATA] : []),
  ];
}

/** Columns by name and their rows; the first column says what the others count. */
export interface DatasetValue {
  columns: string[];
  rows: string[][];
}

const MAX_CELL_LENGTH = 200;

/** Rows may be unfinished while somebody types: what is missing is said beside the table and drawn as nothing. */
export function dataset(
  words: Words & { initial?: DatasetValue; maxRows?: number } = {},
): Field<DatasetValue> {
  const { maxRows = MAX_DATASET_ROWS } = words;
  return leaf({
    control: control('dataset', words, { maxRows }),
    initial: words.initial ?? { columns: [], rows: [] },
    parse(value) {
      if (!isRecord(value) || !isCells(value.columns) || !Array.isArray(value.rows))
        return { problem: 'Must be a table.' };
      const rows: unknown[] = value.rows;
      if (!rows.every(isCells)) return { problem: `A cell can have up to ${MAX_CELL_LENGTH} characters.` };
      const { columns } = value;
      const widest = rows.reduce((most, row) => Math.max(most, row.length), columns.length);
      if (rows.length > maxRows || widest > MAX_DATASET_COLUMNS)
        return { problem: tooLargeMessage(maxRows, { rows: rows.length, columns: widest }) };
      return { value: { columns, rows } };
    },
  });
}

function isCells(value: unknown): value is string[] {
  return (
    Array.isArray(value) && value.every((cell) => typeof cell === 'string' && cell.length <= MAX_CELL_LENGTH)
  );
}

/** Said when nothing was cut: the table is refused as it is. */
const tooLargeMessage = (maxRows: number, has: { rows: number; columns: number }): string =>
  messages.DATASET_TOO_LARGE.replace('{rows}', String(maxRows))
    .replace('{columns}', String(MAX_DATASET_COLUMNS))
    .replace('{hasRows}', String(has.rows))
    .replace('{hasColumns}', String(has.columns));

export const truncatedMessage = (maxRows = MAX_DATASET_ROWS): string =>
  messages.DATASET_TRUNCATED.replace('{rows}', String(maxRows)).replace(
    '{columns}',
    String(MAX_DATASET_COLUMNS),
  );

/** A number as people write it: with thousands, a unit or a comma for the point. Nothing for words. */
export function readNumber(cell: string): number | undefined {
  const digits = cell.replaceAll(/[^\d.,-]/g, '');
  const point = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const isThousands = /^-?[1-9]\d{0,2}([.,]\d{3})+$/.test(digits);
  const plain =
    isThousands || point < 0
      ? digits.replaceAll(/[.,]/g, '')
      : `${digits.slice(0, point).replaceAll(/[.,]/g, '')}.${digits.slice(point + 1)}`;
  const number = Number(plain);
  return !/\d/.test(plain) || Number.isNaN(number) ? undefined : number;
}

/** A table as it is copied from a spreadsheet or written as CSV; the first line names the columns. */
export function parseTable(
  text: string,
  maxRows = MAX_DATASET_ROWS,
): DatasetValue & { isTruncated: boolean } {
  const separator = ['\t', ';', ','].find((sign) => text.includes(sign)) ?? ',';
  const lines = splitLines(text, separator).filter((row) => row.some((cell) => cell !== ''));
  const [columns = [], ...rows] = lines;
  const kept = truncateDataset(rows, maxRows);
  const cut = (row: readonly string[]) =>
    row.slice(0, MAX_DATASET_COLUMNS).map((cell) => cell.slice(0, MAX_CELL_LENGTH));
  return {
    columns: cut(columns),
    rows: kept.rows.map(cut),
    isTruncated: kept.isTruncated || columns.length > MAX_DATASET_COLUMNS,
  };
}

function splitLines(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '"' && isQuoted && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) endCell();
    else if (sign === '\n' && !isQuoted) {
      endCell();
      rows.push(row);
      row = [];
    } else if (sign !== '\r') cell += sign;
  }
  endCell();
  return [...rows, row];
}
