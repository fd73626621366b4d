import { expect, test } from 'vitest';
import { pathBelow, placeIn, readAddress } from './address.ts';

const ID = 'a'.repeat(24);

test.each([
  ['', { what: 'list', filter: null, after: null }],
  [`older/${ID}`, { what: 'list', filter: null, after: ID }],
  ['older', undefined],
  ['older/x', undefined],
  [`older/${ID}/x`, undefined],
  ['tag/sea-salt', { what: 'list', filter: { kind: 'tag', slug: 'sea-salt' }, after: null }],
  [`category/news/older/${ID}`, { what: 'list', filter: { kind: 'category', slug: 'news' }, after: ID }],
  ['author/ruth-amsel', { what: 'list', filter: { kind: 'author', slug: 'ruth-amsel' }, after: null }],
  ['archive/2026-10', { what: 'list', filter: { kind: 'archive', slug: '2026-10' }, after: null }],
  ['archive/2026-13', undefined],
  ['tag', undefined],
  ['tag/a/b', undefined],
  ['past', { what: 'past', after: null }],
  ['calendar', { what: 'calendar', month: null }],
  ['calendar/2026-11', { what: 'calendar', month: '2026-11' }],
  ['calendar/11', undefined],
  ['feed.xml', { what: 'feed', format: 'rss' }],
  ['feed.json', { what: 'feed', format: 'json' }],
  ['calendar.ics', { what: 'feed', format: 'ics' }],
  ['harvest.ics', { what: 'itemCalendar', slug: 'harvest' }],
  ['harvest', { what: 'item', slug: 'harvest' }],
  ['2026/10/3/harvest', { what: 'item', slug: '2026/10/3/harvest' }],
  ['../x', undefined],
  ['%00', undefined],
  ['toString', undefined],
])('%j below a collection', (rest, address) => {
  expect(readAddress(rest === '' ? [] : rest.split('/'))).toEqual(address);
});

const home = { path: '/' };
const journal = { path: '/journal' };
const notes = { path: '/journal/notes' };

test.each([
  ['/journal', journal, []],
  ['/journal/a', journal, ['a']],
  ['/journal/notes', notes, []],
  ['/journal/notes/a/b', notes, ['a', 'b']],
  ['/journals', home, ['journals']],
])('%s lies in its collection', (path, collection, rest) => {
  expect(placeIn([home, journal, notes], path)).toEqual({ collection, rest });
});

test('an address outside of all collections', () => {
  expect(placeIn([journal], '/about')).toBeUndefined();
});

test.each([
  [journal, ['a'], '/journal/a'],
  [journal, [], '/journal'],
  [home, ['a', 'b'], '/a/b'],
  [home, [], '/'],
])('%j and %j make %s', (collection, rest, path) => {
  expect(pathBelow(collection, ...rest)).toBe(path);
});
