import { hash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { DAY_MS } from '#core/durations.ts';
import { altchaChecker, CHALLENGE_LIFETIME_MS, MAX_NUMBER, newChallenge } from './altcha.ts';
import { hostedChecker } from './hosted.ts';

async function solved(secret: string, now: Date): Promise<string> {
  const made = await newChallenge(secret, now);
  let number = 0;
  while (number <= MAX_NUMBER && hash('sha256', made.salt + number) !== made.challenge) number += 1;
  return Buffer.from(JSON.stringify({ ...made, number })).toString('base64');
}

test('work that was done is taken once, on the site it was asked for, while it lasts', async () => {
  const now = new Date();
  const token = await solved('secret', now);
  const checked = await altchaChecker('secret').check(token, '');
  expect(checked?.identity).toMatch(/^\w{16,}$/);
  expect(Math.abs((checked?.expiresAt.getTime() ?? 0) - now.getTime() - CHALLENGE_LIFETIME_MS)).toBeLessThan(
    1500,
  );
  expect(await altchaChecker('another').check(token, '')).toBeUndefined();
  const late = await solved('secret', new Date(now.getTime() - CHALLENGE_LIFETIME_MS - 2000));
  expect(await altchaChecker('secret').check(late, '')).toBeUndefined();
});

test.each(['', 'not base64!', 'e30=', 'a'.repeat(2001)])('%.20s is no work', async (token) => {
  expect(await altchaChecker('secret').check(token, '')).toBeUndefined();
});

test.each([
  ['{"success":true}', true],
  ['{"success":"true"}', false],
  ['{"success":false}', false],
  ['<html>', false],
])('a service that answers %s', async (body, isTaken) => {
  const post = vi.fn(async () => ({ body }));
  const now = new Date('2030-01-01T00:00:00Z');
  const checker = hostedChecker({
    verify: 'https://captcha.test/verify',
    secret: 's&',
    post: post as never,
    now: () => now,
  });
  expect(await checker.check('token', '10.0.0.1')).toEqual(
    isTaken ? { identity: 'token', expiresAt: new Date(now.getTime() + DAY_MS) } : undefined,
  );
  expect(post.mock.calls[0]).toEqual([
    'https://captcha.test/verify',
    expect.objectContaining({ body: 'secret=s%26&response=token&remoteip=10.0.0.1' }),
  ]);
  post.mockClear();
  expect(await checker.check('t'.repeat(10_001), '10.0.0.1')).toBeUndefined();
  expect(post).not.toHaveBeenCalled();
});
