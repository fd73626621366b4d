import { describe, expect, test } from 'vitest';
import {
  decidesToClose,
  decideSwipe,
  dragKind,
  SETTLE_MS,
  settle,
  settleTime,
  velocityOf,
} from './release.ts';
import { beyond, FIT, type Frame } from './view.ts';

const frame: Frame = {
  pane: { width: 400, height: 800 },
  picture: { width: 360, height: 240 },
  maxScale: 5,
};
const still = { x: 0, y: 0 };

test.each([
  ['of no points', [], 100, still],
  ['of one point', [{ x: 5, y: 5, time: 90 }], 100, still],
  [
    'of two',
    [
      { x: 0, y: 0, time: 50 },
      { x: 50, y: -25, time: 100 },
    ],
    100,
    { x: 1, y: -0.5 },
  ],
  [
    'of the last moments alone',
    [
      { x: -900, y: 0, time: 0 },
      { x: 0, y: 0, time: 150 },
      { x: 20, y: 0, time: 200 },
    ],
    200,
    { x: 0.4, y: 0 },
  ],
  [
    'of a finger that rested',
    [
      { x: 0, y: 0, time: 0 },
      { x: 100, y: 0, time: 50 },
    ],
    400,
    still,
  ],
])('the speed %s', (_, points, liftedAt, velocity) => {
  expect(velocityOf(points, liftedAt)).toEqual(velocity);
});

test.each([
  ['fitted, across', { x: -12, y: 3 }, FIT, 'swipe'],
  ['fitted, down', { x: 3, y: 12 }, FIT, 'pull'],
  ['fitted, up', { x: 3, y: -12 }, FIT, 'pull'],
  ['zoomed, across', { x: -12, y: 3 }, { scale: 2, x: 0, y: 0 }, 'pan'],
  ['zoomed, down', { x: 0, y: 12 }, { scale: 2, x: -160, y: 0 }, 'pan'],
  ['at the right edge, on', { x: -12, y: 3 }, { scale: 2, x: -160, y: 0 }, 'swipe'],
  ['at the right edge, back', { x: 12, y: 3 }, { scale: 2, x: -160, y: 0 }, 'pan'],
  ['at the left edge, back', { x: 12, y: 3 }, { scale: 2, x: 160, y: 0 }, 'swipe'],
] as const)('%s', (_, by, view, kind) => {
  expect(dragKind(by, view, frame)).toBe(kind);
});

test.each([
  [-150, -150, 0, 1],
  [150, 150, 0, -1],
  [-130, -130, 0, 0],
  [-40, -40, -0.5, 1],
  [40, 40, 0.5, -1],
  [-40, -40, -0.2, 0],
  [-10, -10, -2, 0],
  [-200, -200, 0.5, 0],
  [0, 0, 0, 0],
  // Taken while it glided in from the right.
  [120, -80, -0.8, 1],
  [250, 40, 0.8, -1],
  [120, -80, 0, 0],
])('%d px uncovered, %d px travelled at %d px/ms: %d', (uncovered, travelled, velocity, step) => {
  expect(decideSwipe({ uncovered, travelled, velocity, width: 400 })).toBe(step);
});

test.each([
  [120, 0, true],
  [-120, 0, true],
  [100, 0, false],
  [40, 0.6, true],
  [-40, -0.6, true],
  [10, 2, false],
  [200, -0.6, false],
])('a pull of %d px at %d px/ms closes: %j', (distance, velocity, closes) => {
  expect(decidesToClose({ distance, velocity })).toBe(closes);
});

test.each([
  [100, 1, 300],
  [1000, 0.1, SETTLE_MS.longest],
  [10, 2, SETTLE_MS.shortest],
  [100, -1, SETTLE_MS.back],
  [100, 0, SETTLE_MS.back],
])('%d px at %d px/ms take %d ms', (distance, velocity, duration) => {
  expect(settleTime(distance, velocity)).toBe(duration);
});

describe('let go, a picture', () => {
  const zoomed = { scale: 2, x: 0, y: 0 };
  test.each([
    ['rests where it is', zoomed, still, zoomed, 0],
    ['glides on', zoomed, { x: 0.5, y: 0 }, { scale: 2, x: 100, y: 0 }, 600],
    ['stops at its edge', zoomed, { x: -3, y: 0 }, { scale: 2, x: -160, y: 0 }, 160],
    ['comes back to it', { scale: 2, x: 200, y: 30 }, { x: 3, y: 0 }, { scale: 2, x: 160, y: 0 }, 300],
    ['comes back to its size', { scale: 0.7, x: 10, y: 0 }, still, FIT, 300],
    ['shrinks to what it may be', { scale: 6, x: 0, y: 0 }, still, { scale: 5, x: 0, y: 0 }, 300],
  ])('%s', (_, view, velocity, rest, duration) => {
    const settled = settle(view, { velocity, frame });
    expect(settled).toEqual({ view: rest, duration });
    expect(beyond(settled.view, frame)).toEqual(still);
  });
});
