import { expect, test } from 'vitest';
import { slugify, slugifyPath } from './text-filters.ts';

test.each([
  ['My Page/Ü', 'my-page-u', 'my-page/u'],
  ['My Page/x', 'my-page-x', 'my-page/x'],
  ['  Hello,   World!  ', 'hello-world', 'hello-world'],
  ['/a//b/', 'a-b', '/a/b/'],
  ['a - / - b', 'a-b', 'a/b'],
  ['Straße & Smørrebrød', 'strasse-smorrebrod', 'strasse-smorrebrod'],
  ['Crème brûlée №5', 'creme-brulee-no5', 'creme-brulee-no5'],
  ['Привет мир', 'privet-mir', 'privet-mir'],
  ['Καλημέρα', 'kalimera', 'kalimera'],
  ['100% İstanbul', '100-istanbul', '100-istanbul'],
  ['日本', '', ''],
  ['', '', ''],
])('%j → %j, with slashes %j', (text, slug, path) => {
  expect(slugify(text)).toBe(slug);
  expect(slugifyPath(text)).toBe(path);
  expect(slugify(slug)).toBe(slug);
});
