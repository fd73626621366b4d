import { expect, test } from 'vitest';
import { isClockTime } from './clock-time.ts';

test.each([
  [['1', '30', '', 'PM'], true],
  [['12', '00', '59', 'AM'], true],
  [['0', '30', '', 'PM'], false],
  [['13', '30', '', 'PM'], false],
  [['1', '60', '', 'PM'], false],
  [['1', '', '', 'PM'], false],
  [['1', '30', '60', 'PM'], false],
  [['1', '30', '', 'pm'], false],
  [['1', '30', '', ''], false],
  [[], false],
])('%j is a time: %s', (parts, expected) => {
  expect(isClockTime(parts)).toBe(expected);
});
