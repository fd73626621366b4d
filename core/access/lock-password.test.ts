import { expect, test } from 'vitest';
import { lockPasswordProblem } from './lock-password.ts';

test.each([
  ['', 'Please enter a password.'],
  ['     ', 'Please enter a password.'],
  ['abc', 'Please use at least 4 characters.'],
  ['👩‍🍳a', undefined],
  ['abcd', undefined],
  ['open sesame', undefined],
  ['x'.repeat(100), undefined],
  ['x'.repeat(101), 'A password can have up to 100 characters.'],
])('%j: %s', (password, expected) => {
  expect(lockPasswordProblem(password)).toBe(expected);
});
