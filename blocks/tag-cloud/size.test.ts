import { expect, test } from 'vitest';
import { cloudSize } from './size.ts';

test.each([
  [1, { least: 1, most: 1 }, 3],
  [1, { least: 1, most: 100 }, 1],
  [10, { least: 1, most: 100 }, 3],
  [100, { least: 1, most: 100 }, 5],
  [7, { least: 7, most: 7 }, 3],
])('%i within %j has the size %i', (count, range, size) => {
  expect(cloudSize(count, range)).toBe(size);
});
