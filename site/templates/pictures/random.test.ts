import { expect, test } from 'vitest';
import { makeRandom } from './random.ts';

test('a seed decides everything that follows', () => {
  const first = makeRandom('loaf');
  const second = makeRandom('loaf');
  const numbers = Array.from({ length: 20 }, () => first.next());
  expect(Array.from({ length: 20 }, () => second.next())).toEqual(numbers);
  expect(makeRandom('jar').next()).not.toBe(numbers[0]);
});

test('numbers stay between their bounds and use the room', () => {
  const random = makeRandom('bounds');
  const numbers = Array.from({ length: 2000 }, () => random.between(3, 5));
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(3);
  expect(Math.max(...numbers)).toBeLessThan(5);
  expect(Math.max(...numbers) - Math.min(...numbers)).toBeGreaterThan(1.9);
});
