import { expect, test } from 'vitest';
import { box, plane, wall } from './solids.ts';
import { parallel, perspective, type Vec } from './space.ts';
import { shadowOn } from './sun.ts';

const floor = plane(
  [
    [-9, -9, 0],
    [9, -9, 0],
    [9, 9, 0],
    [-9, 9, 0],
  ],
  [0, 0, 1],
).faces[0];
const sun: Vec = [1, 0, -1];

function reach(shadow: readonly Vec[]): { from: number; to: number } {
  const xs = shadow.map(([x]) => x);
  return { from: Math.min(...xs), to: Math.max(...xs) };
}

test.each([
  { name: 'a box on the floor throws its height to the right', low: 0, high: 2, from: 0, to: 3 },
  { name: 'a box in the air throws a shadow that starts further on', low: 1, high: 2, from: 1, to: 3 },
  { name: 'a box half in the ground counts from the ground', low: -1, high: 2, from: 0, to: 3 },
])('$name', ({ low, high, from, to }) => {
  const shadow = shadowOn(floor!, box([0, 0, low], [1, 1, high]).vertices, sun);
  expect(reach(shadow).from).toBeCloseTo(from);
  expect(reach(shadow).to).toBeCloseTo(to);
});

test('what lies below the floor, or a floor turned from the sun, has no shadow', () => {
  expect(shadowOn(floor!, box([0, 0, -3], [1, 1, -1]).vertices, sun)).toEqual([]);
  expect(shadowOn(floor!, box([0, 0, 0], [1, 1, 1]).vertices, [1, 0, 1])).toEqual([]);
});

test('the faces of a box look outwards', () => {
  const { faces } = box([0, 0, 0], [1, 1, 1]);
  const normals = faces.map(({ normal }) => normal.map((value) => Math.round(value) + 0).join(' '));
  expect(normals.sort()).toEqual(['-1 0 0', '0 -1 0', '0 0 -1', '0 0 1', '0 1 0', '1 0 0']);
});

test('a wall with one window is four pieces', () => {
  const openings = [{ from: 2, to: 3, low: 1, high: 2 }];
  expect(wall({ along: 'x', from: 0, to: 5, faces: [0, 0.3], high: 3, openings })).toHaveLength(4);
});

test('perspective keeps uprights upright and leaves out what is behind the eye', () => {
  const camera = perspective({ eye: [0, 0, 1.6], yaw: 0.4, focal: 1000, centre: [500, 500] });
  const [foot, head] = camera.project([
    [1, 6, 0],
    [1, 6, 3],
  ]);
  expect(foot?.[0]).toBeCloseTo(head?.[0] ?? Number.NaN);
  expect(
    camera.project([
      [0, -5, 0],
      [1, -5, 0],
      [1, -5, 1],
    ]),
  ).toEqual([]);
});

test('an elevation keeps measures', () => {
  const camera = parallel({ scale: 10, origin: [0, 100] });
  expect(camera.project([[3, 7, 2]])).toEqual([[30, 80]]);
});
