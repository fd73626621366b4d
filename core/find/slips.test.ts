import { expect, test } from 'vitest';
import { mendWords, slipsBetween } from './slips.ts';

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
