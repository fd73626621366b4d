import { expect, test } from 'vitest';
import type { CollectionKind } from '#core/collections/kinds.ts';
import type { SiteCollection } from '#site/page-input.ts';
import { partOf, placeOf } from './places.ts';

const at = (path: string, kind: CollectionKind) =>
  ({ id: path, path, collection: { kind } }) as SiteCollection;
const collections = [at('/journal', 'blog'), at('/events', 'events'), at('/shop', 'products')];

test.each<[string, string | undefined]>([
  ['/journal', 'list'],
  ['/journal/a-walk', 'item'],
  ['/journal/feed.xml', 'feed'],
  ['/journal/calendar', undefined],
  ['/journal/past', undefined],
  ['/journal/calendar.ics', undefined],
  ['/journal/a-walk.ics', undefined],
  ['/events/calendar', 'calendar'],
  ['/events/past', 'past'],
  ['/events/calendar.ics', 'feed'],
  ['/events/fair.ics', 'itemCalendar'],
  ['/shop', undefined],
  ['/shop/bowl', undefined],
  ['/elsewhere', undefined],
])('at %s is %s', (path, what) => {
  expect(placeOf(collections, path)?.address.what).toBe(what);
});

test.each<[string, string, string | undefined]>([
  ['/journal', 'tag=winter', '/journal/tag/winter'],
  ['/journal', 'format=rss', '/journal/feed.xml'],
  ['/journal', 'other=1', undefined],
  ['/journal/a-walk', 'tag=winter', undefined],
  ['/shop', 'tag=winter', undefined],
])('%s?%s leads to %s', (path, query, expected) => {
  expect(partOf(collections, { path, query: new URLSearchParams(query) })).toBe(expected);
});
