import { expect, test } from 'vitest';
import { pathProblem } from '#core/site/paths.ts';
import { freePath } from './free-path.ts';

test.each([
  ['About us', [], '/about-us'],
  ['  Über Größe!  ', [], '/uber-grosse'],
  ['About us', ['/about-us'], '/about-us-2'],
  ['About us', ['/about-us', '/about-us-2'], '/about-us-3'],
  ['Cart', [], '/cart-2'],
  ['你好', [], '/page'],
  ['', ['/page'], '/page-2'],
])('%j beside %j becomes %s', (title, taken, path) => {
  expect(freePath(title, taken)).toBe(path);
});

test('a very long title still makes an address that is accepted', () => {
  expect(pathProblem(freePath('word '.repeat(100), []))).toBeUndefined();
});
