import { expect, test } from 'vitest';
import { fieldOf, problemWith } from '../testing/check-value.ts';

const NO_AMOUNT = 'Field must be an amount such as 12.50.';

test.each([
  ['free', NO_AMOUNT],
  ['12.505', NO_AMOUNT],
  ['12.50', undefined],
  ['1,200', undefined],
  ['1200', undefined],
  ['12,50', undefined],
  ['1.200,5', undefined],
  ['1,2,3', NO_AMOUNT],
])('%j', (value, message) => expect(problemWith(fieldOf('currency'), value)).toBe(message));
