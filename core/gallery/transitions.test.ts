import { describe, expect, test } from 'vitest';
import {
  boundPosition,
  checkBounds,
  checkSnapPoints,
  INVALID_BOUNDARY,
  INVALID_SNAP_POINT,
  isQuickSwipe,
  kenBurnsZoom,
  newSwipeStep,
  settleDuration,
  swipeStep,
  unseenSwipeStep,
  velocityOf,
} from './transitions.ts';

test.each([
  [49, 100, false],
  [51, 100, true],
  [-60, 200, true],
  [60, 400, false],
])('%d px in %d ms is a swipe: %j', (distance, time, isSwipe) => {
  expect(isQuickSwipe({ distance, time })).toBe(isSwipe);
});

test.each([
  [-199, 600, 0],
  [-201, 600, 1],
  [201, 600, -1],
  [-51, 200, 1],
  [-49, 200, 0],
  [-60, 251, 0],
])('a drag of %d px in %d ms over 450 px moves %d', (distance, time, step) => {
  expect(swipeStep({ distance, time, width: 450 })).toBe(step);
});

test.each([
  [-112, 500, 0],
  [-113, 500, 1],
  [113, 500, -1],
  [-51, 200, 1],
  [-60, 400, 0],
])('where nothing follows the finger, %d px in %d ms over 450 px moves %d', (distance, time, step) => {
  expect(unseenSwipeStep({ distance, time, width: 450 })).toBe(step);
});

test('even slides zoom in, odd ones out', () => {
  expect([kenBurnsZoom(0), kenBurnsZoom(1), kenBurnsZoom(2, 1.2)]).toEqual([
    [1, 1.075],
    [1.075, 1],
    [1, 1.2],
  ]);
});

describe('boundaries', () => {
  test.each([
    ['none', -600, -600],
    ['hard', -600, -500],
    ['inertial', -600, -510],
    ['inertial', -300, -300],
  ] as const)('%s takes %d to %d', (boundary, position, reached) => {
    const bounds = checkBounds({ start: boundary, end: boundary });
    expect(boundPosition(position, { min: -500, max: 0 }, bounds)).toBe(reached);
  });

  test('each end has its own', () => {
    const bounds = checkBounds({ start: 'hard', end: 'none' });
    expect(boundPosition(40, { min: -500, max: 0 }, bounds)).toBe(0);
    expect(boundPosition(-540, { min: -500, max: 0 }, bounds)).toBe(-540);
  });

  test('must be known', () => {
    expect(() => checkBounds({ start: 'hard', end: 'soft' })).toThrow(INVALID_BOUNDARY);
    expect(checkBounds({})).toEqual({ start: 'inertial', end: 'inertial' });
  });
});

test.each([
  ['none', []],
  [undefined, []],
  ['50%', [0.5]],
  [
    ['0%', '33.3%'],
    [0, 0.333],
  ],
])('snap points %j', (points, shares) => {
  expect(checkSnapPoints(points)).toEqual(shares.map((share) => expect.closeTo(share, 6)));
});

test.each([['50px'], [50], [['50%', 'x']]])('snap points %j are refused', (points) => {
  expect(() => checkSnapPoints(points)).toThrow(INVALID_SNAP_POINT);
});

test('velocity is that of the last five points alone', () => {
  const slow = Array.from({ length: 10 }, (_, index) => ({ position: index, time: index * 10 }));
  const fast = Array.from({ length: 4 }, (_, index) => ({
    position: 9 + (index + 1) * 10,
    time: 90 + (index + 1) * 10,
  }));
  expect(velocityOf([...slow, ...fast])).toBe(1);
  expect(velocityOf(slow)).toBeCloseTo(0.1);
  expect(velocityOf([])).toBe(0);
});

test.each([
  [-30, -0.6, 1],
  [-30, -0.1, 0],
  [-700, -0.1, 1],
  [30, 0.6, -1],
  [-30, 0.6, 0],
])('a drag of %d px at %d px/ms moves %d', (distance, velocity, step) => {
  expect(newSwipeStep({ distance, velocity, width: 1000 })).toBe(step);
});

test.each([
  [1000, 0, 500],
  [100, 5, 300],
  [400, 1, 400],
  [2000, 1, 500],
])('%d wide window settles by its speed', (distance, velocity, duration) => {
  expect(settleDuration({ distance, velocity, windowWidth: 1000 })).toBe(duration);
});

test('narrow windows settle faster', () => {
  expect(settleDuration({ distance: 1000, velocity: 0, windowWidth: 766 })).toBe(400);
  expect(settleDuration({ distance: 10, velocity: 5, windowWidth: 766 })).toBe(200);
  expect(settleDuration({ distance: 10, velocity: 5, windowWidth: 767 })).toBe(300);
});
