import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { group, text, type ValueOf } from '../fields/index.ts';
import { readSettings } from '../settings/groups.ts';
import {
  addressIn,
  chainOf,
  chainsOf,
  languageAt,
  languagesAt,
  languagesHere,
  languagesOf,
  ownAlternates,
  partsOf,
  withoutLanguage,
} from './site-languages.ts';
import { textsOf } from './texts.ts';
import { translate, withTexts, type TranslatedText } from './translation.ts';

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

const NAMES = ['title', 'lead', 'note'] as const;
const fields = group({
  title: text({ max: 99, label: 'Title' }),
  lead: text({ max: 99, label: 'Lead' }),
  note: text({ max: 99, label: 'Note' }),
});
type Document = ValueOf<typeof fields>;

/** Where somebody would look by hand, for a site that is written in English. */
const LOOKED_IN: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    en: ['en'],
    de: ['de', 'en'],
    'de-CH': ['de-CH', 'de', 'en'],
    fr: ['fr', 'en'],
    'zh-Hant-TW': ['zh-Hant-TW', 'zh-Hant', 'zh', 'en'],
  },
  fr: {
    en: ['en'],
    de: ['de', 'fr', 'en'],
    'de-CH': ['de-CH', 'de', 'fr', 'en'],
    fr: ['fr', 'en'],
    'zh-Hant-TW': ['zh-Hant-TW', 'zh-Hant', 'zh', 'fr', 'en'],
  },
  'de-CH': {
    en: ['en'],
    de: ['de', 'de-CH', 'en'],
    'de-CH': ['de-CH', 'de', 'en'],
    fr: ['fr', 'de-CH', 'de', 'en'],
    'zh-Hant-TW': ['zh-Hant-TW', 'zh-Hant', 'zh', 'de-CH', 'de', 'en'],
  },
};
const OTHERS = ['de', 'de-CH', 'fr', 'zh-Hant-TW'];
/** Some have no pages, and are translated all the same: what was said in a language that was removed stays. */
const TRANSLATED = [...OTHERS, 'zh', 'zh-Hant'];

const step = record({
  what: constantFrom('edit' as const, 'translate' as const, 'translate' as const, 'remove' as const),
  name: constantFrom(...NAMES),
  language: constantFrom(...TRANSLATED),
  words: nat({ max: 2 }),
});

test('each text is in the first language of its chain that has it, says which, and nothing is written by that', () => {
  const site = constantFrom(...Object.keys(LOOKED_IN));
  assert(
    property(site, array(step, { maxLength: 40 }), (defaultLanguage, steps) => {
      const settings = readSettings({
        site: { language: 'en', region: 'GB' },
        languages: { languages: OTHERS, defaultLanguage },
      });
      const languages = languagesOf(settings);
      let document: Document = { title: 'title 0', lead: 'lead 0', note: 'note 0' };
      const entries = new Map<string, readonly TranslatedText[]>(TRANSLATED.map((each) => [each, []]));
      /** The same, kept by other means than the rules under test. */
      const said = new Map<string, string>();
      for (const { what, name, language, words } of steps) {
        const source = document[name];
        if (what === 'edit') document = { ...document, [name]: `${name} ${words}` };
        else {
          const written = what === 'remove' ? null : `${name} in ${language} ${words}`;
          const change = { key: name, source, text: written };
          entries.set(language, withTexts(textsOf(document, fields), entries.get(language) ?? [], [change]));
          if (written === null) said.delete(`${language} ${name}`);
          else said.set(`${language} ${name}`, written);
        }
      }
      const stored = JSON.stringify([document, ...entries]);
      for (const [language, lookedIn] of Object.entries(LOOKED_IN[defaultLanguage] ?? {})) {
        const chain = chainOf(languages, language).map((each) => ({
          language: each,
          entries: entries.get(each) ?? [],
        }));
        const about = { control: fields.control, blockOf: () => undefined, source: 'en' };
        const { value, fellBack } = translate(document, about, chain);
        for (const name of NAMES) {
          const first = lookedIn.find((each) => each === 'en' || said.has(`${each} ${name}`)) ?? '';
          expect(value[name], `${name} in ${language}`).toBe(said.get(`${first} ${name}`) ?? document[name]);
          expect(fellBack.get(name), `${name} in ${language}`).toBe(first === language ? undefined : first);
        }
      }
      expect(JSON.stringify([document, ...entries])).toBe(stored);
    }),
  );
});

test('every language but that of the site has a chain', () => {
  expect([...chainsOf(site)]).toEqual([
    ['de', ['de']],
    ['de-CH', ['de-CH', 'de']],
    ['pt-BR', ['pt-BR', 'pt']],
  ]);
});

test.each([
  ['/de/about', '/about'],
  ['/pt-br/a/b', '/a/b'],
  ['/de', '/de'],
  ['/about/de', '/about/de'],
])('%s without a language is %s', (address, rest) => {
  expect(withoutLanguage(address)).toBe(rest);
});

test('the host is only known where languages have domains', () => {
  expect(languagesAt(site, 'de')).toBe(site);
  const domains = { origins: new Map([['de', 'https://example.de']]), main: 'https://example.com' };
  expect(languagesAt({ ...site, domains }, 'de').domains).toEqual({ ...domains, here: 'de' });
});
