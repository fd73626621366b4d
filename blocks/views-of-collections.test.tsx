import { describe, expect, test } from 'vitest';
import type { BlockContent, CountedTerm, SummaryCard } from '#core/collections/block-content.ts';
import { NO_IMAGE } from '#core/fields/index.ts';
import { BLOCK_ID, PICTURE } from './kit/testing/draw.tsx';
import { countOf, drawerOf, textIn } from './kit/testing/draw-view.tsx';
import albumBlock from './album/block.ts';
import { AlbumView } from './album/view.tsx';
import archiveBlock from './archive/block.ts';
import { fields as archiveFields, isDated } from './archive/fields.ts';
import { ArchiveView } from './archive/view.tsx';
import authorBlock from './author/block.ts';
import { fields as authorFields } from './author/fields.ts';
import { AuthorView } from './author/view.tsx';
import { fields as feedFields } from './feed/fields.ts';
import { FeedView } from './feed/view.tsx';
import { fields as lettersFields, lettersOf } from './newsletter-archive/fields.ts';
import { NewsletterArchiveView } from './newsletter-archive/view.tsx';
import { fields as rssFields } from './rss/fields.ts';
import { RssView } from './rss/view.tsx';
import { fields as cloudFields } from './tag-cloud/fields.ts';
import { TagCloudView } from './tag-cloud/view.tsx';

const content = (more: Partial<BlockContent>) => ({
  blocks: {
    [BLOCK_ID]: {
      collection: { title: 'Notes', path: '/notes', kind: 'blog' as const },
      cards: [],
      terms: [],
      tracks: [],
      ...more,
    },
  },
});
const EDITING = { isEditing: true };

describe('archive', () => {
  const draw = drawerOf({ fields: archiveFields, View: ArchiveView });
  const months: CountedTerm[] = [
    { name: '2026-07', path: '/notes/archive/2026-07', count: 3 },
    { name: '2026-06', path: '/notes/archive/2026-06', count: 2 },
    { name: '2025-01', path: '/notes/archive/2025-01', count: 1 },
  ];
  test.each([
    [{ groupBy: 'month' }, 'July 2026 3 June 2026 2 January 2025 1'],
    [{ groupBy: 'month', showCount: false }, 'July 2026 June 2026 January 2025'],
    [{ groupBy: 'year' }, '2026 July 3 June 2 2025 January 1'],
  ])('%j', (values, words) => {
    expect(textIn(draw(values, content({ terms: months })))).toBe(words);
  });
  test('categories are called as they are', () => {
    const terms = [{ name: '2026-07', path: '/c', count: 1 }];
    expect(textIn(draw({ groupBy: 'category' }, content({ terms })))).toBe('2026-07 1');
  });
  test('nothing published', () => {
    expect(draw({}, content({}))).toBe('');
    expect(draw({}, {}, EDITING)).toContain('Nothing is published there yet');
  });
  test.each([
    ['month', 'archive', 'newest'],
    ['year', 'archive', 'newest'],
    ['category', 'category', 'name'],
    ['author', 'author', 'name'],
  ])('by %s it asks for each %s, %s first', (groupBy, kind, order) => {
    expect(archiveBlock.needs?.(archiveFields.read({ groupBy }))?.collection).toMatchObject({
      terms: { kind, order },
    });
    expect(isDated(groupBy as 'month')).toBe(kind === 'archive');
  });
});

describe('author', () => {
  const draw = drawerOf({ fields: authorFields, View: AuthorView });
  const card = { id: 'a', path: '/notes/salt', title: 'Salt' } as SummaryCard;
  test('says what is known', () => {
    expect(textIn(draw({ name: 'Dan' }))).toBe('Dan');
    expect(textIn(draw({ name: 'Dan', role: 'Cook', words: 'Salts.' }, content({ cards: [card] })))).toBe(
      'Dan Cook Salts. Salt',
    );
  });
  test('the name leads where there is somewhere to go, and a picture is there once chosen', () => {
    expect(draw({ name: 'Dan', link: { href: '/dan', newWindow: false } })).toContain(
      '<a href="/dan">Dan</a>',
    );
    expect(draw({ name: 'Dan' })).not.toContain('<a');
    expect(draw({ name: 'Dan', picture: PICTURE })).toContain('author-picture');
    expect(draw({ name: 'Dan', picture: NO_IMAGE })).not.toContain('<img');
  });
  test('works are asked for by the name of their author, once both are known', () => {
    const collection = 'c'.repeat(24);
    const needs = (values: object) => authorBlock.needs?.(authorFields.read(values));
    expect(needs({ name: 'Dan Ek', collection })?.collection).toMatchObject({
      id: collection,
      cards: { filter: { kind: 'author', slug: 'dan-ek' } },
    });
    expect(needs({ name: 'Dan' })?.collection?.id ?? '').toBe('');
  });
});

