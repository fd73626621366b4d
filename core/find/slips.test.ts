import { expect, test } from 'vitest';
import { mayHaveSlips, mayHaveTwoSlips, mendWords, slipsBetween, withOneSlip } from './slips.ts';

test.each([
  ['harbour', 'harbour', 0],
  ['harb', 'harbour', 0],
  ['habrour', 'harbour', 1],
  ['harbuor', 'harbour', 1],
  ['harour', 'harbour', 1],
  ['hharbour', 'harbour', 1],
  ['hxrbxur', 'harbour', 2],
  ['lovlace', 'lovelace', 1],
])('from %s to %s are %d slips', (typed, word, slips) => {
  expect(slipsBetween(typed, word)).toBe(slips);
});

test.each([
  ['habrour', 'harbour'],
  ['bakrey', 'bakery'],
  ['harb', 'harb'],
  ['hxrbxur', 'hxrbxur'],
  ['hxrbxurs', 'harbours'],
  ['tae', 'tae'],
])('%s was meant to be %s', (typed, meant) => {
  expect(mendWords([typed], ['harbours', 'harbour', 'harvest', 'bakery', 'tea'])).toEqual([meant]);
});

test('every word that is one slip away is thought of, in any alphabet', () => {
  const known = (words: readonly string[]) => (start: string) =>
    words.filter((word) => word.startsWith(start)).map((word) => word.charAt(start.length));
  for (const [typed, meant] of [
    ['habrour', 'harbour'],
    ['harour', 'harbour'],
    ['hharbour', 'harbour'],
    ['hxrbour', 'harbour'],
    ['arbour', 'harbour'],
    ['молкоо', 'молоко'],
    ['мопоко', 'молоко'],
  ] as const)
    expect(withOneSlip(typed, known(['harbour', 'молоко']))).toContain(meant);
  expect(withOneSlip('tea', () => ['o']).every((word) => slipsBetween(word, 'tea') <= 1)).toBe(true);
});

test('in short words no slip is forgiven, in long ones two', () => {
  expect(['tea', 'tidy', 'harbour', 'harbours'].map(mayHaveSlips)).toEqual([false, true, true, true]);
  expect(['tea', 'tidy', 'harbour', 'harbours'].map(mayHaveTwoSlips)).toEqual([false, false, false, true]);
});
