import { describe, expect, test } from 'vitest';
import { answerOf, categoriesOf, readChoice, writeChoice, type Choice } from './choice.ts';

const choice: Choice = {
  categories: ['necessary', 'preferences', 'marketing'],
  version: 'a1B2_-',
  receiptId: 'abcdefghijklmnop-_1234',
  at: 1_700_000_000_000,
  way: 'choose',
};

test('a choice comes back from its cookies as it was', () => {
  expect(readChoice(answerOf(choice), writeChoice(choice))).toEqual(choice);
  expect(writeChoice(choice)).toMatch(/^[\w.-]+$/);
});

test.each([
  ['accept', [], ['necessary', 'preferences', 'statistics', 'marketing']],
  ['decline', ['marketing'], ['necessary']],
  ['choose', ['statistics', 'nonsense'], ['necessary', 'statistics']],
  ['content', ['marketing'], ['necessary', 'marketing']],
] as const)('by %s with %j', (way, given, expected) => {
  expect(categoriesOf(way, given)).toEqual(expected);
});

describe('the two cookies', () => {
  const finer = writeChoice(choice);
  test.each<[string, string | undefined, string | undefined, string[] | undefined]>([
    ['none', undefined, undefined, undefined],
    ['the finer one alone', undefined, finer, undefined],
    ['accepted', 'true', undefined, ['necessary', 'preferences', 'statistics', 'marketing']],
    ['declined', 'false', undefined, ['necessary']],
    ['any other answer', 'yes', undefined, ['necessary']],
    ['a finer one that is nonsense', 'true', 'x.y', ['necessary', 'preferences', 'statistics', 'marketing']],
    ['both', 'false', finer, ['necessary', 'preferences', 'marketing']],
    [
      'an answer turned to no',
      'false',
      finer.replace('npm', 'npsm'),
      ['necessary', 'preferences', 'marketing'],
    ],
    ['letters in another order', 'false', finer.replace('npm', 'nmp'), ['necessary']],
  ])('%s', (_, answer, stored, expected) => {
    expect(readChoice(answer, stored)?.categories).toEqual(expected);
  });
});
