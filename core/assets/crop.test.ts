import { assert, double, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import {
  cropPixels,
  cropProblem,
  cropTo,
  isWhole,
  moveCrop,
  pointInCrop,
  pointInWhole,
  resizeCrop,
  WHOLE,
} from './crop.ts';

const size = { width: 1600, height: 900 };

test.each([
  [WHOLE, undefined],
  [{ x: 0.2, y: 0.2, width: 0.5, height: 0.5 }, undefined],
  [{ x: 0.6, y: 0, width: 0.5, height: 1 }, 'The part to show must lie inside the picture.'],
  [{ x: -0.1, y: 0, width: 0.5, height: 1 }, 'The part to show must lie inside the picture.'],
  [{ x: 0, y: 0, width: 0.01, height: 1 }, 'The part to show is too small.'],
])('the crop %o: %s', (crop, problem) => expect(cropProblem(crop)).toBe(problem));

test.each([
  [1, { x: 0.5, y: 0.5 }, { left: 350, top: 0, width: 900, height: 900 }],
  [1, { x: 0, y: 0 }, { left: 0, top: 0, width: 900, height: 900 }],
  [1, { x: 1, y: 1 }, { left: 700, top: 0, width: 900, height: 900 }],
  [4, { x: 0.5, y: 1 }, { left: 0, top: 500, width: 1600, height: 400 }],
])('a crop of ratio %d around %o', (ratio, around, pixels) =>
  expect(cropPixels(cropTo(ratio, size, around), size)).toEqual(pixels),
);

const fraction = double({ min: 0, max: 1, noNaN: true });
const side = integer({ min: 1, max: 5000 });

test('a crop never leaves the picture, however it is dragged', () => {
  assert(
    property(
      record({ width: side, height: side }),
      double({ min: 0.2, max: 5, noNaN: true }),
      record({ x: fraction, y: fraction }),
      record({
        x: double({ min: -2, max: 2, noNaN: true }),
        y: double({ min: -2, max: 2, noNaN: true }),
      }),
      (of, ratio, around, by) => {
        const crop = cropTo(ratio, of, around);
        const corners = ['nw', 'ne', 'sw', 'se'] as const;
        const resized = corners.map((corner) => resizeCrop(crop, by, corner, { ratio: undefined, size: of }));
        for (const next of [crop, moveCrop(crop, by), ...resized]) {
          const { left, top, width, height } = cropPixels(next, of);
          expect(left + width).toBeLessThanOrEqual(of.width);
          expect(top + height).toBeLessThanOrEqual(of.height);
          expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
        }
      },
    ),
  );
});

test.each([
  ['nw', { x: 0.1, y: 0.2, width: 0.7, height: 0.6 }],
  ['ne', { x: 0.2, y: 0.2, width: 0.5, height: 0.6 }],
  ['sw', { x: 0.1, y: 0.2, width: 0.7, height: 0.6 }],
  ['se', { x: 0.2, y: 0.2, width: 0.5, height: 0.6 }],
] as const)('the corner %s moves, the one across from it stays', (corner, { x, width }) => {
  const crop = { x: 0.2, y: 0.2, width: 0.6, height: 0.6 };
  const next = resizeCrop(crop, { x: -0.1, y: 0 }, corner, { ratio: undefined, size });
  expect([next.x, next.width].map((one) => one.toFixed(3))).toEqual([x, width].map((one) => one.toFixed(3)));
  expect(next.y).toBeCloseTo(crop.y);
  expect(next.height).toBeCloseTo(crop.height);
});

test('resizing with a ratio keeps it', () => {
  const crop = resizeCrop({ x: 0, y: 0, width: 0.3, height: 0.3 }, { x: 0.2, y: 0 }, 'se', {
    ratio: 1,
    size,
  });
  const { width, height } = cropPixels(crop, size);
  expect(width).toBe(height);
});

test('a point moves with the crop', () => {
  expect(pointInCrop({ x: 0.5, y: 0.5 }, { x: 0.5, y: 0, width: 0.5, height: 1 })).toEqual({ x: 0, y: 0.5 });
  expect(pointInWhole({ x: 0, y: 0.5 }, { x: 0.5, y: 0, width: 0.5, height: 1 })).toEqual({ x: 0.5, y: 0.5 });
  expect(isWhole(WHOLE)).toBe(true);
});
