import { expect, test } from 'vitest';
import { axisOf, seriesOf, slicesOf } from './geometry.ts';

const seriesWith = (...values: (number | undefined)[]) => ({
  names: ['n'],
  points: values.map((value, index) => ({ label: String(index), values: [value] })),
});

test('the first column names, the others count', () => {
  const columns = ['Month', 'Bread', 'Cake'];
  expect(seriesOf({ columns, rows: [['May', '1,200', 'none']] })).toEqual({
    names: ['Bread', 'Cake'],
    points: [{ label: 'May', values: [1200, undefined] }],
  });
  expect(seriesOf({ columns: ['Bread'], rows: [['7']] }).points).toEqual([{ label: '1', values: [7] }]);
  expect(seriesOf({ columns: [], rows: [] })).toEqual({ names: [], points: [] });
});

test.each([
  [[3, 9], { min: 0, max: 10, ticks: [0, 5, 10] }],
  [[100], { min: 0, max: 100, ticks: [0, 50, 100] }],
  [[-4, 4], { min: -4, max: 4, ticks: [-4, -2, 0, 2, 4] }],
  [[0.3], { min: 0, max: 0.3, ticks: [0, 0.1, 0.2, 0.3] }],
  [[], { min: 0, max: 1, ticks: [0, 0.5, 1] }],
  [[0, undefined], { min: 0, max: 1, ticks: [0, 0.5, 1] }],
])('an axis for %j', (values, axis) => {
  const made = axisOf(seriesWith(...values));
  expect(made.ticks).toEqual(axis.ticks);
  expect([made.min, made.max]).toEqual([axis.min, expect.closeTo(axis.max)]);
});

test('slices fill the circle, and what is not above zero has none', () => {
  const slices = slicesOf(seriesWith(1, 3, -2, 0, undefined));
  expect(slices.map(({ share }) => share)).toEqual([0.25, 0.75]);
  expect(slices.map(({ path }) => path)).toEqual(['M0 0L0 -1A1 1 0 0 1 1 0Z', 'M0 0L1 0A1 1 0 1 1 0 -1Z']);
  expect(slicesOf(seriesWith(5))[0]?.path).toContain('A1 1 0 1 1 0 1');
});
