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

test.each([
  [-1, 1, 1],
  [1, -1, 1],
  [1, 1, 0],
  [1, 1, -1],
])('%i × %i / %i is no portion', (cents, part, whole) => {
  expect(() => portionOf(cents, part, whole)).toThrow(RangeError);
});

test.each([
  [1, 1, 2, 1],
  [1, 1, 3, 0],
  [2, 1, 3, 1],
  [Number.MAX_SAFE_INTEGER, 1, 1, Number.MAX_SAFE_INTEGER],
  [Number.MAX_SAFE_INTEGER, 1, 2, 2 ** 52],
  [0, 0, 1, 0],
])('%i × %i / %i is %i, however large', (cents, part, whole, expected) => {
  expect(portionOf(cents, part, whole)).toBe(expected);
});

test.each<[number, number[], number[]]>([
  [3, [2, 1, 2], [1, 1, 1]],
  [4, [3, 3, 1], [2, 2, 0]],
  [1, [1, 2], [0, 1]],
  [5, [1, 1], [3, 2]],
])('left cents of %i over %j go to the largest rests: %j', (amount, weights, parts) => {
  expect(allocate(amount, weights)).toEqual(parts);
});

test.each<[number, number[], number[]]>([
  [1, [3, 5, 4], [0, 1, 0]],
  [2, [3, 5, 4], [0, 1, 1]],
  [2, [4, 5, 3], [1, 1, 0]],
  [10, [1, 1, 1, 1], [3, 3, 2, 2]],
])('%i over %j is %j, the earlier first where rests are alike', (amount, weights, parts) => {
  expect(allocate(amount, weights)).toEqual(parts);
});
