import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';
import { solve } from './solve.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

test.each([0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 500])('a text of %i characters', (length) => {
  const text = 'salt?expires=17&'.repeat(40).slice(0, length);
  expect(sha256(text)).toBe(hash(text));
});

test('the number is found, however far away, and given up when nobody wants it any more', async () => {
  const asked = { salt: 'abc?expires=1&', challenge: hash('abc?expires=1&19999'), maxnumber: 20_000 };
  expect(await solve(asked, new AbortController().signal)).toBe(19_999);
  expect(await solve({ ...asked, maxnumber: 10 }, new AbortController().signal)).toBeUndefined();
  expect(
    await solve({ ...asked, challenge: '', maxnumber: 10_000_000 }, AbortSignal.abort()),
  ).toBeUndefined();
});
