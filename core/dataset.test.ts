import { expect, test } from 'vitest';
import {
  dataset,
  datasetProblems,
  parseTable,
  readNumber,
  truncateDataset,
  truncatedMessage,
} from './dataset.ts';
import { checkWith } from './fields/index.ts';

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

test.each([
  ['12', 12],
  ['-3.5', -3.5],
  ['3,5', 3.5],
  ['1,200', 1200],
  ['1.200.000', 1_200_000],
  ['1,200.50', 1200.5],
  ['0,125', 0.125],
  ['42 %', 42],
  ['€ 7', 7],
  ['', undefined],
  ['many', undefined],
])('%j counts as %j', (cell, number) => {
  expect(readNumber(cell)).toBe(number);
});

test.each([
  ['a,b\n1,2', { columns: ['a', 'b'], rows: [['1', '2']] }],
  ['a\tb\r\n1,5\t2\n', { columns: ['a', 'b'], rows: [['1,5', '2']] }],
  ['a;b\n"x;y";"say ""no"""', { columns: ['a', 'b'], rows: [['x;y', 'say "no"']] }],
  ['', { columns: [], rows: [] }],
])('%j is read as a table', (text, value) => {
  expect(parseTable(text)).toEqual({ ...value, isTruncated: false });
});

test('what is too large is cut and said', () => {
  const wide = Array.from({ length: 30 }, () => '1').join(',');
  const cut = parseTable(Array.from({ length: 151 }, () => wide).join('\n'));
  expect([cut.columns.length, cut.rows.length, cut.rows[0]?.length]).toEqual([20, 100, 20]);
  expect(cut.isTruncated).toBe(true);
  expect(truncatedMessage()).toBe('Your dataset was truncated to 100 rows and 20 columns');
});

test.each([
  [100, 20, undefined],
  [101, 1, 'A table can have up to 100 rows and 20 columns. This one has 101 and 1.'],
  [1, 21, 'A table can have up to 100 rows and 20 columns. This one has 1 and 21.'],
])('%i rows and %i columns that are saved: %j', (rows, columns, problem) => {
  const checked = checkWith(dataset(), { columns: ['a'], rows: table(rows, columns) });
  expect(checked.ok ? undefined : checked.problems[0]?.message).toBe(problem);
});
