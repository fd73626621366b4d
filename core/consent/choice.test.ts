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

describe('what a forged cookie can say', () => {
  const parts = { letters: 'nps', version: 'v1', receiptId: 'r'.repeat(16), seconds: '12', way: 'choose' };
  const cookie = (differs: Partial<typeof parts> = {}) => Object.values({ ...parts, ...differs }).join('.');

  test('every part is read', () => {
    expect(readChoice('true', cookie())).toEqual({
      categories: ['necessary', 'preferences', 'statistics'],
      version: 'v1',
      receiptId: 'r'.repeat(16),
      at: 12_000,
      way: 'choose',
    });
  });

  test.each<[string, Partial<typeof parts>]>([
    ['the shortest', { letters: 'n', version: '-', seconds: '0', way: 'accept' }],
    [
      'the longest',
      { letters: 'npsm', version: 'v'.repeat(43), receiptId: 'r'.repeat(43), seconds: '9'.repeat(12) },
    ],
    ['every way', { way: 'decline' }],
    ['consent beside content', { way: 'content' }],
  ])('%s is taken', (_, differs) => {
    expect(readChoice('true', cookie(differs))?.version).toBe(differs.version ?? 'v1');
  });

  test.each<[string, string]>([
    ['nothing', ''],
    ['dots', '....'],
    ['no category', cookie({ letters: '' })],
    ['not even what is necessary', cookie({ letters: 'psm' })],
    ['a letter of none', cookie({ letters: 'npx' })],
    ['a letter twice', cookie({ letters: 'nss' })],
    ['something in front of the letters', cookie({ letters: 'xn' })],
    ['markup as version', cookie({ version: '<script>' })],
    ['no version', cookie({ version: '' })],
    ['a version without end', cookie({ version: 'v'.repeat(44) })],
    ['no receipt', cookie({ receiptId: '' })],
    ['a short receipt', cookie({ receiptId: 'r'.repeat(15) })],
    ['a receipt without end', cookie({ receiptId: 'r'.repeat(44) })],
    ['a receipt that is a path', cookie({ receiptId: '/'.repeat(16) })],
    ['no time', cookie({ seconds: '' })],
    ['a negative time', cookie({ seconds: '-1' })],
    ['a time without end', cookie({ seconds: '9'.repeat(13) })],
    ['no such way', cookie({ way: 'force' })],
    ['no way', cookie({ way: '' })],
  ])('%s counts as the answer alone', (_, finer) => {
    const alone = { version: '', receiptId: '', at: 0 };
    expect(readChoice('true', finer)).toEqual({
      ...alone,
      categories: ['necessary', 'preferences', 'statistics', 'marketing'],
      way: 'accept',
    });
    expect(readChoice('false', finer)).toEqual({ ...alone, categories: ['necessary'], way: 'decline' });
  });
});

test.each<[Choice['categories'], letters: string, answer: string]>([
  [['necessary'], 'n', 'false'],
  [['necessary', 'preferences'], 'np', 'false'],
  [['necessary', 'statistics'], 'ns', 'true'],
  [['marketing', 'statistics', 'preferences'], 'npsm', 'true'],
  [[], 'n', 'false'],
])('%j is written as %s beside %s', (categories, letters, answer) => {
  const made = { ...choice, categories, at: 1999 };
  expect(writeChoice(made)).toBe(`${letters}.${choice.version}.${choice.receiptId}.1.choose`);
  expect(answerOf(made)).toBe(answer);
});
