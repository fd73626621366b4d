import { expect, test } from 'vitest';
import type { DocumentEntry } from '#contract/content/content.ts';
import { navigationFields } from '#core/content/navigation.ts';
import { findRows, treeOf, type TreeGroup } from './tree.ts';

const page = (id: string, more: Partial<DocumentEntry> = {}): DocumentEntry => ({
  id,
  kind: 'page',
  key: null,
  title: id,
  path: `/${id}`,
  state: 'live',
  revision: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...more,
});
const pages = [
  page('zoo'),
  page('about'),
  page('home', { path: '/' }),
  page('journal', { kind: 'collection' }),
  page('letter', { kind: 'item' }),
];
const navigation = navigationFields.read({
  main: [
    { title: 'Read', children: [{ pageId: 'journal' }, { title: 'Elsewhere', href: 'https://example.com' }] },
    { title: 'Us', pageId: 'about' },
  ],
  footer: [{ title: 'Also us', href: '/about' }, { title: 'Later' }],
});

const shown = (groups: readonly TreeGroup[]) =>
  groups.map(({ name, rows }) => [
    name,
    ...rows.map(({ level, kind, title }) => `${level} ${kind} ${title}`),
  ]);

test('home, menus with their folders, and what no menu shows', () => {
  expect(shown(treeOf(navigation, pages))).toEqual([
    ['home', '1 page home'],
    ['main', '1 folder Read', '2 page journal', '2 link Elsewhere', '1 page Us'],
    ['footer', '1 page Also us', '1 folder Later'],
    ['loose', '1 page zoo'],
  ]);
});

test('rows have names of their own', () => {
  const twice = navigationFields.read({ main: [{ pageId: 'about' }, { pageId: 'about' }] });
  const keys = treeOf(twice, pages).flatMap(({ rows }) => rows.map(({ key }) => key));
  expect(new Set(keys).size).toBe(keys.length);
});

test('a search keeps the folder of what it finds', () => {
  expect(shown(findRows(treeOf(navigation, pages), 'ELSE'))).toEqual([
    ['main', '1 folder Read', '2 link Elsewhere'],
  ]);
});
