import { expect, test } from 'vitest';
import { chooserFrom, randomFrom } from './random.ts';

const take = (count: number, next: () => number) => Array.from({ length: count }, () => next());

test('the same seed tells the same story, another one another', () => {
  expect(take(20, randomFrom(7))).toEqual(take(20, randomFrom(7)));
  expect(take(20, randomFrom(7))).not.toEqual(take(20, randomFrom(8)));
  const many = take(2000, randomFrom(1));
  expect(many.every((each) => each >= 0 && each < 1)).toBe(true);
  expect(many.reduce((sum, each) => sum + each, 0) / many.length).toBeCloseTo(0.5, 1);
});

test('whole numbers hold both ends', () => {
  expect([0, 0.5, 0.999].map((at) => chooserFrom(() => at).whole(2, 4))).toEqual([2, 3, 4]);
});

test('each is chosen as often as its weight says', () => {
  const list = [
    ['a', 1],
    ['b', 0],
    ['c', 3],
  ] as const;
  expect([0, 0.24, 0.26, 0.99].map((at) => chooserFrom(() => at).weighted(list))).toEqual([
    'a',
    'a',
    'c',
    'c',
  ]);
  expect([0, 0.5, 0.99].map((at) => chooserFrom(() => at).of(['x', 'y', 'z']))).toEqual(['x', 'y', 'z']);
  expect(() => chooserFrom(() => 0).of([])).toThrow('nothing to choose');
  expect(() => chooserFrom(() => 0).weighted([])).toThrow('nothing to choose');
});
