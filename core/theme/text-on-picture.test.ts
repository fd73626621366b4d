import { expect, test } from 'vitest';
import { contrastOnPicture, PARTS_PER_SIDE, type Stretch } from './text-on-picture.ts';

const DAY = { ink: '#000000', paper: '#ffffff' };
/** White on the left, black on the right. */
const halves = Array.from({ length: PARTS_PER_SIDE ** 2 }, (_, index) =>
  index % PARTS_PER_SIDE < PARTS_PER_SIDE / 2 ? ('#ffffff' as const) : ('#000000' as const),
);
const LEFT = { from: 0, to: 0.5 };
const RIGHT = { from: 0.5, to: 1 };

test.each<[string, Stretch[], number, number]>([
  ['black on the white half', [LEFT], 0, 21],
  ['black on the black half', [RIGHT], 0, 1],
  ['the worse half counts', [LEFT, RIGHT], 0, 1],
  ['one part over the edge counts', [{ from: 0, to: 0.51 }], 0, 1],
  ['an overlay helps', [RIGHT], 0.68, 8.9],
  ['a whole overlay is the ground itself', [RIGHT], 1, 21],
])('%s', (_, stretches, overlay, expected) => {
  expect(contrastOnPicture(halves, DAY, overlay, stretches)).toBeCloseTo(expected, 0);
});
