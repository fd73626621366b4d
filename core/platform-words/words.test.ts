import { expect, test } from 'vitest';
import { argumentsOf, parseMessage } from '../messages/icu.ts';
import { PLATFORM_WORDS, platformLanguage, platformVoice } from './words.ts';

test.each([
  ['', 'en'],
  ['en-GB', 'en'],
  ['de-CH,de;q=0.9,en;q=0.8', 'de'],
  ['ja,en;q=0.5', 'en'],
  ['../de', 'en'],
])('asked for in “%s”, pages are in %s', (asked, language) => {
  expect(platformLanguage(asked)).toBe(language);
});

test('what is declared elsewhere is said in the language, or stays as it is', () => {
  const [english, german] = [platformVoice('en'), platformVoice('de')];
  const sentence = 'The email or password is incorrect.';
  expect([english.declared(sentence), german.declared(sentence)]).toEqual([
    sentence,
    'E-Mail oder Passwort stimmen nicht.',
  ]);
  for (const unknown of ['Of somebody else.', 'toString', '']) expect(german.declared(unknown)).toBe(unknown);
  expect(english.answers).toEqual({});
  expect(german.say('goneIn', { host: 'salt.test', days: 1 })).toBe('salt.test · in 1 Tag endgültig weg');
});

test.each(Object.entries(PLATFORM_WORDS))('%s names the same values as English', (language, texts) => {
  const namesIn = (name: string, all: Readonly<Record<string, string>>) =>
    Object.entries(all).map(([key, text]) => [key, [...argumentsOf(parseMessage(text, name))].sort()]);
  expect(namesIn(language, texts)).toEqual(namesIn('en', PLATFORM_WORDS.en));
});
