import { expect, test } from 'vitest';
import { daysWithin, weeksOf } from './month-grid.ts';

test.each([
  ['2026-11', 6, 6, 30],
  ['2026-02', 5, 6, 28],
  ['2024-02', 5, 3, 29],
  ['2027-02', 4, 0, 28],
])('%s has %i weeks, %i days before the first', (month, weeks, before, days) => {
  const grid = weeksOf(month);
  expect(grid).toHaveLength(weeks);
  expect(grid.every((week) => week.length === 7)).toBe(true);
  expect(grid.flat().indexOf(1)).toBe(before);
  expect(grid.flat().filter((day) => day !== null)).toHaveLength(days);
});

test.each([
  ['2026-11-15', '2026-11-15', [15]],
  ['2026-10-30', '2026-11-02', [1, 2]],
  ['2026-11-29', '2026-12-24', [29, 30]],
  ['2026-11-15', '2026-11-01', [15]],
  ['2026-12-01', '2026-12-02', []],
])('from %s to %s', (first, last, days) => {
  expect(daysWithin('2026-11', first, last)).toEqual(days);
});
