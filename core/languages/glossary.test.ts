import { expect, test } from 'vitest';
import { findTerms, missingTerms, termsIn, type Term } from './glossary.ts';

const TERMS: Term[] = [
  { term: 'shelf', translation: 'Regal' },
  { term: 'back shelf', translation: 'Hinterregal' },
  { term: 'Plinth', translation: '' },
  { term: 'C++ (new)', translation: 'C++ (neu)' },
  { term: '皿', translation: 'Teller' },
];

test.each<[string, string[]]>([
  ['On the shelf', ['shelf']],
  ['SHELF and shelf', ['shelf']],
  ['The back shelf', ['back shelf']],
  ['Bookshelf and shelfware', []],
  ['Made with Plinth.', ['Plinth']],
  ['Learn C++ (new)!', ['C++ (new)']],
  ['青い皿です', ['皿']],
  ['', []],
])('“%s” has the terms %j', (text, expected) => {
  expect(termsIn(text, TERMS).map(({ term }) => term)).toEqual(expected);
});

test('each place is told once, in order', () => {
  expect(findTerms('shelf, back shelf', TERMS).map(({ from, to }) => [from, to])).toEqual([
    [0, 5],
    [7, 17],
  ]);
});

test('terms that touch are both told', () => {
  expect(findTerms('皿皿', TERMS).map(({ from, to }) => [from, to])).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test.each<[string, string, string[]]>([
  ['On the shelf', 'Im Regal', []],
  ['The shelves and a shelf', 'Die Regale und ein regal', []],
  ['On the shelf', 'Auf dem Brett', ['shelf']],
  ['Plinth', 'Sockel', ['Plinth']],
  ['On the shelf', '', []],
])('“%s” as “%s” lacks %j', (source, translation, expected) => {
  expect(missingTerms(source, translation, TERMS).map(({ term }) => term)).toEqual(expected);
});
