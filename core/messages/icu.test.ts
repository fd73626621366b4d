import { expect, test } from 'vitest';
import { argumentsOf, MAX_BRANCHES, parseMessage } from './icu.ts';
import { fill } from './message.ts';

const said = (text: string, values = {}, locale = 'en') =>
  fill(parseMessage(text, locale), values, locale).join('');

test.each([
  ['Add to cart', {}, 'en', 'Add to cart'],
  ['Hello {name}.', { name: 'Ada' }, 'en', 'Hello Ada.'],
  ["item's {n}", { n: 1234 }, 'en', "item's 1,234"],
  ['{n}', { n: 1234 }, 'de', '1.234'],
  ["'{n}' and ''", {}, 'en', "{n} and '"],
  ['{n, plural, =0 {none} one {# item} other {# items}}', { n: 0 }, 'en', 'none'],
  ['{n, plural, =0 {none} one {# item} other {# items}}', { n: 1 }, 'en', '1 item'],
  ['{n, plural, =0 {none} one {# item} other {# items}}', { n: 5 }, 'en', '5 items'],
  ['{n, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}', { n: 3 }, 'pl', '3 pliki'],
  ['{n, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}', { n: 5 }, 'pl', '5 plików'],
  ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 }, 'en', '22nd'],
  ['{who, select, me {I} other {They}} left', { who: 'me' }, 'en', 'I left'],
  ['{who, select, me {I} other {They}} left', { who: 'x' }, 'en', 'They left'],
  ['{n, number}', { n: 7 }, 'en', '7'],
])('%j with %j in %s', (text, values, locale, expected) => {
  expect(said(text, values, locale)).toBe(expected);
});

test.each([
  ['{n, plural, few {a} other {b}}', 'en'],
  ['{n, plural, one {a}}', 'en'],
  ['{n, plural, one {a} one {b} other {c}}', 'en'],
  ['{n, plural, =x {a} other {b}}', 'en'],
  ['{', 'en'],
  ['{n', 'en'],
  ['{}', 'en'],
  ['a } b', 'en'],
  ['{n, date}', 'en'],
])('%j is refused in %s', (text, locale) => {
  expect(() => parseMessage(text, locale)).toThrow(/At character \d+/);
});

test('the forms of another language are welcome in that one', () => {
  expect(() => parseMessage('{n, plural, few {a} other {b}}', 'pl')).not.toThrow();
});

test('a choice has up to a thousand forms', () => {
  const of = (count: number) =>
    `{n, select, ${Array.from({ length: count - 1 }, (_, at) => `k${at} {x}`).join(' ')} other {y}}`;
  expect(() => parseMessage(of(MAX_BRANCHES), 'en')).not.toThrow();
  expect(() => parseMessage(of(MAX_BRANCHES + 1), 'en')).toThrow('more than 1000');
});

test('knows what a sentence is filled with', () => {
  expect(argumentsOf(parseMessage('{b} {n, plural, one {# of {a}} other {#}}', 'en'))).toEqual([
    'a',
    'b',
    'n',
  ]);
});
