import { expect, test } from 'vitest';
import { CHARACTER_LIMIT_EXCEEDED } from '../../../messages/form-fields.ts';
import { fieldOf, problemWith } from '../testing/check-value.ts';

test.each([
  ['a b c', undefined],
  ['a b cd', CHARACTER_LIMIT_EXCEEDED],
  ['', undefined],
  ['a\r\nbcd', undefined],
  ['a\nbcde', CHARACTER_LIMIT_EXCEEDED],
  ['😀😀a', undefined],
  ['😀😀ab', CHARACTER_LIMIT_EXCEEDED],
])('five characters at most: %j', (value, message) =>
  expect(problemWith(fieldOf('textarea', { maxLength: 5 }), value)).toBe(message),
);

test.each([0, -5, 1.5, Number.NaN, undefined])('%d is no limit an owner set', (maxLength) => {
  const field = fieldOf('textarea', maxLength === undefined ? {} : { maxLength });
  expect(problemWith(field, 'x'.repeat(50_000))).toBeUndefined();
  expect(problemWith(field, 'x'.repeat(50_001))).toBe('You have exceeded the character limit.');
});
