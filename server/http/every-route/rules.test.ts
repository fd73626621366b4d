import { describe, expect, test } from 'vitest';
import { expiredCookies, namesIn, tooManyCookiesPage } from '../cookie-flood.ts';
import {
  followsLink,
  isFramed,
  isFromBrowser,
  isShown,
  mayCarryCode,
  opensWindow,
} from '../fetch-metadata.ts';
import { makeRateLimiter } from '../rate-limit.ts';
import { securityHeaders } from '../security-headers.ts';

describe('a browser that neighbours filled with cookies', () => {
  test('names are read from whole headers and from parts of them', () => {
    expect(namesIn('Cookie: a=1; b=2;c=3; a=4')).toEqual(['a', 'b', 'c']);
    expect(namesIn('rest-of-a-value; next=1')).toEqual(['next']);
    expect(namesIn('no cookie at all')).toEqual([]);
    expect(namesIn(Array.from({ length: 300 }, (_, index) => `c${index}=1`).join('; '))).toHaveLength(200);
  });

  test('each is taken back here and from every domain above, but not from a whole ending', () => {
    expect(expiredCookies(['a'], 'shop.salt.test', true)).toEqual([
      'a=; Path=/; Max-Age=0; Secure',
      'a=; Path=/; Max-Age=0; Secure; Domain=shop.salt.test',
      'a=; Path=/; Max-Age=0; Secure; Domain=salt.test',
    ]);
    expect(expiredCookies(['a'], 'localhost', false)).toEqual(['a=; Path=/; Max-Age=0']);
    expect(expiredCookies(['__Host-session'], 'salt.test', true)).toEqual([]);
    expect(tooManyCookiesPage()).toContain('Too many cookies');
  });
});

describe('what browsers say of where a request comes from', () => {
  const dest = (to: string) => ({ 'sec-fetch-dest': to });
  test.each([
    [dest('iframe'), true, true],
    [dest('embed'), true, true],
    [dest('object'), true, true],
    [dest('fencedframe'), true, true],
    [dest('image'), false, true],
    [dest('document'), false, false],
    [{}, false, false],
  ])('%j is framed: %s, shown: %s', (headers, framed, shown) => {
    expect([isFramed(headers), isShown(headers)]).toEqual([framed, shown]);
  });

  test.each([
    [dest('empty'), true],
    [{ 'sec-fetch-site': 'same-origin' as const }, true],
    [{ 'sec-fetch-mode': 'cors' as const }, false],
  ])('%j is a browser: %s', (headers, isOne) => {
    expect(isFromBrowser(headers)).toBe(isOne);
  });

  test('a window is opened now, by a person', () => {
    expect(opensWindow(dest('document'))).toBe(true);
    expect(opensWindow({ ...dest('document'), 'sec-purpose': 'prefetch' })).toBe(false);
    expect(opensWindow(dest('iframe'))).toBe(false);
  });

  test('a link is followed where nothing frames it', () => {
    expect(followsLink({ 'sec-fetch-mode': 'navigate' })).toBe(true);
    expect(followsLink({ 'sec-fetch-mode': 'navigate', ...dest('iframe') })).toBe(false);
    expect(followsLink({ 'sec-fetch-mode': 'cors' })).toBe(false);
  });

  test.each([
    [{ isSecure: true, host: 'salt.test' }, true],
    [{ isSecure: false, host: 'salt.test' }, false],
    [{ isSecure: false, host: 'salt.localhost' }, true],
    [{ isSecure: false, host: 'localhost' }, true],
    [{ isSecure: false, host: '127.0.0.1' }, true],
    [{ isSecure: false, host: '[::1]' }, true],
    [{ isSecure: false, host: '127.0.0.1.salt.test' }, false],
    [{ isSecure: false, host: 'localhost.salt.test' }, false],
  ])('%j may carry code of owners: %s', (request, may) => {
    expect(mayCarryCode({ ...request, headers: {} })).toBe(may);
    expect(mayCarryCode({ ...request, headers: dest('iframe') })).toBe(false);
  });
});

describe('a limit', () => {
  const made = (perMinute: number, siblings?: object) => {
    let time = 1000;
    const limiter = makeRateLimiter({ perMinute, now: () => time, siblings: siblings as never });
    const take: typeof limiter.take = (...call) => limiter.take(...call);
    return { take, wait: (ms: number) => (time += ms) };
  };

  test('says how long to wait until the minute is over', () => {
    const { take, wait } = made(2);
    expect([take('/a', '10.0.0.1'), take('/a', '10.0.0.1')]).toEqual([0, 0]);
    wait(10_000);
    expect(take('/a', '10.0.0.1')).toBe(50_000);
    wait(50_000);
    expect(take('/a', '10.0.0.1')).toBe(0);
  });

  test('counts each way and each caller by itself, and a network of others as one', () => {
    const { take } = made(1);
    expect([take('/a', '10.0.0.1'), take('/b', '10.0.0.1'), take('/a', '10.0.0.2')]).toEqual([0, 0, 0]);
    expect(take('/a', '2001:db8:1:2::1')).toBe(0);
    expect(take('/a', '2001:db8:1:2::ffff')).toBeGreaterThan(0);
    expect(take('/c', '10.0.0.1', 0)).toBeGreaterThan(0);
  });

  test('hears of calls that other processes took', () => {
    const told: string[] = [];
    let hear: (key: string, calls: number) => void = () => {};
    const { take } = made(3, {
      tellCall: (key: string) => told.push(key),
      onCalls: (on: typeof hear) => (hear = on),
    });
    expect(take('/a', '10.0.0.1')).toBe(0);
    hear(told[0] ?? '', 2);
    expect(take('/a', '10.0.0.1')).toBeGreaterThan(0);
  });
});

test('only answers over https ask for https from now on', () => {
  expect(securityHeaders(true)['strict-transport-security']).toMatch(/max-age=\d{8}/);
  expect(securityHeaders(false)).not.toHaveProperty('strict-transport-security');
  expect(securityHeaders(false)['x-content-type-options']).toBe('nosniff');
});
