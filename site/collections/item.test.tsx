import { describe, expect, test } from 'vitest';
import { renderToStaticMarkup } from '#blocks/kit/testing/render.tsx';
import { countOf, textIn } from '#blocks/kit/testing/draw-view.tsx';
import { PICTURE } from '#blocks/kit/testing/draw.tsx';
import { collectionFields } from '#core/collections/collection.ts';
import { itemFields } from '#core/collections/item.ts';
import { itemPartFields } from '#core/collections/item-parts.ts';
import { NO_IMAGE } from '#core/fields/index.ts';
import { fromText } from '#core/rich-text/from-text.ts';
import { wordsIn } from '#core/words/wording.ts';
import { Calendar } from './calendar.tsx';
import { CardView, TermLinks } from './card.tsx';
import { CustomValues, plainValue } from './custom-values.tsx';
import { headWords, isBesideTitle } from './item-head.tsx';
import { filmOf, itemMedia } from './item-media.tsx';
import { drawPart } from './item-parts.tsx';
import type { ItemProps } from './item-props.ts';
import type { Card } from './view.ts';

const site = { language: 'en', region: 'GB', timezone: 'UTC' };
const say = wordsIn('en').of('content');
const items = itemFields(() => undefined);
const collectionOf = (more: object = {}) =>
  ({ ...collectionFields.read({ title: 'Journal', ...more }), path: '/journal' }) as never;
const DETAILS = {
  ...items.initial,
  excerpt: 'Four days.',
  author: 'Dan',
  thumbnail: NO_IMAGE,
  video: '',
  custom: {},
};
const CARD = {
  id: 'a'.repeat(24),
  path: '/journal/salt',
  title: 'Salt',
  publishedAt: '2030-01-02T00:00:00Z',
  details: DETAILS,
} as unknown as Card;
const card = (details: object = {}, collection: object = {}) =>
  renderToStaticMarkup(
    <CardView
      card={{ ...CARD, details: { ...CARD.details, ...details } }}
      collection={collectionOf(collection)}
      site={site}
      sizes="50vw"
    />,
  );

describe('a card', () => {
  test.each<[object, object, string]>([
    [{}, { showDate: true, showExcerpt: true, showAuthor: false }, '2 January 2030 Salt Four days.'],
    [{}, { showDate: false, showExcerpt: false, showAuthor: true }, 'Dan Salt'],
    [{ author: '', excerpt: '' }, { showDate: false, showExcerpt: true, showAuthor: true }, 'Salt'],
    [
      { track: { artist: 'Ada', audio: '' } },
      { kind: 'album', showDate: false, showExcerpt: false, showAuthor: false },
      'Ada Salt',
    ],
  ])('%j in %j', (details, collection, words) => {
    expect(textIn(card(details, collection))).toBe(words);
  });

  test('of an event says when and where', () => {
    const event = { startsAt: '2030-05-01T18:00:00Z', endsAt: '', isAllDay: false };
    const place = { ...items.initial.place, addressTitle: 'Yard' };
    expect(textIn(card({ event, place, excerpt: '' }, { kind: 'events', showAuthor: false }))).toMatch(
      /1 May 2030.* Yard Salt$/,
    );
    expect(
      textIn(card({ event, place, excerpt: '' }, { kind: 'blog', showDate: false, showAuthor: false })),
    ).toBe('Salt');
  });

  test('of a film says how long it is', () => {
    const film = { video: 'https://vimeo.com/1', duration: '3:10' };
    expect(card(film, { kind: 'videos', showPicture: true })).toContain('data-film=""');
    expect(textIn(card(film, { kind: 'videos', showPicture: true }))).toContain('3:10');
    expect(card(film, { kind: 'blog', showPicture: true })).not.toContain('card-picture');
    expect(card({ thumbnail: PICTURE }, { showPicture: false })).not.toContain('card-picture');
    expect(card({ thumbnail: PICTURE }, { showPicture: true })).toContain('alt=""');
  });

  test('is heard where it is a track that may be played', () => {
    const track = (audio: string) => ({ track: { artist: '', audio } });
    expect(card(track('/s/a.mp3'), { kind: 'album' })).toContain('<audio');
    expect(card(track('javascript:1'), { kind: 'album' })).not.toContain('<audio');
    expect(card(track('/s/a.mp3'), { kind: 'blog' })).not.toContain('<audio');
  });

  test('shows the fields of the owner that lists show', () => {
    const fields = [
      { key: 'time', label: 'Time', type: 'number', inList: true },
      { key: 'secret', label: 'Secret', type: 'text', inList: false },
    ];
    const markup = card({ custom: { time: 1200, secret: 'x' } }, { fields });
    expect(textIn(markup)).toContain('Time 1,200');
    expect(markup).not.toContain('Secret');
    expect(card({ custom: { time: '' } }, { fields })).not.toContain('<dl');
  });

  test('terms lead to their lists', () => {
    const terms = (kind: 'tag' | 'category', names: string[]) =>
      renderToStaticMarkup(<TermLinks collection={collectionOf()} kind={kind} names={names} />);
    expect(terms('tag', ['Old Salt'])).toContain('href="/journal/tag/old-salt" rel="tag"');
    expect(terms('category', ['Salt'])).not.toContain('rel=');
    expect(terms('tag', [])).toBe('');
  });
});

