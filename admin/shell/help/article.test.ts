import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areaAt } from '../areas/areas.ts';
import { SETTINGS_SECTIONS } from '../areas/settings-sections.ts';
import { articlesAt } from './article.ts';
import { ARTICLES } from './articles/index.ts';

const SCREENS = ['admin', 'core', 'contract', 'server/payments/providers']
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
  .filter((file) => !file.includes('/help/') && !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test('each article is there once', () => {
  expect(new Set(ARTICLES.map(({ id }) => id)).size).toBe(ARTICLES.length);
});

const PICTURES = join(import.meta.dirname, 'pictures');
const SCHEMES = ['light', 'dark'];
const MAX_PICTURE_BYTES = 40_000;

function isScreen(path: string): boolean {
  const [, first, section] = path.split('/');
  const isSection = first !== 'settings' || SETTINGS_SECTIONS.some((each) => each.path === section);
  return (path === '/' || areaAt(path) !== undefined) && isSection;
}

test.each(ARTICLES)('$title names what is on the screens, and screens that there are', ({ at, parts }) => {
  const labels = parts.flat().flatMap((text) => text.split('*').filter((_, index) => index % 2 === 1));
  expect(labels.filter((label) => !SCREENS.includes(label))).toEqual([]);
  expect(at.filter((path) => !isScreen(path))).toEqual([]);
});

const PICTURED = ARTICLES.flatMap(({ id, picture }) => (picture ? [{ id, ...picture }] : []));

test.each(PICTURED)('the picture of $id is there, and of a screen that there is', (picture) => {
  expect(isScreen(picture.screen)).toBe(true);
  // As they stand in the words of the admin, and not as a part of others.
  const words = [...(picture.press ?? []), picture.shows];
  expect(words.filter((each) => !SCREENS.includes(`'${each}'`))).toEqual([]);
  expect(picture.alt.length).toBeGreaterThan(15);
  for (const scheme of SCHEMES)
    expect(statSync(join(PICTURES, scheme, `${picture.id}.webp`)).size).toBeLessThanOrEqual(
      MAX_PICTURE_BYTES,
    );
});

test('there are no pictures that no article shows', () => {
  const files = globSync('*/*.webp', { cwd: PICTURES }).toSorted();
  const shown = SCHEMES.flatMap((scheme) => PICTURED.map(({ id }) => `${scheme}/${id}.webp`));
  expect(files).toEqual(shown.toSorted());
});

test.each([
  ['/', 'first-hour'],
  ['/pages/abc', 'edit-page'],
  ['/pages/previews', 'preview-links'],
  ['/selling/orders/abc', 'orders'],
  ['/settings/domains', 'domain'],
])('%s is helped by %s first', (path, id) => {
  expect(articlesAt(ARTICLES, path)[0]?.id).toBe(id);
});

test('a screen nobody wrote about has no articles of its own', () => {
  expect(articlesAt(ARTICLES, '/activity')).toEqual([]);
});
