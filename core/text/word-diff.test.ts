import { expect, test } from 'vitest';
import { wordDiff } from './word-diff.ts';

const marks = { same: '', added: '+', removed: '-' } as const;
const shown = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ what, words }) => marks[what] + words)
    .join(' | ');

test.each([
  ['Open on Sunday', 'Open on Monday', 'Open on | -Sunday | +Monday'],
  ['', 'New words', '+New words'],
  ['Old words', '', '-Old words'],
  ['One two three', 'One three', 'One | -two | three'],
  ['Same  as\nbefore', 'Same as before', 'Same as before'],
])('from “%s” to “%s”', (before, after, expected) => expect(shown(before, after)).toBe(expected));

test('very long texts are told as a whole', () => {
  const parts = wordDiff('a '.repeat(600), 'b '.repeat(600));
  expect(parts.map(({ what }) => what)).toEqual(['removed', 'added']);
});
