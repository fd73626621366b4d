import { expect, test } from 'vitest';
import type { RichText } from '../../rich-text/document.ts';
import { suggest } from './memory.ts';

const doc = (text: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const memory = [
  { key: 'a', source: 'Open every day', text: 'Täglich geöffnet' },
  { key: 'b', source: 'Book a table for two', text: 'Einen Tisch für zwei reservieren' },
  { key: 'c', source: doc('Bread'), text: doc('Brot') },
];
const asked = (source: string | RichText) =>
  suggest([{ key: 'k', blockId: '', label: '', source }], memory).map(({ text, isExact }) => ({
    text,
    isExact,
  }));

test.each([
  ['Open every day', [{ text: 'Täglich geöffnet', isExact: true }]],
  ['Book a table for four', [{ text: 'Einen Tisch für zwei reservieren', isExact: false }]],
  ['Open', []],
  ['Something else entirely', []],
  [doc('Bread'), [{ text: doc('Brot'), isExact: true }]],
  [doc('Breads'), []],
  ['Bread', []],
])('%j is remembered as %j', (source, found) => {
  expect(asked(source)).toEqual(found);
});

const suggestedFrom = (sources: readonly string[], source: string) =>
  suggest(
    [{ key: 'k', blockId: '', label: '', source }],
    sources.map((each) => ({ key: each, source: each, text: `said: ${each}` })),
  ).map(({ text }) => text);
const words = (count: number, word = 'w') => Array.from({ length: count }, (_, at) => `${word}${at}`);

test.each<[string, string[], string, string | undefined]>([
  ['the same words with other signs', ['Open daily'], 'Open daily!', 'Open daily'],
  ['one word is too little', ['Open'], 'Open!', undefined],
  ['the one that is more alike', ['a b c d x', 'a b c d e x', 'a b c y x'], 'a b c d e', 'a b c d e x'],
  ['a word counts as often as it is there', ['so nice'], 'so so so so', undefined],
  ['a word more takes none of the others away', ['a b c d'], 'x a b c d', 'a b c d'],
  [
    'seven words in ten',
    [[...words(7), 'x', 'y', 'z'].join(' ')],
    words(10).join(' '),
    'w0 w1 w2 w3 w4 w5 w6 x y z',
  ],
  ['six words in ten', [[...words(6), 'v', 'x', 'y', 'z'].join(' ')], words(10).join(' '), undefined],
  ['as long as is compared', [words(60).join(' ')], `${words(60).join(' ')}.`, words(60).join(' ')],
  ['longer than is compared', [words(61).join(' ')], `${words(61).join(' ')}.`, undefined],
])('%s', (_, sources, source, found) => {
  expect(suggestedFrom(sources, source)).toEqual(found === undefined ? [] : [`said: ${found}`]);
});

test('a plain text is not suggested in the place of a formatted one, nor the other way round', () => {
  const changed = [{ key: 'a', source: 'Bread', text: doc('Brot') }];
  expect(suggest([{ key: 'k', blockId: '', label: '', source: 'Bread' }], changed)).toEqual([]);
});
