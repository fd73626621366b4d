import { expect, test } from 'vitest';
import { fieldOf, problemWith } from '../testing/check-value.ts';
import { date } from './rules.ts';

const NO_DATE = 'Field must be a real date.';

test.each([
  [['2', '30', '2025'], NO_DATE],
  [['2', '29', '2024'], undefined],
  [['2', '29', '1900'], NO_DATE],
  [['2', '29', '2000'], undefined],
  [['4', '31', '2025'], NO_DATE],
  [['13', '1', '2025'], NO_DATE],
  [['0', '1', '2025'], NO_DATE],
  [['1', '', ''], NO_DATE],
  [['', '', ''], undefined],
  [['1', '2'], 'Field could not be read.'],
])('%j', (value, message) => expect(problemWith(fieldOf('date'), value)).toBe(message));

test.each([
  ['en-US', 'Month Day Year'],
  ['en-GB', 'Month Day Year'],
  ['de', 'Day Month Year'],
  ['ja', 'Year Month Day'],
  ['ar', 'Day Month Year'],
])('in %s people are asked for %s', (locale, order) => {
  expect(date.input.as === 'parts' && date.input.orderIn?.(locale).join(' ')).toBe(order);
});
