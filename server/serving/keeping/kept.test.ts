import { expect, test } from 'vitest';
import { makeKept, weigh } from './kept.ts';

const site = { id: 'one', liveVersion: 1 };

test('what grows after it came makes room, and what has gone grows no more', () => {
  const kept = makeKept<object>({ maxBytes: 100 });
  const [one, other] = [{}, {}];
  kept.put('one', one, { site, bytes: 0 });
  kept.put('other', other, { site, bytes: 0 });
  kept.resize('one', one, 60);
  kept.resize('other', other, 60);
  expect([kept.get('one'), kept.get('other') === other, kept.bytes]).toEqual([undefined, true, 60]);
  kept.resize('one', one, 90);
  expect([kept.size, kept.bytes]).toEqual([1, 60]);
});

test('what is put again counts once', () => {
  const kept = makeKept<number>({ maxBytes: 100 });
  for (const value of [1, 2]) kept.put('one', value, { site, bytes: 40 });
  expect([kept.get('one'), kept.size, kept.bytes]).toEqual([2, 1, 40]);
});

test('one version of a site is kept, whichever came last', () => {
  const kept = makeKept<number>({ maxBytes: 100 });
  kept.put('one', 1, { site, bytes: 10 });
  kept.put('two', 2, { site: { ...site, liveVersion: 2 }, bytes: 10 });
  expect([kept.get('one'), kept.get('two'), kept.bytes]).toEqual([undefined, 2, 10]);
  kept.drop('two');
  expect([kept.size, kept.bytes]).toEqual([0, 0]);
});

test.each([
  ['words', 'x'.repeat(1000), 1000],
  ['what is in objects', { a: { b: 'x'.repeat(1000) } }, 1000],
  ['what is in lists', ['x'.repeat(500), 'x'.repeat(500)], 1000],
  ['what is in maps', new Map([['x'.repeat(500), { held: 'x'.repeat(500) }]]), 1000],
])('%s weigh at least as much as they say', (_what, value, least) => {
  expect(weigh(value)).toBeGreaterThan(least);
  expect(weigh(value)).toBeLessThan(least * 1.3);
});

test('what leads back to itself is weighed once', () => {
  const value: { self?: object; words: string } = { words: 'x'.repeat(1000) };
  value.self = value;
  expect(weigh(value)).toBeLessThan(1300);
});
