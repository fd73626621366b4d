import { expect, test } from 'vitest';
import { isRealDate } from './real-date.ts';

test.each([
  [['1', '31', '2026'], true],
  [['4', '31', '2026'], false],
  [['2', '29', '2028'], true],
  [['2', '29', '2026'], false],
  [['2', '29', '1900'], false],
  [['2', '29', '2000'], true],
  [['2', '29', '4'], true],
  [['12', '31', '9999'], true],
  [['0', '1', '2026'], false],
  [['13', '1', '2026'], false],
  [['1', '0', '2026'], false],
  [['1', '32', '2026'], false],
  [['1', '1', '0'], false],
  [['1', '1', ''], false],
  [[], false],
])('%j is a day: %s', (parts, expected) => {
  expect(isRealDate(parts)).toBe(expected);
});
