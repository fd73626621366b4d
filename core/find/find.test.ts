import { expect, test } from 'vitest';
import { findWordsOf, hasWords } from './find.ts';

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
])('%j finds Harbour Bakery: %j', (typed, isFound) => {
  expect(hasWords(findWordsOf(typed), 'Harbour Bakery')).toBe(isFound);
});
