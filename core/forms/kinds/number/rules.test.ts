import { expect, test } from 'vitest';
import { fieldOf, problemWith } from '../testing/check-value.ts';

const NO_NUMBER = 'Field must be a number.';

test.each([
  ['abc', NO_NUMBER],
  ['1,5', NO_NUMBER],
  ['-12.5', undefined],
  ['1e3', undefined],
  ['.5', undefined],
])('%j', (value, message) => expect(problemWith(fieldOf('number'), value)).toBe(message));