const field = (type: string, more: object = {}) =>
  ({
    key: 'f',
    label: 'Field',
    type,
    isRequired: false,
    inList: false,
    choices: ['a', 'b'],
    collectionId: '',
    ...more,
  }) as never;

test.each([
  ['number', 1234.5, '1,234.5'],
  ['number', '12', ''],
  ['toggle', true, 'Yes'],
  ['toggle', false, 'No'],
  ['text', 'Words', 'Words'],
  ['text', 7, ''],
  ['choice', 'b', 'b'],
  ['image', PICTURE, ''],
  ['number', null, ''],
  ['toggle', undefined, ''],
  ['text', '', ''],
])('a %s of %j reads %j', (type, value, words) => {
  expect(plainValue(field(type), value, { site, say })).toBe(words);
});

test('a choice is said in the words of the language', () => {
  expect(plainValue(field('choice', { labels: ['A!', 'B!'] }), 'b', { site, say })).toBe('B!');
  expect(plainValue(field('choice', { labels: ['A!', 'B!'] }), 'gone', { site, say })).toBe('gone');
});

test.each<[string, unknown, RegExp | string]>([
  ['richText', fromText('Long.'), /<p>Long\.<\/p>/],
  ['richText', fromText(''), ''],
  ['image', PICTURE, /<img/],
  ['image', NO_IMAGE, ''],
  ['link', { href: 'https://x.test/a', newWindow: false }, />x\.test\/a<\/a>/],
  ['link', { href: 'javascript:1', newWindow: false }, ''],
  ['reference', ['one', 'gone'], /^<dl.*<li><a href="\/journal\/salt">Salt<\/a><\/li><\/ul>/],
  ['reference', ['gone'], ''],
  ['text', 'Words', /<dd>Words<\/dd>/],
])('a %s stands on the page of its item', (type, value, markup) => {
  const shown = (hasLabels?: boolean) =>
    renderToStaticMarkup(
      <CustomValues
        fields={[field(type)]}
        values={{ f: value }}
        references={{ one: CARD }}
        site={site}
        say={say}
        {...(hasLabels === undefined ? {} : { hasLabels })}
      />,
    );
  if (markup === '') expect(shown()).toBe('');
  else expect(shown()).toMatch(markup);
  expect(shown(false)).not.toContain('<dt>');
});

const props = (item: object = {}, collection: object = {}, view: object = {}): ItemProps => ({
  collection: collectionOf(collection),
  item: items.read({ title: 'Salt', slug: 'salt', ...item }),
  view: {
    id: 'a',
    publishedAt: '2030-01-02T00:00:00Z',
    lessons: [],
    related: [],
    references: {},
    previous: null,
    next: null,
    ...view,
  },
  site,
  say,
  isEditing: false,
  comments: null,
  url: 'https://salt.test/journal/salt',
});
const head = (...parts: Parameters<typeof props>) => textIn(renderToStaticMarkup(headWords(props(...parts))));

describe('the head of an item', () => {
  test.each<[object, object, string]>([
    [{ author: 'Dan' }, { showDate: true, showAuthor: true }, 'Journal Salt 2 January 2030 Dan'],
    [{ author: ' ' }, { showDate: false, showAuthor: true }, 'Journal Salt'],
    [{ duration: '3:10', excerpt: 'Four days.' }, { showDate: false }, 'Journal Salt Four days. 3:10'],
    [{ categories: ['Sea'] }, { showTerms: true, showDate: false }, 'Journal Sea Salt'],
    [{ categories: ['Sea'] }, { showTerms: false, showDate: false }, 'Journal Salt'],
  ])('%j in %j', (item, collection, words) => {
    expect(head(item, collection)).toBe(words);
  });

  test('a lesson says which of how many it is', () => {
    const lessons = [{ id: 'x' }, { id: 'a' }];
    expect(head({ chapter: 'Basics' }, { kind: 'lessons', showDate: true }, { lessons })).toMatch(
      /2.*2 Basics$/,
    );
  });

  test('an event says when, where and how to keep it', () => {
    const event = { event: { startsAt: '2030-05-01T18:00:00.000Z' }, place: { name: 'Yard', city: 'Bath' } };
    expect(head(event, { kind: 'events' })).toMatch(/1 May 2030.*Yard, Bath/);
    expect(head({ place: { name: 'Yard' } }, { kind: 'events' })).toBe('Journal Salt');
  });

  test('works have their facts beside the title', () => {
    const listed = field('text', { inList: true });
    expect(isBesideTitle(collectionOf({ kind: 'portfolio' }), listed)).toBe(true);
    expect(isBesideTitle(collectionOf({ kind: 'index' }), field('text'))).toBe(false);
    expect(isBesideTitle(collectionOf({ kind: 'blog' }), listed)).toBe(false);
    const fields = [{ key: 'year', label: 'Year', type: 'text', inList: true }];
    expect(head({ custom: { year: '1998' } }, { kind: 'portfolio', fields, showDate: false })).toBe(
      'Journal Salt Year 1998',
    );
  });
});

