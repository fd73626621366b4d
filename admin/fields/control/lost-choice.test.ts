import { expect, test } from 'vitest';
import { lostChoice } from './lost-choice.ts';

test.each([
  ['contact', ['contact', 'booking'], undefined],
  ['contact', ['booking'], 'Unable to locate content'],
  ['contact', [], 'Unable to locate content'],
  ['contact', undefined, undefined],
  ['', ['booking'], undefined],
  [undefined, ['booking'], undefined],
])('%j of %j', (value, known, problem) => {
  expect(lostChoice(value, known)).toBe(problem);
});
