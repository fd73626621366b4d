import { expect, test } from 'vitest';
import { datasetProblems, truncateDataset } from './dataset.ts';

const table = (rows: number, columns: number) =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => '1'));

test.each([
  [100, 20, 100, 20, false],
  [101, 20, 100, 20, true],
  [100, 21, 100, 20, true],
  [150, 30, 100, 20, true],
  [1, 1, 1, 1, false],
])('%i × %i is kept as %i × %i', (rows, columns, keptRows, keptColumns, isTruncated) => {
  expect(truncateDataset(table(rows, columns))).toEqual({ rows: table(keptRows, keptColumns), isTruncated });
});

test.each([
  [['a'], [['1']], []],
  [[], [], ['Your dataset must have at least one column', 'Your dataset must have at least one row']],
  [['a', 'b'], [['1', '2'], ['1']], ['One or more rows was missing data']],
  [['a', 'b'], [['1', ' ']], ['One or more rows was missing data']],
])('columns %j with rows %j: %j', (columns, rows, problems) => {
  expect(datasetProblems(columns, rows)).toEqual(problems);
});
