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
