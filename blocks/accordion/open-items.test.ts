import { expect, test } from 'vitest';
import { firstOpen, openItem, toggleItem } from './open-items.ts';

test.each([
  [[], 1, false, [1]],
  [[0], 1, false, [1]],
  [[1], 1, false, []],
  [[], 1, true, [1]],
  [[0], 1, true, [0, 1]],
  [[0, 1], 0, true, [1]],
])('%j, click on %i, several allowed: %j', (open, item, allowMultiple, after) => {
  expect(toggleItem(open, item, allowMultiple)).toEqual(after);
});

test.each([
  [[], 2, false, [2]],
  [[0], 2, false, [2]],
  [[0], 2, true, [0, 2]],
  [[2], 2, false, [2]],
  [[0, 2], 2, true, [0, 2]],
])('%j, link to %i, several allowed: %j', (open, item, allowMultiple, after) => {
  expect(openItem(open, item, allowMultiple)).toEqual(after);
});

test('the first item starts open when told so', () => {
  expect([firstOpen(true), firstOpen(false)]).toEqual([[0], []]);
});
