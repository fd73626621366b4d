import { expect, test } from 'vitest';
import { showValue } from './conflict-words.ts';

const doc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Bread' }] }] };

test.each<[unknown, string]>([
  ['Words', 'Words'],
  ['', '(empty)'],
  [null, '(removed)'],
  [undefined, '(removed)'],
  [true, 'Yes'],
  [false, 'No'],
  [3, '3'],
  [doc, 'Bread'],
  [{ column: 2, span: 9, row: 2, rows: 1 }, 'Columns 2 to 10, row 2'],
  [{ column: 5, span: 1, row: 1, rows: 3 }, 'Column 5, rows 1 to 3'],
  [{ href: '/about', newWindow: false }, 'Href: /about\nNew window: No'],
  [{ id: 'x', type: 'heading', values: { text: 'Bread' } }, 'Heading\nText: Bread'],
  [{ id: 'x', style: {}, blocks: [{}] }, 'A section with 1 block'],
  [['a'.repeat(24), 'b'.repeat(24)], 'An order of 2'],
  [[{ title: 'One' }, { title: 'Two' }], '1. Title: One\n2. Title: Two'],
])('%j is shown as %j', (value, words) => {
  expect(showValue(value)).toBe(words);
});
