import { expect, test } from 'vitest';
import { isPlain, lettersOf } from './plain-letters.ts';

test.each([
  ['<p class="a">It’s “here” – £5 × 2 · © Plinth</p>\n', true],
  ['Nothing but ★ and 字, which are in no file of Latin letters', true],
  ['A café', false],
  ['Straße', false],
  ['„so“', false],
  ['a soft\u00ADhyphen', false],
])('%j is in plain letters: %s', (text, expected) => {
  expect(isPlain(text)).toBe(expected);
});

test('a range has all its letters', () => {
  expect(lettersOf('U+0041-0043,U+20AC')).toBe('ABC€');
});
