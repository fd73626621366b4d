import { expect, test } from 'vitest';
import { blogPostUrl, DEFAULT_BLOG_URL_FORMAT, normalizeBlogUrlFormat } from './blog-url.ts';

test.each([
  ['My Blog', 'my-blog'],
  ['%y/%m/%d/%t!', '%y/%m/%d/%t'],
  ['%x', ''],
  ['%x/%t', '%t'],
  ['%Y/%T', '%y/%t'],
  ['a//b--c', 'a/b-c'],
  ['a   b', 'a-b'],
  ['//%t', '%t'],
  ['%y/%t/%/', '%y/%t'],
  ['%t%%', '%t'],
  ['%%y', '%y'],
  ['50%', '50'],
  ['%!y', '%y'],
  ['é_%t', '%t'],
  [DEFAULT_BLOG_URL_FORMAT, DEFAULT_BLOG_URL_FORMAT],
  ['', ''],
])('%j becomes %j', (typed, format) => {
  expect(normalizeBlogUrlFormat(typed)).toBe(format);
  expect(normalizeBlogUrlFormat(format)).toBe(format);
});

test.each([
  ['%y/%m/%t', '2024/5/hello-world'],
  ['%t', 'hello-world'],
  ['notes/%y-%m-%d', 'notes/2024-5-9'],
])('%s gives the post %s', (format, url) => {
  expect(blogPostUrl(format, { year: 2024, month: 5, day: 9, title: 'Hello World' })).toBe(url);
});

test('a title that looks like a token stays a title', () => {
  expect(blogPostUrl('%t/%y', { year: 2024, month: 1, day: 1, title: '%y' })).toBe('y/2024');
});
