import { expect, test } from 'vitest';
import type { Place } from '#core/page/page.ts';
import { handlesOf, resizeTo, type Handle } from './resize.ts';
import type { GridShape } from './shape.ts';

const box = { left: 0, top: 0, width: 0, height: 0 };
const place = (column: number, span: number, row: number, rows = 1): Place => ({ column, span, row, rows });
const own = place(5, 4, 1);
const grid: GridShape = {
  sectionId: 's',
  section: box,
  left: 0,
  top: 0,
  columns: 24,
  columnWidth: 30,
  columnGap: 10,
  rows: [
    { top: 0, bottom: 100 },
    { top: 120, bottom: 220 },
  ],
  blocks: [
    { id: 'a', place: own, box },
    { id: 'b', place: place(13, 4, 1), box },
  ],
};

test.each<[Handle, number, number, boolean, Place]>([
  ['e', 435, 0, false, place(5, 7, 1)],
  ['e', 9999, 0, false, place(5, 8, 1)],
  ['e', 9999, 0, true, place(5, 20, 1)],
  ['e', -500, 0, false, place(5, 1, 1)],
  ['w', 0, 0, false, place(1, 8, 1)],
  ['w', 9999, 0, false, place(8, 1, 1)],
  ['s', 0, 210, false, place(5, 4, 1, 2)],
  ['se', 9999, 210, false, place(5, 8, 1, 2)],
])('%s to %i, %i (may cover: %s)', (handle, x, y, mayCover, expected) => {
  expect(resizeTo(grid, { id: 'a', place: own }, { handle, x, y, mayCover }).place).toEqual(expected);
});

test('what it lay over before is not in its way', () => {
  const over = { ...grid, blocks: [...grid.blocks, { id: 'c', place: place(5, 12, 1), box }] };
  const result = resizeTo(over, { id: 'a', place: own }, { handle: 'e', x: 435, y: 0, mayCover: false });
  expect(result.place).toEqual(place(5, 7, 1));
});

test('what stops it is told, and nothing where it may cover', () => {
  const wall = { left: 1, top: 2, width: 3, height: 4 };
  const walled = { ...grid, blocks: [...grid.blocks, { id: 'c', place: place(5, 4, 2), box: wall }] };
  const to = { handle: 's', x: 0, y: 210 } as const;
  const start = { id: 'a', place: own };
  expect(resizeTo(walled, start, { ...to, mayCover: false })).toEqual({ place: own, stoppedBy: [wall] });
  expect(resizeTo(walled, start, { ...to, mayCover: true }).stoppedBy).toEqual([]);
});

test.each<[string, Place, Place[], Handle[]]>([
  ['in the only row', place(1, 4, 1), [place(9, 4, 1)], []],
  ['above another row', place(1, 4, 1), [place(1, 4, 2)], ['s']],
  ['in the last row', place(1, 4, 2), [place(1, 4, 1)], ['n']],
  ['over all rows', place(1, 4, 1, 2), [place(9, 4, 1)], ['n', 's']],
])('up and down, %s', (_, own, others, expected) => {
  expect(handlesOf(own, others).filter((handle) => handle === 'n' || handle === 's')).toEqual(expected);
});
