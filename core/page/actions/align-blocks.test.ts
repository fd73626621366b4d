import { describe, expect, test } from 'vitest';
import { alignBlocks, distributeBlocks, WOULD_COVER, type Alignment } from './align-blocks.ts';
import { aBlock, allowed, anId, aPage, aSection, layoutOf } from '../testing/pages.ts';

const page = aPage(
  aSection('s', [
    aBlock('a', { column: 3, span: 6, row: 1 }),
    aBlock('b', { column: 10, span: 4, row: 2, rows: 3 }),
    aBlock('c', { column: 18, span: 5, row: 5 }),
    aBlock('x', { column: 1, span: 24, row: 9 }),
  ]),
  aSection('t', [aBlock('d', { column: 2, span: 4, row: 7 })]),
);
const ids = (names: string) => names.split('').map(anId);

describe('aligning', () => {
  test.each<[Alignment, string, string[]]>([
    ['left', 'abc', ['a 1/3 6x1', 'b 2/3 4x3', 'c 5/3 5x1']],
    ['centre', 'abc', ['a 1/10 6x1', 'b 2/11 4x3', 'c 5/11 5x1']],
    ['right', 'abc', ['a 1/17 6x1', 'b 2/19 4x3', 'c 5/18 5x1']],
    ['top', 'abc', ['a 1/3 6x1', 'b 1/10 4x3', 'c 1/18 5x1']],
    ['middle', 'abc', ['a 3/3 6x1', 'b 2/10 4x3', 'c 3/18 5x1']],
    ['bottom', 'abc', ['a 5/3 6x1', 'b 3/10 4x3', 'c 5/18 5x1']],
    ['left', 'bd', ['a 1/3 6x1', 'b 2/2 4x3', 'c 5/18 5x1']],
    ['top', 'bd', ['a 1/3 6x1', 'b 2/10 4x3', 'c 5/18 5x1']],
  ])('%s of %s', (to, names, layout) => {
    const aligned = allowed(alignBlocks(page, { ids: ids(names), breakpoint: 'base', to }));
    expect(layoutOf(aligned)[0]).toEqual([...layout, 'x 9/1 24x1']);
    expect(layoutOf(aligned, 'phone')).toEqual(layoutOf(page, 'phone'));
  });

  test('a section without any of them stays the same object', () => {
    const aligned = allowed(alignBlocks(page, { ids: ids('ab'), breakpoint: 'base', to: 'left' }));
    expect(aligned.sections[1]).toBe(page.sections[1]);
  });

  test.each<Alignment>(['left', 'top'])('what is %s already is the same page', (to) => {
    const once = allowed(alignBlocks(page, { ids: ids('abc'), breakpoint: 'base', to }));
    expect(alignBlocks(once, { ids: ids('abc'), breakpoint: 'base', to })).toBe(once);
  });

  test('never on top of each other, nor of a third', () => {
    const row = aPage(aSection('s', [aBlock('a', { span: 6 }), aBlock('b', { column: 9, span: 6 })]));
    expect(alignBlocks(row, { ids: ids('ab'), breakpoint: 'base', to: 'left' })).toEqual({
      refused: WOULD_COVER,
    });
    expect(alignBlocks(page, { ids: ids('cx'), breakpoint: 'base', to: 'bottom' })).toEqual({
      refused: WOULD_COVER,
    });
  });

  test('what lies over another already may be aligned', () => {
    const pile = aPage(aSection('s', [aBlock('a', { span: 6 }), aBlock('b', { column: 3, span: 6 })]));
    const aligned = allowed(alignBlocks(pile, { ids: ids('ab'), breakpoint: 'base', to: 'left' }));
    expect(layoutOf(aligned)[0]).toEqual(['a 1/1 6x1', 'b 1/1 6x1']);
  });

  test('on phones alone: what flows there and need not move keeps flowing', () => {
    const own = { column: 3, span: 4, row: 2, rows: 1 };
    const mixed = aPage(aSection('s', [aBlock('a'), aBlock('b', { row: 2 }, own)]));
    const aligned = allowed(alignBlocks(mixed, { ids: ids('ab'), breakpoint: 'phone', to: 'right' }));
    expect(layoutOf(aligned, 'phone')[0]).toEqual(['a flows', 'b 2/5 4x1']);
    expect(layoutOf(aligned)).toEqual(layoutOf(mixed));
  });
});

describe('distributing', () => {
  const across = (...columns: [column: number, span: number][]) =>
    aPage(
      aSection(
        's',
        columns.map(([column, span], index) => aBlock('abcd'[index] ?? '', { column, span, row: 1 })),
      ),
    );

  test.each<[[number, number][], string[]]>([
    [
      [
        [1, 4],
        [6, 4],
        [21, 4],
      ],
      ['a 1/1 4x1', 'b 1/11 4x1', 'c 1/21 4x1'],
    ],
    [
      [
        [21, 4],
        [1, 4],
        [5, 4],
        [9, 4],
      ],
      ['a 1/21 4x1', 'b 1/1 4x1', 'c 1/8 4x1', 'd 1/14 4x1'],
    ],
    [
      [
        [1, 8],
        [9, 8],
        [17, 8],
      ],
      ['a 1/1 8x1', 'b 1/9 8x1', 'c 1/17 8x1'],
    ],
    [
      [
        [1, 4],
        [9, 4],
      ],
      ['a 1/1 4x1', 'b 1/9 4x1'],
    ],
  ])('%j across', (columns, layout) => {
    const spread = distributeBlocks(across(...columns), {
      ids: ids('abcd'),
      breakpoint: 'base',
      along: 'columns',
    });
    expect(layoutOf(allowed(spread))[0]).toEqual(layout);
  });

  test('down', () => {
    const spread = distributeBlocks(page, { ids: ids('abx'), breakpoint: 'base', along: 'rows' });
    expect(layoutOf(allowed(spread))[0]).toEqual(['a 1/3 6x1', 'b 4/10 4x3', 'c 5/18 5x1', 'x 9/1 24x1']);
  });

  test('each section by itself: two of one and one of another are too few', () => {
    const spread = distributeBlocks(page, { ids: ids('abd'), breakpoint: 'base', along: 'rows' });
    expect(spread).toBe(page);
  });
});
