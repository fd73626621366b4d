import { expect, test } from 'vitest';
import { makeChainCheck, type ChainLink, type ChainState } from './chain.ts';
import { sayChain } from './say-chain.ts';

const hashOf = (text: string) => `<${text}>`;

/** Three entries, written one after the other. */
function aChain(): ChainLink[] {
  let hash = '';
  return ['one', 'two', 'three'].map((content, index) => {
    hash = hashOf(`${hash}\n${content}`);
    return { number: index + 1, hash, content, at: `day ${index + 1}` };
  });
}

function check(links: readonly ChainLink[]) {
  const chain = makeChainCheck(hashOf);
  for (const link of links) chain.follow(link);
  return chain.end();
}

const change = (index: number, values: Partial<ChainLink>) =>
  aChain().toSpliced(index, 1, { ...aChain()[index], ...values } as ChainLink);

test.each([
  ['all there', aChain(), { state: 'complete', since: 'day 1', count: 3 }],
  ['nothing yet', [], { state: 'complete', since: null, count: 0 }],
  [
    'an entry gone',
    change(1, { content: null, at: null }),
    { state: 'missing', after: 'day 1', before: 'day 3' },
  ],
  [
    'the first gone',
    change(0, { content: null, at: null }),
    { state: 'missing', after: null, before: 'day 2' },
  ],
  [
    'the last gone',
    change(2, { content: null, at: null }),
    { state: 'missing', after: 'day 2', before: null },
  ],
  [
    'an entry gone with its link',
    aChain().toSpliced(1, 1),
    { state: 'missing', after: 'day 1', before: 'day 3' },
  ],
  ['an entry changed', change(1, { content: 'else' }), { state: 'changed', at: 'day 2' }],
  ['a link changed', change(1, { hash: 'else' }), { state: 'changed', at: 'day 2' }],
])('%s', (_, links, expected) => {
  expect(check(links)).toEqual(expected);
});

test.each([
  ['goes on behind what has ended', 1, undefined, { state: 'complete', since: 'day 2', count: 2 }],
  ['is known to be whole', 1, 3, { state: 'complete', since: 'day 2', count: 2 }],
  ['lacks its end', 1, 4, { state: 'missing', after: 'day 3', before: null }],
  ['lacks all of it', 3, 4, { state: 'missing', after: null, before: null }],
])('a chain that %s', (_, ended, last, expected) => {
  const links = aChain();
  const chain = makeChainCheck(hashOf, { number: ended, hash: links[ended - 1]?.hash ?? '' });
  for (const link of links.slice(ended)) chain.follow(link);
  expect(chain.end(last)).toEqual(expected);
});

test.each<[ChainState, string]>([
  [{ state: 'complete', since: 'Monday', count: 1 }, 'Complete since Monday (1 entry)'],
  [{ state: 'complete', since: 'Monday', count: 2 }, 'Complete since Monday (2 entries)'],
  [{ state: 'changed', at: 'Monday' }, 'An entry of Monday was changed.'],
  [{ state: 'missing', after: 'Monday', before: 'Friday' }, 'An entry is missing between Monday and Friday.'],
  [{ state: 'missing', after: null, before: 'Friday' }, 'An entry is missing before Friday.'],
  [{ state: 'missing', after: 'Monday', before: null }, 'An entry is missing after Monday.'],
])('%j is told as “%s”', (chain, words) => {
  expect(sayChain(chain, (moment) => moment)).toBe(words);
});
