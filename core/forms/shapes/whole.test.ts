import { expect, test } from 'vitest';
import { isWhole } from './whole.ts';

test.each([
  ['1', true],
  ['12', true],
  ['01', true],
  ['0', false],
  ['13', false],
  ['00005', false],
  ['1.5', false],
  ['-1', false],
  [' 1', false],
  ['', false],
])('%j is a whole number from 1 to 12: %s', (text, expected) => {
  expect(isWhole(text, 1, 12)).toBe(expected);
});
