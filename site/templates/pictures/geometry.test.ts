import { expect, test } from 'vitest';
import { handCut, hull, smooth, turn, type Outline } from './geometry.ts';
import { makeRandom } from './random.ts';

const square: Outline = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

test.each<{ name: string; points: Outline; corners: number }>([
  { name: 'a square', points: square, corners: 4 },
  { name: 'a square with something inside', points: [...square, [5, 5], [2, 7]], corners: 4 },
  { name: 'a square with a point on its edge', points: [...square, [5, 0]], corners: 4 },
  {
    name: 'a triangle twice',
    points: [
      [0, 0],
      [4, 0],
      [0, 4],
      [0, 0],
      [4, 0],
      [0, 4],
    ],
    corners: 3,
  },
])('the hull of $name has $corners corners', ({ points, corners }) => {
  expect(hull(points)).toHaveLength(corners);
});

test('a smooth line passes through the points it was given', () => {
  const line = smooth(square);
  for (const corner of square) expect(line).toContainEqual(corner);
});

test('hand-cut edges stray no further than they may', () => {
  const cut = handCut(square, makeRandom('scissors'), { stray: 1, longest: 100 });
  cut.forEach(([x, y], index) => {
    const [cornerX, cornerY] = square[index] ?? [0, 0];
    expect(Math.abs(x - cornerX)).toBeLessThanOrEqual(1);
    expect(Math.abs(y - cornerY)).toBeLessThanOrEqual(1);
  });
});

test('a quarter turn', () => {
  const [point] = turn([[1, 0]], Math.PI / 2);
  expect(point?.[0]).toBeCloseTo(0);
  expect(point?.[1]).toBeCloseTo(1);
});
