import { expect, test } from 'vitest';
import { fieldOf, problemWith } from '../testing/check-value.ts';
import { joinPhone, splitPhone } from './whole.ts';

test.each([
  ['555 123 4567', ['', '555', '123', '4567']],
  ['(555) 123-4567', ['', '555', '123', '4567']],
  ['+1 555.123.4567', ['1', '555', '123', '4567']],
  ['+49 (0)89 1234 5678', ['49', '891', '234', '5678']],
  ['0049 89 12345678', ['49', '891', '234', '5678']],
  ['+353 1 234 5678', ['353', '1', '234', '5678']],
  ['01947 555 0142', ['', '01947', '555', '0142']],
  ['5142', ['', '5', '1', '42']],
  ['51423', ['', '5', '1', '423']],
])('%s', (text, parts) => {
  expect(splitPhone(text)).toEqual(parts);
  expect(problemWith(fieldOf('phone'), splitPhone(text))).toBeUndefined();
  expect(splitPhone(joinPhone(parts))).toEqual(parts);
});

test.each(['five', '12', '+49', '+49 12', '555 123 4567 ext', '1234567890123456'])(
  '%s is no number',
  (text) =>
    expect(problemWith(fieldOf('phone', { required: true }), splitPhone(text))).toBe(
      'Field must be a phone number.',
    ),
);

test('nothing stays nothing', () => expect(splitPhone('  ')).toEqual(['', '', '', '']));
