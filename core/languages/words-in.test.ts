import { expect, test } from 'vitest';
import { languageKept, wordsInLanguage } from './words-in.ts';

const settings = { site: { language: 'de', region: 'CH' }, words: { own: [] } };
const languages = { source: 'de', sourceTag: 'de-CH', default: 'de', all: ['de', 'fr', 'pt-BR'] };

test('who came in a language is told in it, everybody else in that of the site', () => {
  const said = (language: string) => wordsInLanguage(settings, language).of('donation')('chooseAmount');
  const [own, french, german] = ['', 'fr', 'de'].map(said);
  expect(own).toBe(german);
  expect(french).not.toBe(german);
});

test.each([
  ['/about', ''],
  ['/de/about', ''],
  ['/fr/about', 'fr'],
  ['/pt-br', 'pt-BR'],
  ['/it/about', ''],
])('%s is kept as %j', (path, language) => {
  expect(languageKept(languages, path)).toBe(language);
});
