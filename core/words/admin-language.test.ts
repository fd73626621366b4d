import { expect, test } from 'vitest';
import { adminLanguage } from './admin-language.ts';

test.each([
  ['', 'en'],
  ['de', 'de'],
  ['de-CH,de;q=0.9', 'de'],
  ['DE-at', 'de'],
  ['fr-FR,fr;q=0.9,de;q=0.5,en;q=0.3', 'de'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['de;q=0.3,en;q=0.8', 'en'],
  ['de;q=0,en;q=0.1', 'en'],
  ['pt', 'en'],
  ['pt-BR', 'pt-BR'],
  ['"><script>', 'en'],
  [',;;q=,*', 'en'],
])('a browser that asks for %s gets the admin in %s', (asked, language) => {
  expect(adminLanguage(asked, ['en', 'de', 'pt-BR'])).toBe(language);
});
