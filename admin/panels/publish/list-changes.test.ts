import { expect, test } from 'vitest';
import type { Change, DocumentEntry, Release } from '#contract/content/content.ts';
import { listChanges } from './use-listed-changes.ts';

const change = (documentId: string, more: Partial<Change> = {}): Change => ({
  documentId,
  kind: 'page',
  title: 'About',
  path: '/about',
  before: 1,
  after: 2,
  ...more,
});
const deleted = { id: 'gone', state: 'deleted' } as DocumentEntry;
const releases = [
  { changes: [change('gone', { title: 'Page', path: null })] },
  { changes: [change('gone', { title: 'Old news', path: '/news' })] },
] as Release[];

test.each<[string, Change, { word: string; title: string; path: string | null }]>([
  ['a saved page', change('a'), { word: 'Changed', title: 'About', path: '/about' }],
  ['an added page', change('a', { before: null }), { word: 'New', title: 'About', path: '/about' }],
  [
    'the theme, whatever its history',
    change('t', { kind: 'theme', title: 'Design', path: null, before: null }),
    { word: 'Changed', title: 'Design', path: null },
  ],
  [
    'a deleted page by its last public name',
    change('gone', { title: 'Page', path: null }),
    { word: 'Deleted', title: 'Old news', path: '/news' },
  ],
])('names %s', (_, given, expected) => {
  expect(listChanges([given], [deleted], releases)[0]).toMatchObject(expected);
});
