import { expect, test } from 'vitest';
import { slugOf } from './naming.ts';

test.each([
  ['Blue Bowl', 'blue-bowl'],
  ['  Größe & Maß!  ', 'grosse-mass'],
  ['--a--b--', 'a-b'],
  ['100 %', '100'],
  ['…', 'product'],
  ['', 'product'],
  ['x'.repeat(200), 'x'.repeat(92)],
])('%j is found at %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
