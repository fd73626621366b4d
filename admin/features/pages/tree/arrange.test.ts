import { expect, test } from 'vitest';
import type { DocumentEntry } from '#contract/content/content.ts';
import { arrange, type Sort } from './arrange.ts';

const page = (id: string, title: string, path: string | null, day: number): DocumentEntry => ({
  id,
  kind: 'page',
  key: null,
  title,
  path,
  state: 'live',
  revision: 1,
  updatedAt: `2026-01-0${day}T00:00:00.000Z`,
});
const pages = [
  page('h', 'Home', '/', 1),
  page('a', 'About us', '/about', 3),
  page('z', 'Archive', '/old', 2),
  page('d', 'Page', null, 4),
];

const ids = (words: string, sort: Sort) =>
  arrange(pages, { words, sort })
    .map(({ id }) => id)
    .join('');

test.each<[string, Sort, string]>([
  ['', 'title', 'azhd'],
  ['', 'address', 'dhaz'],
  ['', 'changed', 'dazh'],
  ['ABOUT', 'title', 'a'],
  ['us about', 'title', 'a'],
  ['/old', 'address', 'z'],
  ['nothing', 'title', ''],
])('%j sorted by %s', (words, sort, expected) => {
  expect(ids(words, sort)).toBe(expected);
});
