import { globSync, readFileSync } from 'node:fs';
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

test.each(ARTICLES)('$title names what is on the screens, and screens that there are', ({ at, parts }) => {
  const labels = parts.flat().flatMap((text) => text.split('*').filter((_, index) => index % 2 === 1));
  expect(labels.filter((label) => !SCREENS.includes(label))).toEqual([]);
  for (const path of at) {
    expect(path === '/' || areaAt(path) !== undefined).toBe(true);
    const [, first, section] = path.split('/');
    if (first === 'settings') expect(SETTINGS_SECTIONS.map((each) => each.path)).toContain(section);
  }
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
