import { describe, expect, test } from 'vitest';
import type { Place } from '#core/page/page.ts';
import {
  alignedLines,
  boxOf,
  columnAt,
  columnLineAt,
  landingOf,
  rowLineAt,
  type Dragged,
  type GridShape,
} from './shape.ts';

const place = (column: number, span: number, row: number, rows = 1): Place => ({ column, span, row, rows });

/** 24 columns of 30 px with 10 px between them, rows of 100 px with 20 px between them. */
function grid(places: Readonly<Record<string, Place>>, more: Partial<GridShape> = {}): GridShape {
  const count = Object.values(places).reduce((last, { row, rows }) => Math.max(last, row + rows - 1), 0);
  const shape: GridShape = {
    sectionId: 's',
    section: { left: 0, top: 0, width: 1000, height: count * 120 + 60 },
    left: 20,
    top: 40,
    columns: 24,
    columnWidth: 30,
    columnGap: 10,
    rows: Array.from({ length: count }, (_, at) => ({ top: 40 + at * 120, bottom: 140 + at * 120 })),
    blocks: [],
    ...more,
  };
  const blocks = Object.entries(places).map(([id, at]) => ({ id, place: at, box: boxOf(shape, at) }));
  return { ...shape, blocks };
}

const dragged = (left: number, top: number, more: Partial<Dragged> = {}): Dragged => ({
  left,
  top,
  pointerX: left,
  pointerY: top,
  span: 8,
  rows: 1,
  ids: new Set(['moved']),
  ...more,
});

test.each([
  [20, 1],
  [39, 1],
  [41, 2],
  [-500, 1],
  [5000, 24],
])('x %i is column %i', (x, column) => {
  expect(columnAt(grid({}), x)).toBe(column);
});

test.each([
  [15, 1],
  [55, 2],
  [975, 25],
  [9999, 25],
])('x %i is line %i', (x, line) => {
  expect(columnLineAt(grid({}), x)).toBe(line);
});

test.each([
  [0, 1],
  [155, 2],
  [255, 3],
  [9999, 3],
])('y %i is line %i', (y, line) => {
  expect(rowLineAt(grid({ a: place(1, 8, 1), b: place(1, 8, 2) }), y)).toBe(line);
});

describe('where a dragged block lands', () => {
  const shape = grid({ a: place(1, 8, 1), b: place(1, 8, 2), moved: place(17, 8, 2) });
  test.each<[string, Dragged, boolean, object]>([
    ['beside another, in its row', dragged(340, 45), false, { column: 9, row: 1, opensRows: false }],
    [
      'on the upper half of another: before it',
      dragged(20, 45),
      false,
      { column: 1, row: 1, opensRows: true },
    ],
    ['on the lower half: after it', dragged(20, 95), false, { column: 1, row: 2, opensRows: true }],
    ['on another, when it may cover', dragged(20, 95), true, { column: 1, row: 1, opensRows: false }],
    ['below everything', dragged(20, 900), false, { column: 1, row: 3, opensRows: false }],
    ['never outside on the right', dragged(960, 45), false, { column: 17, row: 1, opensRows: false }],
  ])('%s', (_, from, mayCover, landing) => {
    expect(landingOf([shape], from, mayCover)).toEqual({ sectionId: 's', ...landing });
  });

  test.each<[string, Dragged, object]>([
    [
      'too wide for the room beside another: as wide as that room',
      dragged(20, 45, { span: 24, pointerX: 500 }),
      { column: 9, row: 1, span: 16, opensRows: false },
    ],
    [
      'narrower than the room, and reaching over its edge: moved into it',
      dragged(300, 45, { pointerX: 400 }),
      { column: 9, row: 1, span: 8, opensRows: false },
    ],
    [
      'pointed at the other block: before it',
      dragged(20, 45, { span: 24, pointerX: 100 }),
      { column: 1, row: 1, opensRows: true },
    ],
    [
      'between two rows: a row opens, whatever room there is beside them',
      dragged(20, 140, { span: 24, pointerX: 500 }),
      { column: 1, row: 2, opensRows: true },
    ],
    [
      'several blocks: a row opens, as they keep their places to each other',
      dragged(20, 45, { span: 24, pointerX: 500, ids: new Set(['moved', 'another']) }),
      { column: 1, row: 1, opensRows: true },
    ],
  ])('%s', (_, from, landing) => {
    expect(landingOf([shape], from, false)).toEqual({ sectionId: 's', ...landing });
  });

  test('in the section the pointer is in, also an empty one', () => {
    const below = grid(
      {},
      { sectionId: 'below', section: { left: 0, top: 400, width: 1000, height: 100 }, top: 420 },
    );
    expect(landingOf([shape, below], dragged(60, 430), false)).toEqual({
      sectionId: 'below',
      column: 2,
      row: 1,
      opensRows: false,
    });
  });
});

test('lines that others keep too are shown', () => {
  const shape = grid({ a: place(1, 8, 1), moved: place(9, 4, 1) });
  expect(alignedLines([shape], { column: 9, span: 5 }, new Set(['moved']))).toEqual([9]);
  expect(alignedLines([shape], { column: 3, span: 5 }, new Set(['moved']))).toEqual([]);
});
