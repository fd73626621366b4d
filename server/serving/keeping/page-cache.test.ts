import { expect, test } from 'vitest';
import { makePageCache, type ConsentTerms, type Encoding, type FreshPage } from '../page-cache.ts';
import type { Version } from './kept.ts';

const now = () => new Date();
const visitor = { choice: undefined, gpc: false, policy: 'optIn', bucket: 0, isNewBucket: false } as const;
const rules = { isCookieBannerEnabled: false } as ConsentTerms['rules'];
const first = { id: 'one', liveVersion: 1 };

const fresh = (bytes: number): FreshPage => ({
  status: 200,
  html: 'x'.repeat(bytes),
  terms: { rules, matters: [], trials: [] },
  headers: {},
});

function aCache(maxBytes: number) {
  const cache = makePageCache({ maxBytes, now });
  return {
    cache,
    add: (
      key: string,
      { bytes = 1500, ...asked }: { bytes?: number; site?: Version; encoding?: Encoding } = {},
    ) =>
      cache.get(key, { site: first, encoding: 'identity', visitor, variant: '', ...asked }, async () =>
        fresh(bytes),
      ),
    kept: () => ['a', 'b', 'c', 'd', 'e', 'f'].filter((key) => cache.peek(key, visitor)).join(''),
  };
}

test('a full page cache lets go of what nobody used since it was last full', async () => {
  const { cache, add, kept } = aCache(5000);
  await add('a');
  await add('b');
  cache.peek('a', visitor);
  await add('c');
  expect([cache.size, kept()]).toEqual([2, 'ac']);
  // Both were used when `d` comes, so the older of them goes after all; `d` is not, and goes before the other.
  await add('d');
  await add('e');
  expect(kept()).toBe('ae');
  await add('f', { bytes: 9000 });
  expect(kept()).toBe('f');
});

test('a page of a new version lets go of those before it, on its own site alone', async () => {
  const { cache, add, kept } = aCache(50_000);
  const other = { id: 'other', liveVersion: 7 };
  await add('a');
  await add('b');
  await add('c', { site: other });
  const { bytes } = cache;
  await add('d', { site: { ...first, liveVersion: 2 } });
  expect(kept()).toBe('cd');
  expect(cache.bytes).toBe((bytes * 2) / 3);
});

test.each(['br', 'gzip', 'identity'] as const)(
  'a page kept as %s holds its own bytes alone',
  async (encoding) => {
    const { cache, add } = aCache(50_000);
    const page = await add('a', { encoding });
    const others = (['br', 'gzip', 'identity'] as const).filter((each) => each !== encoding);
    for (const each of others) await cache.body(page, each);
    const bodies = [...page.bodies.values()];
    expect(bodies).toHaveLength(3);
    for (const body of bodies) expect(body.buffer.byteLength).toBe(body.length);
    expect(cache.bytes).toBeGreaterThan(bodies.reduce((sum, body) => sum + body.length, 0));
  },
);

test('what is made of a page that was let go is not counted', async () => {
  const { cache, add } = aCache(50_000);
  const page = await add('a');
  await add('b', { site: { ...first, liveVersion: 2 } });
  const { bytes } = cache;
  await cache.body(page, 'br');
  expect(cache.bytes).toBe(bytes);
});
