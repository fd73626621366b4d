import { describe, expect, test } from 'vitest';
import { directionTo, normalizeIndex, randomOther, stepFrom } from './position.ts';

test.each([
  ['abc', 0],
  [undefined, 0],
  [Number.NaN, 0],
  [0, 0],
  [-1, 4],
  [-6, 4],
  [7, 2],
  [4, 4],
  [5, 0],
])('of five slides %j is %d', (value, index) => {
  expect(normalizeIndex(value, 5)).toBe(index);
});

test('without slides there is no index but 0', () => {
  expect(normalizeIndex(3, 0)).toBe(0);
  expect(stepFrom(0, 1, { count: 0, loop: true })).toEqual({ index: 0 });
});

describe('a step', () => {
  test.each([
    [0, -1, true, { index: 4 }],
    [4, 1, true, { index: 0 }],
    [0, -1, false, { index: 0, end: 'reachedBeginning' }],
    [4, 1, false, { index: 4, end: 'reachedEnd' }],
    [2, 1, false, { index: 3 }],
    [2, -1, true, { index: 1 }],
  ] as const)('from %d by %d, looping %j', (from, step, loop, result) => {
    expect(stepFrom(from, step, { count: 5, loop })).toEqual(result);
  });
});

test.each([
  [0, 4, true, 'reverse'],
  [0, 2, true, 'forward'],
  [4, 0, true, 'forward'],
  [0, 4, false, 'forward'],
  [4, 0, false, 'reverse'],
] as const)('from %d to %d, looping %j, is %s', (from, to, loop, direction) => {
  expect(directionTo(from, to, { count: 5, loop })).toBe(direction);
});

test('a tie goes forward', () => {
  expect(directionTo(0, 2, { count: 4, loop: true })).toBe('forward');
});

test('chance never stays and reaches everything', () => {
  const reached = new Set<number>();
  for (let round = 0; round < 200; round += 1) {
    const index = round % 4;
    const other = randomOther(index, 4, () => ((round * 7919) % 200) / 200);
    expect(other).not.toBe(index);
    reached.add(other);
  }
  expect(reached).toEqual(new Set([0, 1, 2, 3]));
  expect(randomOther(0, 1, Math.random)).toBe(0);
});
