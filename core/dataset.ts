/** The table behind a chart. */
import * as messages from './messages/datasets.ts';

export const MAX_DATASET_ROWS = 100;
export const MAX_DATASET_COLUMNS = 20;

export type Dataset = readonly (readonly string[])[];

export interface TruncatedDataset {
  readonly rows: Dataset;
  readonly isTruncated: boolean;
}

export function truncateDataset(rows: Dataset): TruncatedDataset {
  const isTruncated = rows.length > MAX_DATASET_ROWS || rows.some((row) => row.length > MAX_DATASET_COLUMNS);
  if (!isTruncated) return { rows, isTruncated };
  const kept = rows.slice(0, MAX_DATASET_ROWS).map((row) => row.slice(0, MAX_DATASET_COLUMNS));
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
