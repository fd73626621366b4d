import { expect, test } from 'vitest';
import { argumentsOf, parseMessage } from '../messages/icu.ts';
import { NEWS_WORDS, sayNews } from './news-words.ts';

test.each([
  ['', 'New comment: Rye'],
  ['en', 'New comment: Rye'],
  ['de', 'Neuer Kommentar: Rye'],
  ['de-CH,de;q=0.9,en;q=0.8', 'Neuer Kommentar: Rye'],
  ['ja,en;q=0.5', 'New comment: Rye'],
])('asked in “%s”, a comment is told as “%s”', (asked, expected) => {
  expect(sayNews({ key: 'comment', values: { title: 'Rye' } }, asked)).toBe(expected);
});

test.each([
  [1, 'en', '1 visit last week'],
  [1200, 'en', '1,200 visits last week'],
  [1200, 'de', '1.200 Besuche in der letzten Woche'],
])('%i visits in %s', (visits, language, expected) => {
  expect(sayNews({ key: 'week', values: { visits } }, language)).toBe(expected);
});

test.each(Object.keys(NEWS_WORDS))('%s names the same values as English', (language) => {
  const namesIn = (name: string) =>
    Object.entries(NEWS_WORDS[name] ?? {}).map(([key, text]) => [
      key,
      [...argumentsOf(parseMessage(text, name))].sort(),
    ]);
  expect(namesIn(language)).toEqual(namesIn('en'));
});
