import { expect, test } from 'vitest';
import type { Control } from '../fields/field.ts';
import { choice, group, image, list, text } from '../fields/index.ts';
import { richText } from '../rich-text/field.ts';
import { pageBody } from '../page/stored/fields.ts';
import { aBlock, aPage, aSection, noteBlock } from '../page/testing/pages.ts';
import { wordsIn } from './words.ts';

const doc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'In a text' }] }] };

const fields = group({
  title: text({ max: 50 }),
  look: choice(['plain', 'loud'], 'plain'),
  picture: image(),
  words: richText(),
  entries: list(group({ name: text({ max: 50 }) }), { max: 3 }),
  body: pageBody(noteBlock),
});

test('words stand in texts, pictures, lists and blocks; choices and addresses are none', () => {
  const value = {
    title: 'A title',
    look: 'loud',
    picture: { src: '/a.jpg', alt: 'A picture' },
    words: doc,
    entries: [{ name: 'One' }, { name: ' ' }, { name: 'Two' }],
    body: aPage(aSection('s', [aBlock('block words'), { ...aBlock('unknown'), type: 'newer' }])),
    other: 'Of no field',
  };
  expect(wordsIn(value, fields.control, noteBlock).split('\n')).toEqual([
    'A title',
    'A picture',
    'In a text',
    'One',
    'Two',
    'block words',
  ]);
});

test.each<[Control['kind'], unknown, string]>([
  ['text', 7, ''],
  ['terms', ['red', 7, 'blue'], 'red\nblue'],
  ['terms', 'red', ''],
  [
    'dataset',
    {
      columns: ['Year', 'Sum'],
      rows: [
        ['2029', 5],
        ['2030', '6'],
      ],
    },
    'Year Sum\n2029\n2030 6',
  ],
  ['dataset', { columns: 'Year', rows: 'none' }, ''],
  ['custom', { any: 'Words', rich: doc, count: 7 }, 'Words\nIn a text'],
  ['custom', 'Words', ''],
  ['richText', 'no document', ''],
  ['image', { alt: 7 }, ''],
  ['group', 'no group', ''],
  ['list', { 0: 'no list' }, ''],
  ['section', { blocks: 'none' }, ''],
  ['block', { type: 7, values: { words: 'x' } }, ''],
])('of %s, %j says %j', (kind, value, words) => {
  expect(wordsIn(value, { kind, options: null } as Control, noteBlock)).toBe(words);
});
