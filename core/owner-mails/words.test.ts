import { expect, test } from 'vitest';
import { argumentsOf, parseMessage } from '../messages/icu.ts';
import { languageOfOwner, OWNER_MAIL_WORDS, sayToOwner } from './words.ts';

test.each([
  ['', 'en'],
  ['en-GB', 'en'],
  ['de-CH,de;q=0.9,en;q=0.8', 'de'],
  ['ja,en;q=0.5', 'en'],
])('asked for in “%s”, mails are in %s', (asked, language) => {
  expect(languageOfOwner(asked)).toBe(language);
});

test.each([
  ['en', 0, 'Sold out'],
  ['en', 2, '2 left'],
  ['de', 0, 'Ausverkauft'],
  ['de', 1200, 'Noch 1.200'],
])('in %s, %i left is “%s”', (language, count, expected) => {
  expect(sayToOwner(language)('left', { count })).toBe(expected);
});

test.each(Object.keys(OWNER_MAIL_WORDS))('%s names the same values as English', (language) => {
  const namesIn = (name: string) =>
    Object.entries(OWNER_MAIL_WORDS[name] ?? {}).map(([key, text]) => [
      key,
      [...argumentsOf(parseMessage(text, name))].sort(),
    ]);
  expect(namesIn(language)).toEqual(namesIn('en'));
});
