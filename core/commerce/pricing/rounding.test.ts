import { expect, test } from 'vitest';
import { allocate, portionOf } from './rounding.ts';

test.each<[number, number, number, number]>([
  [99, 10_000, 100_000, 10],
  [95, 10_000, 100_000, 10],
  [94, 10_000, 100_000, 9],
  [100_000_000 * 9999, 8875, 100_000, 88_741_125_000],
  [0, 8875, 100_000, 0],
])('%i × %i / %i is %i', (cents, part, whole, expected) => {
  expect(portionOf(cents, part, whole)).toBe(expected);
});

test.each<[number, number[], number[]]>([
  [100, [1, 1, 1], [34, 33, 33]],
  [2, [1, 1, 1], [1, 1, 0]],
  [5, [0, 0], [0, 0]],
  [10, [0, 7], [0, 10]],
])('%i over %j is %j', (amount, weights, parts) => {
  expect(allocate(amount, weights)).toEqual(parts);
});
