import { expect, test } from 'vitest';
import { checkWith } from '../fields/index.ts';
import { MAX_TERMS_PER_ITEM, oneTermAtATime, termExists, terms, termSlug } from './taxonomy.ts';

const tags = terms('tags', 'Tags');
const categories = terms('categories', 'Categories');

test.each([
  ['each once, whatever its case', tags, ['Salt', ' salt ', 'Sea  salt'], ['Salt', 'Sea salt']],
  ['50 characters are a tag', tags, ['x'.repeat(50)], ['x'.repeat(50)]],
  ['25 characters are a category', categories, ['x'.repeat(25)], ['x'.repeat(25)]],
  ['emoji are words', tags, ['🌊'], ['🌊']],
])('%s', (_, field, value, kept) => {
  expect(checkWith(field, value)).toEqual({ ok: true, value: kept });
});

test.each([
  ['51 characters', tags, ['x'.repeat(51)], 'A tag can have up to 50 characters.'],
  ['26 characters', categories, ['x'.repeat(26)], 'A category can have up to 25 characters.'],
  ['an empty one', tags, [' '], 'A tag needs a name.'],
  ['a number', tags, [7], 'Must be a list of words.'],
  [
    'too many',
    tags,
    Array.from({ length: MAX_TERMS_PER_ITEM + 1 }, (__, i) => `t${i}`),
    'Must have at most 100 entries.',
  ],
])('%s is refused', (_, field, value, message) => {
  expect(checkWith(field, value)).toEqual({ ok: false, problems: [{ path: '', message }] });
});

test.each([
  ['Sea salt', 'sea-salt'],
  ['Öl & Essig', 'ol-essig'],
  ['🌊', 'f09f8c8a'],
])('%j is found at %j', (term, slug) => {
  expect(termSlug(term)).toBe(slug);
});

test('a second one of the same name, or in work at the same time', () => {
  expect(termExists('tags')).toBe('This tag already exists');
  expect(termExists('categories')).toBe('This category already exists');
  expect(oneTermAtATime('tags')).toBe('You may only edit one tag at a time');
  expect(oneTermAtATime('categories')).toBe('You may only edit one category at a time');
});
