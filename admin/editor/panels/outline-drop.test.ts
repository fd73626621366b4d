import { expect, test } from 'vitest';
import type { Block } from '#core/page/page.ts';
import { lineOf, spotOf, type Drop, type Line, type Spot } from './outline-drop.ts';

const row = (id: string, section: string) => ({
  id,
  section: { id: section },
  ...(id !== section && { block: {} as Block }),
});
const items = [
  row('one', 'one'),
  row('a', 'one'),
  row('b', 'one'),
  row('two', 'two'),
  row('c', 'two'),
  row('three', 'three'),
];
const drop = (id: string, onto: string, isLower = false): Drop => ({ id, onto, isLower });

test.each<[string, Drop, Spot | undefined, Line | undefined]>([
  [
    'a block before another',
    drop('c', 'b'),
    { kind: 'block', sectionId: 'one', beforeId: 'b' },
    { id: 'b', side: 'before' },
  ],
  [
    'a block after the last of a section',
    drop('c', 'b', true),
    { kind: 'block', sectionId: 'one', beforeId: undefined },
    { id: 'b', side: 'after' },
  ],
  [
    'a block after the one behind it',
    drop('a', 'b', true),
    { kind: 'block', sectionId: 'one', beforeId: undefined },
    { id: 'b', side: 'after' },
  ],
  [
    'a block to the beginning of a section',
    drop('a', 'two', true),
    { kind: 'block', sectionId: 'two', beforeId: 'c' },
    { id: 'two', side: 'after' },
  ],
  [
    'a block into an empty section',
    drop('a', 'three'),
    { kind: 'block', sectionId: 'three', beforeId: undefined },
    { id: 'three', side: 'after' },
  ],
  ['a section up', drop('three', 'b', true), { kind: 'section', index: 0 }, { id: 'one', side: 'before' }],
  ['a section down', drop('one', 'c'), { kind: 'section', index: 1 }, { id: 'c', side: 'after' }],
  [
    'a section to the end',
    drop('one', 'three'),
    { kind: 'section', index: 2 },
    { id: 'three', side: 'after' },
  ],
  ['a section on its own block', drop('one', 'a'), undefined, undefined],
])('%s', (_, dragged, spot, line) => {
  expect(spotOf(items, dragged)).toEqual(spot);
  expect(lineOf(items, dragged)).toEqual(line);
});
