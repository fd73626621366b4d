import { expect, test } from 'vitest';
import { menuPlace } from './menu-place.ts';

test.each([
  ['below the line while it fits', 100, 300, 900, { top: 106, room: 788 }],
  ['above it where only that fits', 700, 400, 900, { top: 274, room: 668 }],
  ['on the larger side where neither fits, no taller than it', 380, 560, 900, { top: 386, room: 508 }],
  ['above, no taller than that, when the line is low', 600, 700, 900, { top: 6, room: 568 }],
])('a menu stands %s', (_, bottom, menuHeight, windowHeight, place) => {
  const found = menuPlace({ bottom, height: 20 }, menuHeight, windowHeight);
  expect(found).toEqual(place);
  expect(found.top).toBeGreaterThanOrEqual(0);
  expect(found.top + Math.min(menuHeight, found.room)).toBeLessThanOrEqual(windowHeight);
});
