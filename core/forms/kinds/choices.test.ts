import { expect, test } from 'vitest';
import { fieldOf, problemWith } from './testing/check-value.ts';

const options = ['A', 'B'];
const unexpected = (text: string) => `${text} is not one of the expected options`;

test.each([
  ['radio', 'C', unexpected('C')],
  ['radio', 'B', undefined],
  ['select', 'C', unexpected('C')],
  ['select', 'x'.repeat(3000), unexpected('x'.repeat(60))],
  ['checkbox', ['A', 'X'], unexpected('X')],
  ['checkbox', ['A', 'A'], undefined],
  ['checkbox', 'A', 'Field could not be read.'],
] as const)('%s %j', (type, value, message) =>
  expect(problemWith(fieldOf(type, { options }), value)).toBe(message),
);
