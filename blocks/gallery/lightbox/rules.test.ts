import { expect, test } from 'vitest';
import { canBecome, lightboxClick, makeThrottle, paddingAt } from './rules.ts';

test.each([
  [750, true, 3, 'next'],
  [500, true, 3, 'next'],
  [250, true, 3, 'previous'],
  [10, true, 3, 'none'],
  [990, true, 3, 'none'],
  [10, false, 3, 'none'],
  [100, false, 3, 'close'],
  [750, true, 1, 'zoom'],
  [100, false, 1, 'close'],
] as const)('a click at %d of 1000, on the picture %j, of %d: %s', (x, isOnContent, count, result) => {
  expect(lightboxClick({ x, width: 1000, isOnContent, count, isZoomed: false, isTouch: false })).toBe(result);
});

test.each([
  ['a tap on what is zoomed', { isZoomed: true, isTouch: true }, 'none'],
  ['a click on what is zoomed', { isZoomed: true, isTouch: false }, 'fit'],
  ['a tap on the only picture', { count: 1, isTouch: true }, 'none'],
  ['a tap beside it', { isOnContent: false, isTouch: true }, 'close'],
] as const)('%s', (_, click, result) => {
  const usual = { x: 750, width: 1000, isOnContent: true, count: 3, isZoomed: false, isTouch: true };
  expect(lightboxClick({ ...usual, ...click })).toBe(result);
});

test.each([
  ['opening', 'open', true],
  ['opening', 'closing', true],
  ['open', 'closing', true],
  ['closing', 'closed', true],
  ['closing', 'open', false],
  ['closed', 'closing', false],
] as const)('%s becomes %s: %j', (state, next, result) => {
  expect(canBecome(state, next)).toBe(result);
});

test.each([
  [1200, 100],
  [433, 100],
  [432, 20],
])('a window of %d px leaves %d around', (width, padding) => {
  expect(paddingAt(width)).toBe(padding);
});

test('a throttle lets one through in a while', () => {
  const throttle = makeThrottle(200);
  expect([0, 50, 100, 150, 200, 399, 400].map(throttle)).toEqual([
    true,
    false,
    false,
    false,
    true,
    false,
    true,
  ]);
});
