export const DATASET_NEEDS_COLUMN = 'Your dataset must have at least one column';
export const DATASET_NEEDS_ROW = 'Your dataset must have at least one row';
export const DATASET_ROW_MISSING_DATA = 'One or more rows was missing data';
export const DATASET_TRUNCATED = 'Your dataset was truncated to {rows} rows and {columns} columns';
export const DATASET_TOO_LARGE =
  'A table can have up to {rows} rows and {columns} columns. This one has {hasRows} and {hasColumns}.';
