import { expect, test } from 'vitest';
import { productPath, productSlugIn } from './shop-paths.ts';

test.each([
  ['/shop/oak-table', 'oak-table'],
  ['/shop/3', '3'],
  ['/shop', undefined],
  ['/shop/', undefined],
  ['/shop/oak/table', undefined],
  ['/shop/Oak', undefined],
  ['/journal/shop/oak', undefined],
])('the slug in %s is %s', (path, slug) => {
  expect(productSlugIn(path)).toBe(slug);
  if (slug !== undefined) expect(productPath(slug)).toBe(path);
});
