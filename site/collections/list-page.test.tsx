import { expect, test } from 'vitest';
import { renderToStaticMarkup } from '#blocks/kit/testing/render.tsx';
import { COLLECTION_LAYOUTS, collectionFields, type Collection } from '#core/collections/collection.ts';
import { NO_IMAGE } from '#core/fields/index.ts';
import { ListPage } from './list-page.tsx';
import type { Card, ListView } from './view.ts';

const site = { language: 'en', region: 'GB', timezone: 'UTC' };
const card = {
  id: 'a'.repeat(24),
  path: '/journal/a-walk',
  title: 'A walk',
  publishedAt: '2030-01-02T00:00:00Z',
  isFeatured: false,
  details: { excerpt: '', author: '', tags: [], categories: [], thumbnail: NO_IMAGE, video: '', custom: {} },
} as unknown as Card;

function draw(change: Partial<Collection>, shown: Partial<ListView> = {}, path = '/journal') {
  const collection = { ...collectionFields.initial, title: 'Journal', path: '/journal', ...change };
  const view: ListView = {
    cards: [card],
    filter: null,
    olderPath: null,
    firstPath: null,
    categories: [],
    calendar: null,
    ...shown,
  };
  return renderToStaticMarkup(<ListPage collection={collection} view={view} path={path} site={site} />);
}

test.each(COLLECTION_LAYOUTS)('a collection is drawn as %s', (layout) => {
  const markup = draw({ layout });
  expect(markup).toContain(`<ol class="cards" data-layout="${layout}">`);
  expect(markup).toContain('href="/journal/a-walk"');
});

test('what is empty is said by what it waits for', () => {
  const words = (change: Partial<Collection>, path?: string) =>
    /collection-empty">([^<]+)</.exec(draw(change, { cards: [] }, path))?.[1];
  const said = [
    words({ kind: 'blog' }),
    words({ kind: 'events' }),
    words({ kind: 'events' }, '/journal/past'),
  ];
  expect(new Set(said).size).toBe(3);
  expect(draw({}, { cards: [] })).not.toContain('class="cards"');
});

test('a part of a list leads back to the whole, which has its words', () => {
  const [whole, part] = [
    draw({ intro: 'Words' }),
    draw({ intro: 'Words' }, { filter: { kind: 'tag', name: 'Winter' } }),
  ];
  expect([whole.includes('collection-intro'), whole.includes('collection-crumb')]).toEqual([true, false]);
  expect([part.includes('collection-intro'), part.includes('collection-crumb')]).toEqual([false, true]);
  expect(part).toContain('<h1 class="heading">Winter</h1>');
});

test('the way on is there where it leads somewhere', () => {
  expect(draw({})).not.toContain('class="pager"');
  const older = draw({ order: 'newest' }, { olderPath: '/journal/older/x' });
  expect(older).toContain('href="/journal/older/x" rel="next"');
  expect(draw({ order: 'title' }, { olderPath: '/journal/older/x' })).not.toBe(older);
  expect(draw({}, { firstPath: '/journal' })).not.toContain('rel="next"');
});

test('categories can be chosen as soon as there are two, and the one that is shown is marked', () => {
  const categories = [
    { name: 'Bread', path: '/journal/category/bread' },
    { name: 'Jam', path: '/journal/category/jam' },
  ];
  const navigation = (change: Partial<Collection>, shown: readonly (typeof categories)[number][]) =>
    draw(change, { categories: shown }, '/journal/category/jam').match(
      /<nav class="collection-terms".*?<\/nav>/,
    )?.[0];
  expect(navigation({}, categories)).toContain('href="/journal/category/jam" aria-current="page"');
  expect(navigation({}, categories.slice(1))).toBeUndefined();
  expect(navigation({ showTerms: false }, categories)).toBeUndefined();
});
