import { expect, test } from 'vitest';
import { lengthWords } from './length-of-text.ts';

test.each([
  ['', '0 words'],
  ['Bread', '1 word'],
  ['Don’t rush – it’s bread.', '4 words'],
  ['パンを焼く', '3 words'],
  ['loaf '.repeat(220), '220 words · 1 minute to read'],
  ['loaf '.repeat(1540), '1,540 words · 7 minutes to read'],
])('%j has %s', (text, expected) => {
  expect(lengthWords(text)).toBe(expected);
});