describe('what is looked at first', () => {
  const media = (item: object, collection: object = {}) =>
    renderToStaticMarkup(itemMedia(props(item, { showPicture: true, ...collection })) as never);
  test('a film before a picture, and nothing where there is neither', () => {
    const film = { video: { href: 'https://vimeo.com/76979871', newWindow: false }, thumbnail: PICTURE };
    expect(filmOf(props(film, { kind: 'videos' }))).toBe('https://vimeo.com/76979871');
    expect(filmOf(props(film, { kind: 'blog' }))).toBe('');
    expect(media(film, { kind: 'videos' })).toContain('class="video"');
    expect(media(film, { kind: 'blog' })).toContain('<img');
    expect(media(film, { kind: 'blog', showPicture: false })).toBe('');
    expect(media({ track: { audio: '/s/a.mp3' } }, { kind: 'album' })).toContain('<audio');
    expect(media({})).toBe('');
  });
});

describe('parts of an item', () => {
  const part = (name: string, ...of: Parameters<typeof props>) =>
    renderToStaticMarkup(drawPart(props(...of), itemPartFields.read({ part: name })) as never);
  test.each<[string, object, object]>([
    ['excerpt', { excerpt: 'Four days.' }, {}],
    ['author', { author: 'Dan' }, {}],
    ['picture', { thumbnail: PICTURE }, {}],
    ['categories', { categories: ['Sea'] }, {}],
    ['tags', { tags: ['Sea'] }, {}],
    ['when', { event: { startsAt: '2030-05-01T18:00:00.000Z' } }, {}],
    ['place', { place: { name: 'Yard' } }, {}],
    ['calendar', { event: { startsAt: '2030-05-01T18:00:00.000Z' } }, { kind: 'events' }],
  ])('%s is there where the item has something for it', (name, item, collection) => {
    expect(part(name, item, collection)).not.toBe('');
    expect(part(name, {}, collection)).toBe('');
  });

  test('a place with coordinates is a map', () => {
    const place = { addressTitle: 'Yard', mapLat: 51.4, mapLng: -2.3, mapZoom: 14 };
    const drawn = part('place', { place });
    expect(drawn).toContain('class="map"');
    expect(drawn).toContain('lat=51.4&amp;lng=-2.3&amp;zoom=14');
    expect(part('place', { place: { ...place, mapLat: 0, mapLng: 0 } })).not.toContain('class="map"');
  });

  test('neighbours are called after what they are', () => {
    const view = { previous: CARD, next: null };
    expect(countOf(part('neighbours', {}, {}, view), '<a ')).toBe(1);
    expect(part('neighbours', {}, {}, view)).toContain('rel="prev"');
    expect(textIn(part('neighbours', {}, { kind: 'lessons' }, view))).not.toBe(
      textIn(part('neighbours', {}, {}, view)),
    );
    expect(part('neighbours')).toBe('');
    expect(part('related', {}, {}, { related: [CARD] })).toContain('<h3 class="card-title">');
    expect(part('related')).toBe('');
    expect(part('body')).toBe('');
  });
});

test('a month shows events on all their days, the whole ones without a time', () => {
  const event = (title: string, startsAt: string, endsAt: string, isAllDay: boolean) =>
    ({
      ...CARD,
      id: title,
      title,
      details: { ...DETAILS, event: { startsAt, endsAt, isAllDay } },
    }) as unknown as Card;
  const draw = (events: Card[]) =>
    renderToStaticMarkup(
      <Calendar
        collection={collectionOf()}
        calendar={{ month: '2030-05', previousPath: '/on/2030-04', nextPath: '/on/2030-06', events }}
        site={site}
      />,
    );
  const markup = draw([
    event('Feast', '2030-05-30T18:00:00Z', '2030-06-02T18:00:00Z', true),
    event('Talk', '2030-05-02T18:00:00Z', '', false),
    event('Unset', '', '', false),
  ]);
  expect(countOf(markup, '>Feast<') + countOf(markup, ' Feast<')).toBe(2);
  expect(markup).toMatch(/18:00<\/time> Talk/);
  expect(markup).not.toContain('Unset');
  expect(countOf(markup, 'data-busy')).toBe(3);
  expect(textIn(markup)).toMatch(/April 2030 June 2030$/);
  expect(draw([])).toContain('collection-empty');
});
