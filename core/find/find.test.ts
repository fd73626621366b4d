import { expect, test } from 'vitest';
import { findWordsOf, hasWords, wordsTyped } from './find.ts';

test.each([
  ['Harbour  Bakery', ['harbour', 'bakery']],
  ['Ada.Lovelace@plinth.test', ['ada', 'lovelace', 'plinth', 'test']],
  ['Crème Brûlée, crème', ['creme', 'brulee']],
  ['#1042', ['1042']],
  ['東京 カフェ', ['東京', 'カフェ']],
  [' –!? ', []],
])('%j is %j', (said, words) => {
  expect(findWordsOf(said)).toEqual(words);
});

test.each([
  ['har bak', true],
  ['bakery harbour', true],
  ['ery', false],
  ['harbour shop', false],
  ['thing', true],
])('%j finds it: %j', (typed, isFound) => {
  expect(hasWords(wordsTyped(typed), 'Harbour Bakery, and ten words more, so long is this thing')).toBe(
    isFound,
  );
});
