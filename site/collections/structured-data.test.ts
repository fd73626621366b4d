import { expect, test } from 'vitest';
import type { CollectionKind } from '#core/collections/kinds.ts';
import type { PageInput } from '../page-input.ts';
import { kindData } from './structured-data.ts';

const baseUrl = 'https://a.test';
const languages = { source: 'en', sourceTag: 'en', default: 'en', current: 'en', all: ['en'] };
const dataOf = (content: unknown) => kindData({ content, baseUrl, languages } as unknown as PageInput);
const item = {
  title: 'Title',
  author: '',
  thumbnail: { src: '' },
  tags: [],
  duration: '',
  track: { artist: '' },
  event: { startsAt: '', endsAt: '' },
  place: { addressTitle: '', addressLine1: '', addressLine2: '', addressCountry: '' },
};
const itemOf = (kind: CollectionKind, change: object = {}) =>
  dataOf({
    kind: 'item',
    collection: { kind, title: 'Course', path: '/course' },
    item: { ...item, ...change },
    view: { publishedAt: '2030-01-02' },
  });
const picture = { thumbnail: { src: `/images/${'a'.repeat(24)}/x.jpg` } };

test.each<[CollectionKind, object, object, string[]]>([
  ['blog', {}, { '@type': 'BlogPosting', headline: 'Title' }, ['author', 'image', 'keywords', 'duration']],
  ['blog', { author: 'Ada', tags: ['a', 'b'] }, { author: { name: 'Ada' }, keywords: 'a, b' }, []],
  ['custom', { duration: '3:20' }, { '@type': 'Article', name: 'Title' }, ['headline', 'duration']],
  ['videos', { duration: '3:20' }, { '@type': 'VideoObject', duration: 'PT3M20S', thumbnailUrl: '' }, []],
  ['album', { track: { artist: 'Trio' } }, { '@type': 'MusicRecording', byArtist: { name: 'Trio' } }, []],
  ['album', {}, { '@type': 'MusicRecording' }, ['byArtist', 'duration']],
  ['lessons', {}, { isPartOf: { '@type': 'Course', url: 'https://a.test/course' } }, []],
  ['events', {}, { '@type': 'Event' }, ['startDate', 'endDate', 'location']],
  [
    'events',
    {
      event: { startsAt: 'a', endsAt: 'b' },
      place: { ...item.place, addressLine2: 'Rome', addressCountry: 'Italy' },
    },
    { startDate: 'a', endDate: 'b', location: { name: 'Rome, Italy', address: 'Rome, Italy' } },
    [],
  ],
  [
    'events',
    { place: { ...item.place, addressTitle: 'Hall' } },
    { location: { '@type': 'Place', name: 'Hall' } },
    [],
  ],
])('an item of %s with %j', (kind, change, told, untold) => {
  const data = itemOf(kind, change);
  expect(data).toMatchObject(told);
  expect(Object.keys(data).filter((name) => untold.includes(name))).toEqual([]);
});

test('pictures are told with their whole address', () => {
  expect(String(itemOf('videos', picture)['thumbnailUrl'])).toMatch(/^https:\/\/a\.test\/images\//);
  expect(String(itemOf('blog', picture)['image'])).toMatch(/^https:\/\/a\.test\/images\//);
});

test('a list tells its items in their order, an index its parts, a page nothing', () => {
  const list = (kind: CollectionKind) =>
    dataOf({ kind: 'collection', collection: { kind }, view: { cards: [{ path: '/a', title: 'A' }] } });
  expect(list('blog')).toMatchObject({
    '@type': 'Blog',
    mainEntity: { itemListElement: [{ position: 1, name: 'A', url: 'https://a.test/a' }] },
  });
  expect(list('events')).toMatchObject({ '@type': 'CollectionPage' });
  expect(dataOf({ kind: 'document', parts: [{ path: '/p', title: 'P' }] })).toMatchObject({
    hasPart: [{ name: 'P', url: 'https://a.test/p' }],
  });
  expect([dataOf({ kind: 'document' }), dataOf({ kind: 'special' })]).toEqual([{}, {}]);
});
