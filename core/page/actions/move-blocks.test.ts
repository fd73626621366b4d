import { describe, expect, test } from 'vitest';
import { moveBlocks, placeBlock, placeOf } from './move-blocks.ts';
import { MAX_BLOCKS_PER_LAYOUT, TOO_MANY_BLOCKS } from '../page.ts';
import { aBlock, allowed, anId, aPage, aSection, layoutOf } from '../testing/pages.ts';

const phone = { column: 2, span: 4, row: 3, rows: 1 };
const page = aPage(
  aSection('s', [
    aBlock('a', { column: 1, row: 1 }),
    aBlock('b', { column: 13, row: 2 }),
    aBlock('c', { row: 4 }, phone),
  ]),
  aSection('t', [aBlock('d', { row: 2, rows: 2 })]),
);
const move = (names: string, by: [number, number], more: object = {}) =>
  allowed(
    moveBlocks(page, {
      ids: names.split('').map(anId),
      breakpoint: 'base',
      by: { columns: by[0], rows: by[1] },
      ...more,
    }),
  );

describe('within a section', () => {
  test.each<[string, [number, number], string[]]>([
    ['a', [3, 1], ['a 2/4 12x1', 'b 2/13 12x1', 'c 4/1 12x1']],
    ['a', [-5, -5], ['a 1/1 12x1', 'b 2/13 12x1', 'c 4/1 12x1']],
    ['a', [99, 999], ['a 500/13 12x1', 'b 2/13 12x1', 'c 4/1 12x1']],
    // A group stops as one.
    ['ab', [3, 1], ['a 2/1 12x1', 'b 3/13 12x1', 'c 4/1 12x1']],
    ['ac', [2, -1], ['a 1/3 12x1', 'b 2/13 12x1', 'c 4/3 12x1']],
    // Onto another: both stay where they were put.
    ['a', [12, 1], ['a 2/13 12x1', 'b 2/13 12x1', 'c 4/1 12x1']],
  ])('%s by %j', (names, by, layout) => {
    expect(layoutOf(move(names, by))[0]).toEqual(layout);
  });

  test('what did not move is the same object', () => {
    const moved = move('a', [1, 0]);
    expect(moved.sections[1]).toBe(page.sections[1]);
    expect(moved.sections[0]?.blocks[1]).toBe(page.sections[0]?.blocks[1]);
    expect(move('a', [0, 0])).toBe(page);
    expect(move('a', [-9, 0])).toBe(page);
    expect(move('x', [1, 1])).toBe(page);
  });
});

describe('on phones', () => {
  test('a block starts from where it flows, and the base stays', () => {
    const moved = move('b', [0, 1], { breakpoint: 'phone' });
    expect(layoutOf(moved, 'phone')[0]).toEqual(['a flows', 'b 3/1 8x1', 'c 3/2 4x1']);
    expect(layoutOf(moved)).toEqual(layoutOf(page));
  });

  test('the grid has eight columns', () => {
    const moved = move('c', [99, 0], { breakpoint: 'phone' });
    expect(layoutOf(moved, 'phone')[0]?.[2]).toBe('c 3/5 4x1');
  });
});

describe('into another section', () => {
  const sectionId = anId('t');

  test('at the place it was dropped; its place on phones was meant for the old section', () => {
    const moved = move('c', [2, -3], { sectionId });
    expect(layoutOf(moved)).toEqual([
      ['a 1/1 12x1', 'b 2/13 12x1'],
      ['d 2/1 12x2', 'c 1/3 12x1'],
    ]);
    expect(layoutOf(moved, 'phone')[1]).toEqual(['d flows', 'c flows']);
  });

  test('together with one that is there already', () => {
    expect(layoutOf(move('cd', [1, 0], { sectionId }))[1]).toEqual(['d 2/2 12x2', 'c 4/2 12x1']);
  });

  test('on phones it goes below the others of the base layout', () => {
    const moved = move('c', [0, -2], { sectionId, breakpoint: 'phone' });
    expect(layoutOf(moved)[1]).toEqual(['d 2/1 12x2', 'c 7/1 12x1']);
    expect(layoutOf(moved, 'phone')[1]).toEqual(['d flows', 'c 1/2 4x1']);
  });

  test.each([
    [MAX_BLOCKS_PER_LAYOUT - 1, true],
    [MAX_BLOCKS_PER_LAYOUT, false],
    [70, false],
  ])('with %i blocks in it: %j', (count, isAllowed) => {
    const full = aPage(
      aSection('s', [aBlock('a')]),
      aSection(
        't',
        Array.from({ length: count }, (_, index) => aBlock(`x${index}`)),
      ),
    );
    const change = { breakpoint: 'base', by: { columns: 1, rows: 0 }, sectionId } as const;
    const result = moveBlocks(full, { ...change, ids: [anId('a')] });
    expect(result).toEqual(isAllowed ? expect.anything() : { refused: TOO_MANY_BLOCKS });
    expect('refused' in result).toBe(!isAllowed);
    // A layout that is too full already can still be arranged.
    expect(allowed(moveBlocks(full, { ...change, ids: [anId('x1')] })).sections[1]?.blocks).toHaveLength(
      count,
    );
  });

  test('that is gone', () => {
    const result = moveBlocks(page, {
      ids: [anId('a')],
      breakpoint: 'base',
      by: { columns: 0, rows: 0 },
      sectionId: anId('gone'),
    });
    expect(result).toEqual({ refused: 'That section is no longer on the page.' });
  });
});

test.each([
  [{ column: 3, span: 4, row: 5, rows: 6 }, 'a 5/3 4x6'],
  [{ column: 30, span: 40, row: 0, rows: 0 }, 'a 1/1 24x1'],
  [{ column: 23, span: 4, row: 501, rows: 501 }, 'a 500/21 4x500'],
  [{ column: Number.NaN, span: 2.4, row: 1, rows: 1 }, 'a 1/1 2x1'],
])('%j is put on the grid', (place, layout) => {
  const placed = placeBlock(page, { id: anId('a'), breakpoint: 'base', place });
  expect(layoutOf(placed)[0]?.[0]).toBe(layout);
});

test('where a block stands', () => {
  expect(placeOf(page, anId('c'), 'phone')).toEqual(phone);
  expect(placeOf(page, anId('b'), 'phone')).toEqual({ column: 1, span: 8, row: 2, rows: 1 });
  expect(placeOf(page, anId('x'), 'base')).toBeUndefined();
});