describe('feed', () => {
  const draw = drawerOf({ fields: feedFields, View: FeedView });
  test('the ways to follow', () => {
    expect(textIn(draw({ label: 'Follow' }, content({})))).toBe('Follow');
    const markup = draw(
      { showJson: true },
      content({ collection: { title: 'On', path: '/on', kind: 'events' } }),
    );
    for (const file of ['feed.xml', 'feed.json', 'calendar.ics'])
      expect(markup).toContain(`href="/on/${file}"`);
    expect(textIn(markup)).toContain('On');
    expect(draw({ showJson: false }, content({}))).not.toMatch(/feed\.json|calendar\.ics/);
  });
  test('of nothing', () => {
    expect(draw()).toBe('');
    expect(draw({}, {}, EDITING)).toContain('This collection is gone');
  });
});

describe('tag cloud', () => {
  const draw = drawerOf({ fields: cloudFields, View: TagCloudView });
  const terms = [
    { name: 'salt', path: '/s', count: 9 },
    { name: 'rye', path: '/r', count: 1 },
  ];
  test('sizes and figures where wanted', () => {
    const sized = draw({ isSized: true, showCount: true }, content({ terms }));
    expect(textIn(sized)).toBe('salt 9 rye 1');
    const [big, small] = [...sized.matchAll(/data-size="(\d)"/g)].map(([, size]) => Number(size));
    expect(big).toBeGreaterThan(small ?? 99);
    expect(draw({ isSized: false, showCount: false }, content({ terms }))).not.toMatch(/data-size|<small/);
  });
  test('it has the name of what it shows', () => {
    expect(draw({ kind: 'tag' }, content({ terms }))).toContain('aria-label="Tags"');
    expect(draw({ kind: 'category' }, content({ terms }))).toContain('aria-label="Categories"');
    expect(draw({}, content({}))).toBe('');
    expect(draw({}, content({}), EDITING)).toContain('Nothing is tagged there yet');
  });
});

describe('album', () => {
  const draw = drawerOf({ fields: albumBlock.fields, View: AlbumView as typeof albumBlock.View });
  test('its tracks, or a word to the editor', () => {
    const tracks = [{ id: 't', title: 'Tide', artist: 'Ada', src: '/s/tide.mp3', duration: '3:10' }] as never;
    expect(textIn(draw({}, content({ tracks })))).toContain('Tide');
    expect(draw({}, content({}))).toBe('');
    expect(draw({}, content({}), EDITING)).toContain('No tracks are published there yet');
  });
});

describe('newsletter archive', () => {
  const draw = drawerOf({ fields: lettersFields, View: NewsletterArchiveView });
  const [list, area] = ['l'.repeat(24), 'm'.repeat(24)];
  const letter = (id: string, sentAt: string) => ({ id, title: `Letter ${id}`, sentAt });
  const letters = {
    [list]: [
      letter('c', '2026-01-02T10:00:00Z'),
      letter('b', '2025-12-01T10:00:00Z'),
      letter('a', '2025-03-01T10:00:00Z'),
    ],
    [area]: [letter('m', '2026-01-02T10:00:00Z')],
  } as never;
  test.each([
    [{ listId: list, hasDates: false }, 'Letter c Letter b Letter a'],
    [{ listId: list, hasDates: false, limit: 2 }, 'Letter c Letter b'],
    [{ listId: list, hasDates: false, layout: 'years' }, '2026 Letter c 2025 Letter b Letter a'],
    [{ listId: list, limit: 1 }, 'Letter c 2 Jan 2026'],
    [{ listId: list, memberArea: area, hasDates: false }, 'Letter m'],
  ])('%j', (values, words) => {
    expect(textIn(draw(values, { letters }))).toBe(words);
  });
  test('none yet', () => {
    expect(draw({ listId: list })).toContain('letters-none');
    expect(draw({ listId: list }, {}, EDITING)).toContain('No emails of this list');
    expect(lettersOf(lettersFields.read({ listId: list }))).toBe(list);
  });
});

describe('rss', () => {
  const draw = drawerOf({ fields: rssFields, View: RssView });
  const address = 'https://example.org/feed.xml';
  const entry = {
    title: 'One',
    href: 'https://example.org/1',
    publishedAt: '2026-05-01T00:00:00Z',
    excerpt: 'First.',
  };
  const feeds = { [address]: [entry, { ...entry, title: 'Two', publishedAt: '', excerpt: '' }] };
  test.each([
    [{ title: 'News', hasDates: true, hasExcerpts: true }, 'News One 1 May 2026 First. Two'],
    [{ title: '', hasDates: false, hasExcerpts: false }, 'One Two'],
    [{ title: '', count: 1, hasDates: false, hasExcerpts: false }, 'One'],
  ])('%j', (values, words) => {
    expect(textIn(draw({ address, ...values }, { feeds }))).toBe(words);
  });
  test('before anything came the way there stands', () => {
    const markup = draw({ address });
    expect(textIn(markup)).toContain('example.org');
    expect(countOf(markup, `href="${address}"`)).toBe(1);
  });
  test.each([
    ['https://example.org/feed.xml', true],
    ['http://example.org/feed', true],
    ['', true],
    ['ftp://example.org/feed', false],
    ['example.org/feed', false],
    ['https://', false],
  ])('%j is taken as an address: %s', (value, isTaken) => {
    expect(rssFields.read({ address: value }).address === value).toBe(isTaken);
  });
});
