import { expect, test } from 'vitest';
import type { Block, Place } from '../page/page.ts';
import { aBlock, aPage, aSection, layoutOf } from '../page/testing/pages.ts';
import { separateAdded } from './separate-added.ts';

const namesOf = (blocks: readonly Block[]) => new Map(blocks.map(({ id }) => [id, true]));

/** What both see in the end, one added by me and the other by them. */
function together(mine: readonly [string, Partial<Place>][], theirs: readonly [string, Partial<Place>][]) {
  const old = [aBlock('a', { row: 1 })];
  const [byMe, byThem] = [mine, theirs].map((list) => list.map(([name, at]) => aBlock(name, at))) as [
    Block[],
    Block[],
  ];
  const merged = separateAdded([...old, ...byMe, ...byThem], {
    base: namesOf(old),
    mine: namesOf([...old, ...byMe]),
    theirs: namesOf([...old, ...byThem]),
  });
  return layoutOf(aPage(aSection('s', merged)))[0]?.map((line) => line.split(' ', 2).join(' '));
}

test.each<[string, [string, Partial<Place>][], [string, Partial<Place>][], string[]]>([
  ['at one spot', [['m', { row: 2 }]], [['n', { row: 2 }]], ['a 1/1', 'm 2/1', 'n 3/1']],
  ['whoever saved first', [['n', { row: 2 }]], [['m', { row: 2 }]], ['a 1/1', 'n 3/1', 'm 2/1']],
  ['beside each other', [['m', { row: 2 }]], [['n', { row: 2, column: 13 }]], ['a 1/1', 'm 2/1', 'n 2/13']],
  ['by one of them', [['m', { row: 1 }]], [], ['a 1/1', 'm 1/1']],
  [
    'several, of which two overlap',
    [
      ['m', { row: 2 }],
      ['o', { row: 5 }],
    ],
    [
      ['n', { row: 3 }],
      ['p', { row: 5 }],
    ],
    ['a 1/1', 'm 2/1', 'o 5/1', 'n 6/1', 'p 8/1'],
  ],
])('added %s', (_, mine, theirs, expected) => {
  expect(together(mine, theirs)).toEqual(expected);
});

test('what both have, or neither added, stays where it is', () => {
  const blocks = [aBlock('m', { row: 2 }), aBlock('n', { row: 2 })];
  const all = namesOf(blocks);
  expect(separateAdded(blocks, { base: new Map(), mine: all, theirs: all })).toBe(blocks);
  expect(separateAdded(blocks, { base: all, mine: all, theirs: new Map() })).toBe(blocks);
});
