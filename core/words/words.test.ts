import { describe, expect, test } from 'vitest';
import { argumentsOf, categoriesOf, parseMessage } from '../messages/icu.ts';
import type { Message } from '../messages/message.ts';
import { CATALOGUES } from './catalogues.ts';
import { SPOKEN_LANGUAGES } from './languages.ts';
import { wordingProblem, wordsIn } from './wording.ts';

const areas = Object.entries(CATALOGUES) as [string, Record<string, Record<string, string>>][];

/** The forms that the choices of a sentence have, for each argument that is counted. */
function countedForms(message: Message): string[][] {
  if (typeof message === 'string') return [];
  return message.flatMap((part) => {
    if (typeof part === 'string' || !part[1] || part[2] === 'select') return [];
    return [Object.keys(part[1]).filter((form) => !form.startsWith('='))];
  });
}

describe.each(SPOKEN_LANGUAGES)('%s', (language) => {
  test.each(areas)('%s says everything that English says, with the same values', (_, catalogue) => {
    const [english, own] = [catalogue.en ?? {}, catalogue[language] ?? {}];
    expect(Object.keys(own).sort()).toEqual(Object.keys(english).sort());
    for (const [key, text] of Object.entries(own)) {
      const message = parseMessage(text, language);
      const wanted = argumentsOf(parseMessage(english[key] ?? '', 'en'));
      expect({ key, values: argumentsOf(message) }).toEqual({ key, values: wanted });
      for (const forms of countedForms(message))
        expect({ key, forms: forms.sort() }).toEqual({
          key,
          forms: [...categoriesOf(language, 'cardinal')].sort(),
        });
      expect(text.trim()).toBe(text);
      expect(text).not.toBe('');
    }
  });
});

test.each([
  ['en', 'Add to cart'],
  ['de-CH', 'In den Warenkorb'],
  ['ja', 'カートに入れる'],
  ['ar', 'أضف إلى السلة'],
  ['da', 'Add to cart'],
])('in %s the cart is filled by “%s”', (locale, words) => {
  expect(wordsIn(locale).of('buying')('addToCart')).toBe(words);
});

test('counts in the forms of its language', () => {
  expect([1, 3, 5].map((count) => wordsIn('pl').of('content')('comments', { count }))).toEqual([
    '1 komentarz',
    '3 komentarze',
    '5 komentarzy',
  ]);
});

test('an owner’s own words come first', () => {
  const say = wordsIn('de', { 'buying.addToCart': 'Einpacken', 'buying.gone': 'x' }).of('buying');
  expect([say('addToCart'), say('buyNow')]).toEqual(['Einpacken', 'Jetzt kaufen']);
});

test.each(['{', '{name}', '{n, plural, few {a} other {b}}'])(
  '%s is no wording of a sentence without values',
  (text) => {
    expect(wordsIn('en', { 'buying.addToCart': text }).of('buying')('addToCart')).toBe('Add to cart');
  },
);

test('elements stand in a sentence as they are', () => {
  const link = { a: 'link' };
  expect(wordsIn('en').of('consent').parts('receipt', { id: link })).toEqual([
    'Receipt of your choice: ',
    link,
  ]);
});

test.each([
  ['{count} posts', undefined],
  ['{count, plural, one {# note} other {# notes}}', undefined],
  ['{count, plural, few {# notes} other {# notes}}', /plural form/],
  ['Posts', /\{count\} is missing/],
  ['{count} by {name}', /\{name\} is not available here. Use \{count\}/],
  ['{count', /character/],
  [' ', /Enter your wording/],
])('“%s” instead of a count: %s', (text, problem) => {
  const usual = '{count, plural, one {# post} other {# posts}}';
  expect(wordingProblem(text, usual, 'en') ?? 'fine').toMatch(problem ?? 'fine');
});
