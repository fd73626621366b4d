import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256OfNumbers } from './sha256.ts';
import { solve } from './solve.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

const inHex = (words: Uint32Array) =>
  Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');

test.each([0, 1, 50, 51, 54, 55, 63, 64, 118, 119, 500])('numbers after %i characters', (length) => {
  const text = 'salt?expires=17&'.repeat(40).slice(0, length);
  const hashOf = sha256OfNumbers(text);
  for (const number of [0, 9, 10, 40_000, 39_999, 7])
    expect(inHex(hashOf(number)), `${number}`).toBe(hash(`${text}${number}`));
});

test('the number is found, however far away, and given up when nobody wants it any more', async () => {
  const asked = { salt: 'abc?expires=1&', challenge: hash('abc?expires=1&19999'), maxnumber: 20_000 };
  expect(await solve(asked, new AbortController().signal)).toBe(19_999);
  expect(await solve({ ...asked, maxnumber: 10 }, new AbortController().signal)).toBeUndefined();
  expect(
    await solve({ ...asked, challenge: '', maxnumber: 10_000_000 }, AbortSignal.abort()),
  ).toBeUndefined();
});
