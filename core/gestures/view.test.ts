import { describe, expect, test } from 'vitest';
import {
  beyond,
  clampView,
  doubleTapScale,
  FIT,
  maxScaleOf,
  panRoom,
  pinchView,
  resistPan,
  resistScale,
  rubberBand,
  zoomAt,
  type Frame,
} from './view.ts';

/** A landscape picture on a phone: zoomed twice it is wider than the window and still lower. */
const frame: Frame = {
  pane: { width: 400, height: 800 },
  picture: { width: 360, height: 240 },
  maxScale: 5,
};

test.each([
  [360, 1800, 5],
  [360, 720, 3],
  [0, 1800, 3],
])('fitted to %d of its own %d px a picture grows up to %d times', (fitted, own, max) => {
  expect(maxScaleOf(fitted, own)).toBe(max);
});

test.each([
  [360, 1800, 3],
  [360, 900, 2.5],
  [360, 360, 2],
  [0, 100, 2],
])('fitted to %d of its own %d px a double tap makes it %d times as large', (fitted, own, scale) => {
  expect(doubleTapScale(fitted, own)).toBe(scale);
});

test.each([
  [FIT, 2, { x: 0, y: 0 }, { scale: 2, x: 0, y: 0 }],
  [FIT, 2, { x: 100, y: -50 }, { scale: 2, x: -100, y: 50 }],
  [{ scale: 2, x: -100, y: 50 }, 1, { x: 100, y: -50 }, FIT],
  [{ scale: 2, x: 30, y: 0 }, 3, { x: 30, y: 0 }, { scale: 3, x: 30, y: 0 }],
])('from %j to a scale of %d around %j: %j', (view, scale, point, expected) => {
  const zoomed = zoomAt(view, scale, point);
  expect(zoomed).toEqual(expected);
  // The same point of the picture lies there before and after.
  const under = (of: typeof view) => (point.x - of.x) / of.scale;
  expect(under(zoomed)).toBeCloseTo(under(view));
});

test.each([
  [1, { x: 0, y: 0 }],
  [2, { x: 160, y: 0 }],
  [4, { x: 520, y: 80 }],
])('at a scale of %d there is room for %j', (scale, room) => {
  expect(panRoom(scale, frame)).toEqual(room);
});

test.each([
  [FIT, FIT],
  [
    { scale: 2, x: 150, y: 0 },
    { scale: 2, x: 150, y: 0 },
  ],
  [
    { scale: 2, x: 500, y: 40 },
    { scale: 2, x: 160, y: 0 },
  ],
  [
    { scale: 2, x: -500, y: -40 },
    { scale: 2, x: -160, y: 0 },
  ],
  [{ scale: 0.5, x: 20, y: 20 }, FIT],
  [
    { scale: 10, x: 0, y: 0 },
    { scale: 5, x: 0, y: 0 },
  ],
])('%j comes to rest at %j', (view, rest) => {
  const clamped = clampView(view, frame);
  expect(clamped).toEqual(rest);
  expect(beyond(clamped, frame)).toEqual({ x: 0, y: 0 });
});

test('a scale that is mended keeps what lies under the fingers', () => {
  const point = { x: 50, y: 0 };
  const view = zoomAt(FIT, 6, point);
  const rest = clampView(view, frame, point);
  expect((point.x - rest.x) / rest.scale).toBeCloseTo((point.x - view.x) / view.scale);
});

describe('resistance', () => {
  test('gives way less and less, both ways, and never beyond the window', () => {
    const pulls = [0, 50, 100, 400, 100_000].map((over) => rubberBand(over, 400));
    expect(pulls[0]).toBe(0);
    for (const [place, pull] of pulls.entries()) {
      expect(pull).toBeLessThan(400);
      if (place > 0) expect(pull).toBeGreaterThan(pulls[place - 1] ?? 0);
    }
    expect(rubberBand(-100, 400)).toBe(-rubberBand(100, 400));
    expect(rubberBand(100, 400)).toBeLessThan(55);
    expect(rubberBand(100, 0)).toBe(0);
  });

  test('leaves alone what lies within the edges', () => {
    const inside = { scale: 2, x: 100, y: 0 };
    expect(resistPan(inside, frame)).toEqual(inside);
    const outside = resistPan({ scale: 2, x: 260, y: 90 }, frame);
    expect(outside.x).toBeCloseTo(160 + rubberBand(100, 400));
    expect(outside.y).toBeCloseTo(rubberBand(90, 800));
  });

  test.each([
    [1, 1],
    [3, 3],
    [5, 5],
  ])('a scale of %d between the limits stays %d', (scale, expected) => {
    expect(resistScale(scale, 5)).toBe(expected);
  });

  test('below and above them fingers have to work for it', () => {
    expect(resistScale(0.5, 5)).toBeGreaterThan(0.5);
    expect(resistScale(0.5, 5)).toBeLessThan(1);
    expect(resistScale(10, 5)).toBeGreaterThan(5);
    expect(resistScale(10, 5)).toBeLessThan(7);
  });
});

test.each([
  ['apart', { middle: { x: 40, y: 0 }, distance: 200 }, { scale: 2, x: -40, y: 0 }],
  ['apart and along', { middle: { x: 70, y: 10 }, distance: 200 }, { scale: 2, x: -10, y: 10 }],
  ['along', { middle: { x: 50, y: 5 }, distance: 100 }, { scale: 1, x: 10, y: 5 }],
])('two fingers move %s', (_, to, expected) => {
  const from = { middle: { x: 40, y: 0 }, distance: 100 };
  expect(pinchView(FIT, { from, to }, 5)).toEqual(expected);
});
