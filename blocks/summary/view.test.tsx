import { expect, test } from 'vitest';
import type { BlockContent, SummaryCard } from '#core/collections/block-content.ts';
import { NO_IMAGE } from '#core/fields/index.ts';
import { BLOCK_ID, PICTURE } from '../kit/testing/draw.tsx';
import { drawerOf, textIn } from '../kit/testing/draw-view.tsx';
import summary from './block.ts';
import { fields } from './fields.ts';
import { SummaryView } from './view.tsx';

const drawn = drawerOf({ fields, View: SummaryView });
const CARD: SummaryCard = {
  id: 'a',
  path: '/notes/salt',
  title: 'Salt',
  publishedAt: '2026-07-21T07:00:00.000Z',
  excerpt: 'Four days.',
  author: 'Dan',
  picture: PICTURE,
  event: null,
  place: 'Harbour',
  categories: [],
  price: '',
};
const content = (...cards: SummaryCard[]): BlockContent => ({
  collection: { title: 'Notes', path: '/notes', kind: 'blog' },
  cards,
  terms: [],
  tracks: [],
});
const draw = (values: object, card: Partial<SummaryCard> = {}) =>
  drawn(values, { blocks: { [BLOCK_ID]: content({ ...CARD, ...card }) } });

test.each<[string, object, Partial<SummaryCard>, string]>([
  ['a post', {}, {}, '21 July 2026 Salt Four days.'],
  ['its author, where wanted', { showAuthor: true }, {}, '21 July 2026 Dan Salt Four days.'],
  ['no date, where it is not wanted', { showDate: false }, {}, 'Salt Four days.'],
  ['no date of what has none', {}, { publishedAt: '' }, 'Salt Four days.'],
  ['no excerpt', { showExcerpt: false }, {}, '21 July 2026 Salt'],
  ['a price', { showDate: false, showExcerpt: false }, { price: '€3' }, 'Salt €3'],
  ['a way to all of them', { showDate: false, moreLabel: 'All' }, {}, 'Salt Four days. All'],
])('%s', (_, values, card, words) => {
  expect(textIn(draw(values, card))).toBe(words);
});

test('an event says when and where it is, whatever is wanted of dates', () => {
  const event = { startsAt: '2026-08-01T18:00:00.000Z', endsAt: '', isAllDay: false };
  expect(textIn(draw({ showDate: false, showExcerpt: false }, { event }))).toMatch(
    /1 August 2026.* Harbour Salt/,
  );
  expect(textIn(draw({}, { event: { ...event, startsAt: '' } }))).toBe('21 July 2026 Salt Four days.');
});

test('a picture is for the eye alone, and as large as its column', () => {
  expect(draw({ columns: 3 })).toContain('alt="" ');
  expect(draw({ columns: 3 })).toContain('sizes="(max-width: 700px) 100vw, 34vw"');
  expect(draw({ columns: 1, layout: 'list' })).toContain('34vw');
  expect(draw({ showPicture: false })).not.toContain('<img');
  expect(draw({}, { picture: NO_IMAGE })).not.toContain('summary-picture');
});

test('a row is pushed along by keys and has a name', () => {
  expect(draw({ layout: 'carousel' })).toContain('tabindex="0" aria-label="Notes"');
  expect(draw({ layout: 'grid' })).not.toContain('tabindex');
});

test('nothing to show is a word to the editor and nothing to visitors', () => {
  for (const blocks of [{}, { [BLOCK_ID]: content() }]) {
    expect(drawn({}, { blocks })).toBe('');
    expect(drawn({}, { blocks }, { isEditing: true })).toContain('Nothing is published there yet');
  }
});

test.each([
  [{ filterBy: 'none', term: 'Bread' }, null],
  [{ filterBy: 'tag', term: ' ' }, null],
  [
    { filterBy: 'tag', term: 'Old Bread' },
    { kind: 'tag', slug: 'old-bread' },
  ],
  [
    { filterBy: 'category', term: 'Bread' },
    { kind: 'category', slug: 'bread' },
  ],
])('%j asks for the part %j', (values, filter) => {
  const needs = summary.needs?.(fields.read({ ...values, count: 5, featuredOnly: true }));
  expect(needs?.collection).toMatchObject({ cards: { filter, limit: 5, isFeatured: true } });
});
