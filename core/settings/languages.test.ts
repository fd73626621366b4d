import { expect, test } from 'vitest';
import { checkWith } from '../fields/shapes.ts';
import { SETTINGS } from './groups.ts';
import { alternatesOf, languageTag, ONE_DEFAULT, ownName, siteAddress } from './languages.ts';

const entry = (language: string, address: string, more: object = {}) => ({
  language,
  address,
  samePaths: false,
  isDefault: false,
  ...more,
});
const site = (...otherLanguages: ReturnType<typeof entry>[]) => ({
  language: 'en',
  region: 'GB',
  otherLanguages,
});
const messages = (...others: ReturnType<typeof entry>[]) => {
  const checked = checkWith(SETTINGS.site, { title: 'Site', ...site(...others) });
  return checked.ok ? [] : checked.problems.map(({ path, message }) => `${path}: ${message}`);
};

test.each([
  ['de', 'de'],
  ['pt-br', 'pt-BR'],
  ['zh-hant-tw', 'zh-Hant-TW'],
  ['EN', 'en'],
  ['iw', 'he'],
  ['deu', 'de'],
  ['xx', undefined],
  ['de-XX', undefined],
  ['de-ZZ', undefined],
  ['de-EU', undefined],
  ['de-Zzzz', undefined],
  ['zxx', undefined],
  ['mul', undefined],
  ['zh-Abcd', undefined],
  ['german', undefined],
  ['de_DE', undefined],
  ['x-default', undefined],
  ['', undefined],
])('the language %s is %s', (text, expected) => expect(languageTag(text)).toBe(expected));

test.each([
  ['https://example.com/de', 'https://example.com/de'],
  ['https://example.de/', 'https://example.de'],
  ['http://example.com:8080/de//', 'http://example.com:8080/de'],
  ['example.com/de', undefined],
  ['/de', undefined],
  ['ftp://example.com', undefined],
  ['javascript:alert(1)', undefined],
  ['https://example.com/?lang=de', undefined],
  ['https://me:secret@example.com', undefined],
])('the address %s is %s', (text, expected) => expect(siteAddress(text)).toBe(expected));

test.each<[string, ReturnType<typeof entry>[], string[]]>([
  ['two languages', [entry('de', 'https://example.com/de'), entry('fr', 'https://example.fr')], []],
  [
    'no language',
    [entry('xx', 'https://a.example')],
    ['otherLanguages: “xx” is not a language. Please use a tag such as de or pt-BR.'],
  ],
  [
    'its own',
    [entry('en-gb', 'https://a.example')],
    ['otherLanguages: This site is in English (United Kingdom) itself.'],
  ],
  [
    'one twice, at one address',
    [entry('de', 'https://a.example'), entry('DE', 'https://a.example/')],
    [
      'otherLanguages: German is in the list already.',
      'otherLanguages: Another language has the address https://a.example already.',
    ],
  ],
  [
    'no address',
    [entry('de', 'a.example')],
    ['otherLanguages: “a.example” is not an address such as https://example.com/de.'],
  ],
  [
    'two for everybody else',
    [
      entry('de', 'https://a.example', { isDefault: true }),
      entry('fr', 'https://b.example', { isDefault: true }),
    ],
    [`otherLanguages: ${ONE_DEFAULT}`],
  ],
])('%s', (_, others, expected) => expect(messages(...others)).toEqual(expected));

const own = (path: string) => [{ language: 'en-GB', href: `https://example.com${path}` }];

test('a page is named in all its languages, or in none', () => {
  const german = entry('de', 'https://example.com/de/', { samePaths: true });
  const french = entry('fr', 'https://example.fr', { isDefault: true });
  const of = (path: string) =>
    alternatesOf([german, french], { own: own(path), path }).map(
      ({ language, href }) => `${language} ${href}`,
    );
  expect(of('/')).toEqual([
    'en-GB https://example.com/',
    'de https://example.com/de/',
    'fr https://example.fr/',
    'x-default https://example.fr/',
  ]);
  expect(of('/about')).toEqual([
    'en-GB https://example.com/about',
    'de https://example.com/de/about',
    'x-default https://example.com/about',
  ]);
  expect(alternatesOf([french], { own: own('/about'), path: '/about' })).toEqual([]);
});

test.each([
  ['de', 'Deutsch'],
  ['fr', 'français'],
])('%s calls itself %s', (tag, name) => expect(ownName(tag)).toBe(name));
