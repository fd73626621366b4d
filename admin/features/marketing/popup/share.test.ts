import { expect, test } from 'vitest';
import { shareOf } from './share.ts';

test.each([
  [{ shown: 200, done: 14, action: 'newsletter' }, '7 % of those who saw it signed up.'],
  [{ shown: 3, done: 5, action: 'form' }, '100 % of those who saw it sent the form.'],
  [{ shown: 3, done: 0, action: 'button' }, 'Nobody who saw it has clicked the button yet.'],
  [{ shown: 3, done: 0, action: 'none' }, 'It has no form or button, so there is no conversion to measure.'],
] as const)('%j', (figures, sentence) => {
  expect(shareOf(figures)).toBe(sentence);
});
