import { expect, test } from 'vitest';
import type { Place } from '#core/page/page.ts';
import { roomBeside } from './room-beside.ts';

const at = (column: number, span: number, row = 1, rows = 1): Place => ({ column, span, row, rows });

test.each<[string, Place[], Place, number, object | undefined]>([
  ['right of a picture', [at(1, 10)], at(1, 24), 15, { column: 11, span: 14 }],
  ['left of a picture', [at(15, 10)], at(1, 24), 3, { column: 1, span: 14 }],
  ['between two', [at(1, 6), at(19, 6)], at(1, 24), 12, { column: 7, span: 12 }],
  [
    'one that fits keeps its width, and its column where it can',
    [at(1, 6)],
    at(9, 8),
    10,
    { column: 9, span: 8 },
  ],
  ['one that fits is moved into the room', [at(1, 6)], at(4, 8), 10, { column: 7, span: 8 }],
  ['beside a tall block that began above', [at(1, 10, 1, 3)], at(1, 24, 2), 15, { column: 11, span: 14 }],
  ['not where another one lies', [at(1, 10)], at(1, 24), 5, undefined],
  ['not into a sliver', [at(1, 21)], at(1, 24), 23, undefined],
  ['into a sliver, if it is one itself', [at(1, 22)], at(1, 2), 24, { column: 23, span: 2 }],
  [
    'what stands in other rows counts for nothing',
    [at(1, 10), at(11, 14, 2)],
    at(1, 24),
    15,
    { column: 11, span: 14 },
  ],
  [
    'but what its own rows reach does',
    [at(1, 10), at(15, 10, 2)],
    at(1, 24, 1, 2),
    12,
    { column: 11, span: 4 },
  ],
])('%s', (_, others, wanted, column, room) => {
  expect(roomBeside(others, wanted, { column, columns: 24 })).toEqual(room);
});
