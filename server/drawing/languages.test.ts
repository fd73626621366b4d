import { beforeAll, expect, test } from 'vitest';
import { smallTemplate } from '../testing/small-template.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const kit = useApp();
let site: TestSite;
let own: string;

beforeAll(async () => {
  const otherLanguages = [
    { language: 'de', address: 'https://example.com/de', samePaths: true, isDefault: false },
    { language: 'fr', address: 'https://example.fr/', samePaths: false, isDefault: false },
  ];
  site = await kit.aSite({
    ...smallTemplate,
    settings: { site: { title: 'Small site', language: 'en', region: 'GB', otherLanguages } },
    collections: [
      {
        kind: 'blog',
        title: 'Notes',
        path: '/notes',
        items: [{ title: 'Salt', slug: 'salt', publishAt: '2026-01-01T00:00:00.000Z', sections: [] }],
      },
    ],
  });
  own = `https://${site.host}`;
});

const visit = async (path: string) => (await kit.call('GET', path, { host: site.host })).body;
const alternatesIn = (text: string) =>
  [...text.matchAll(/<(?:xhtml:)?link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
    ([, language, href]) => `${language} ${href}`,
  );

test('the head of a page names its languages, where it is known to be there', async () => {
  expect(alternatesIn(await visit('/'))).toEqual([
    `en-GB ${own}/`,
    'de https://example.com/de/',
    'fr https://example.fr/',
    `x-default ${own}/`,
  ]);
  expect(alternatesIn(await visit('/about'))).toEqual([
    `en-GB ${own}/about`,
    'de https://example.com/de/about',
    `x-default ${own}/about`,
  ]);
  expect(alternatesIn(await visit('/notes'))).toHaveLength(3);
  expect(alternatesIn(await visit('/notes/salt'))).toEqual([]);
  expect(alternatesIn(await visit('/no-such'))).toEqual([]);
});

test('so does the map of the site', async () => {
  const map = await visit('/sitemap.xml');
  expect(map).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  const about = map.split('<url>').find((entry) => entry.includes(`<loc>${own}/about</loc>`)) ?? '';
  expect(alternatesIn(about)).toEqual(alternatesIn(await visit('/about')));
  const item = map.split('<url>').find((entry) => entry.includes('/notes/salt</loc>')) ?? '';
  expect(alternatesIn(item)).toEqual([]);
});

test('readers find them in the footer, by their own names', async () => {
  const footer = (await visit('/about')).split('<footer')[1] ?? '';
  expect(footer).toContain('<span lang="en-GB" aria-current="true">English (United Kingdom)</span>');
  expect(footer).toContain('<a href="https://example.com/de/about" hrefLang="de" lang="de">Deutsch</a>');
  expect(footer).toContain('<a href="https://example.fr/" hrefLang="fr" lang="fr">français</a>');
});
