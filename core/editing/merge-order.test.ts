import { expect, test } from 'vitest';
import { mergeOrder } from './merge-order.ts';

test.each<[string, [base: string, mine: string, theirs: string], string | undefined]>([
  ['nothing', ['ab', 'ab', 'ab'], 'ab'],
  ['my order', ['abc', 'cab', 'abc'], 'cab'],
  ['their order', ['abc', 'abc', 'cab'], 'cab'],
  ['the same order twice', ['abc', 'cab', 'cab'], 'cab'],
  ['two different orders', ['abc', 'cab', 'bca'], undefined],
  ['the same one added at the same spot', ['ab', 'anb', 'anb'], 'anb'],
  ['the same one added at two spots', ['ab', 'anb', 'abn'], undefined],
  ['one that they took away', ['ab', 'ab', 'a'], 'ab'],
  ['one that I took away', ['ab', 'a', 'ab'], 'ab'],
  ['new ones at the start', ['ab', 'mab', 'nab'], 'mnab'],
  ['new ones at the start, the other way round', ['ab', 'nab', 'mab'], 'mnab'],
  ['several new ones stay together', ['ab', 'apqb', 'anob'], 'anopqb'],
  ['new ones behind what was moved', ['abc', 'cab', 'abnc'], 'cabn'],
  ['new ones at different spots', ['ab', 'anb', 'abm'], 'anbm'],
])('%s', (_, ways, expected) => {
  const [base, mine, theirs] = ways.map((ids) => ids.split('')) as [string[], string[], string[]];
  const remaining = new Set([...base, ...mine, ...theirs]);
  expect(mergeOrder({ base, mine, theirs }, remaining)).toEqual(expected?.split(''));
});

test('what is gone is in no order', () => {
  const ways = { base: ['a', 'b', 'c'], mine: ['a', 'c', 'b'], theirs: ['b', 'a', 'c'] };
  expect(mergeOrder(ways, new Set(['a', 'c']))).toEqual(['a', 'c']);
});
