import { describe, expect, test } from 'vitest';
import { readSettings } from '../settings/groups.ts';
import {
  addressIn,
  chainOf,
  languageAt,
  languagesHere,
  languagesOf,
  ownAlternates,
  partsOf,
} from './site-languages.ts';

const languages = (others: string[], defaultLanguage = '', region = 'GB') =>
  languagesOf(
    readSettings({ site: { language: 'en', region }, languages: { languages: others, defaultLanguage } }),
  );
const site = languages(['de', 'de-CH', 'pt-BR']);

test('a site is in the language it is written in and in those it names, the default first', () => {
  expect(site).toEqual({
    source: 'en',
    sourceTag: 'en-GB',
    default: 'en',
    all: ['en', 'de', 'de-CH', 'pt-BR'],
  });
  expect(languages(['de', 'en', 'en-GB'], 'de').all).toEqual(['de', 'en']);
  expect(languages(['de'], 'fr').default).toBe('en');
});

test.each<[string, string[], string, string[]]>([
  ['in German of Switzerland', ['de', 'de-CH'], 'de-CH', ['de-CH', 'de']],
  ['in a language of its own', ['fr'], 'fr', ['fr']],
  ['in what it is written in', ['fr'], 'en', []],
  ['in another English', ['en-US'], 'en-US', ['en-US']],
])('texts are looked for %s', (_, others, language, chain) =>
  expect(chainOf(languages(others), language)).toEqual(chain),
);

test('behind them in the default, where the site is written in another', () => {
  expect(chainOf(languages(['de', 'fr'], 'fr'), 'de')).toEqual(['de', 'fr']);
});

test.each([
  ['/about', 'en', '/about'],
  ['/', 'en', '/'],
  ['/de', 'de', '/'],
  ['/de/about', 'de', '/about'],
  ['/DE/about', 'de', '/about'],
  ['/pt-br/a/b', 'pt-BR', '/a/b'],
  ['/de-ch', 'de-CH', '/'],
  ['/fr/about', 'en', '/fr/about'],
  ['/design', 'en', '/design'],
  ['/en/about', 'en', '/about'],
  ['/d\u200Be/about', 'en', '/d\u200Be/about'],
])('%s is in %s and the page at %s', (address, language, path) =>
  expect(languageAt(site, address)).toEqual({ language, path }),
);

test('where there is one language, its code is an address like any other', () => {
  expect(languageAt(languages([]), '/en/about')).toEqual({ language: 'en', path: '/en/about' });
});

test.each([
  ['en', '/', '/'],
  ['en', '/about', '/about'],
  ['de', '/', '/de'],
  ['pt-BR', '/about', '/pt-br/about'],
])('the page in %s at %s has the address %s', (language, path, address) =>
  expect(addressIn(site, language, path)).toBe(address),
);

describe('where German has a domain', () => {
  const domains = { main: 'https://a.test', origins: new Map([['de', 'https://a.de']]) };
  const at = (here?: string) => ({ ...site, domains: { ...domains, here } });

  test.each([
    [undefined, 'en', '/about', '/about'],
    [undefined, 'pt-BR', '/about', '/pt-br/about'],
    [undefined, 'de', '/about', 'https://a.de/about'],
    [undefined, 'de', '/', 'https://a.de/'],
    ['de', 'de', '/about', '/about'],
    ['de', 'en', '/about', 'https://a.test/about'],
    ['de', 'pt-BR', '/', 'https://a.test/pt-br'],
    ['*', 'de', '/about', '/de/about'],
    ['*', 'en', '/about', '/about'],
  ])('a page at %s links to %s of %s by %s', (here, language, path, address) => {
    expect(addressIn(at(here), language, path)).toBe(address);
  });

  test.each([
    [undefined, '/about', 'en', '/about'],
    [undefined, '/de/about', 'de', '/about'],
    ['de', '/about', 'de', '/about'],
    ['de', '/', 'de', '/'],
    ['de', '/en/about', 'en', '/about'],
    ['*', '/about', 'en', '/about'],
  ])('at %s, %s is in %s and the page at %s', (here, address, language, path) => {
    expect(languageAt(at(here), address)).toEqual({ language, path });
  });

  test('whole addresses are the same wherever they are asked for, and each host has its languages', () => {
    const place = { baseUrl: 'https://a.test', path: '/about' };
    for (const here of [undefined, 'de', '*'])
      expect(ownAlternates(at(here), place).map(({ href }) => href)).toEqual([
        'https://a.test/about',
        'https://a.de/about',
        'https://a.test/de-ch/about',
        'https://a.test/pt-br/about',
      ]);
    expect([languagesHere(at()), languagesHere(at('de')), languagesHere(site)]).toEqual([
      ['en', 'de-CH', 'pt-BR'],
      ['de'],
      site.all,
    ]);
  });
});

test('every language has one address for a page, which leads back to it', () => {
  const all = ownAlternates(site, { baseUrl: '', path: '/about' });
  expect(all.map(({ language, href }) => `${language} ${href}`)).toEqual([
    'en-GB /about',
    'de /de/about',
    'de-CH /de-ch/about',
    'pt-BR /pt-br/about',
  ]);
  expect(all.map(({ href }) => languageAt(site, href).language)).toEqual(site.all);
});

test.each([
  ['de', 'de', ''],
  ['pt-BR', 'pt', 'BR'],
  ['zh-Hant', 'zh-Hant', ''],
  ['zh-Hant-TW', 'zh-Hant', 'TW'],
])('%s is the language %s and the region “%s”', (tag, language, region) =>
  expect(partsOf(tag)).toEqual({ language, region }),
);
