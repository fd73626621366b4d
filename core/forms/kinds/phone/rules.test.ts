import { expect, test } from 'vitest';
import { RULES } from '../rules.ts';
import { fieldOf, problemWith, SAY } from '../testing/check-value.ts';

const NO_PHONE = 'Field must be a phone number.';

test.each([
  [['+49', '(89)', '123-4', '5678'], undefined],
  [['555', '123', '4567'], undefined],
  [['', '5', '1', '4'], NO_PHONE],
  [['', '5', '1', '42'], undefined],
  [['123', '1234', '1234', '1234'], undefined],
  [['1234', '1234', '1234', '1234'], NO_PHONE],
  [['+', '555', '123', '4567'], undefined],
  [['', '555', '123', ''], NO_PHONE],
  [['', 'five', '123', '4567'], NO_PHONE],
  [['', '', '123', '4567'], NO_PHONE],
  [['1', '2345', '67890', '123456'], NO_PHONE],
  [['1', '2'], 'Field could not be read.'],
])('%j', (value, message) => expect(problemWith(fieldOf('phone'), value)).toBe(message));

test('three parts get an empty country in front', () => {
  expect(RULES.phone.value?.check(fieldOf('phone'), ['555', '123', '4567'], SAY).value).toEqual([
    '',
    '555',
    '123',
    '4567',
  ]);
});
