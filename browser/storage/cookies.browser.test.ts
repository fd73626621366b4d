import { afterEach, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { deleteCookie, readCookie, writeCookie } from './cookies.ts';

afterEach(() => {
  deleteCookie('taste');
  deleteCookie('tast');
});

test.each(['plain', 'a|1|2|3|4', 'semi;colon, comma=', 'ü €', ''])(
  '%j is read as it was written',
  (value) => {
    writeCookie('taste', value, { seconds: 60 });
    expect(readCookie('taste')).toBe(value);
  },
);

test('names are compared whole', () => {
  writeCookie('taste', '1');
  expect(readCookie('tast')).toBeUndefined();
  expect(readCookie('aste')).toBeUndefined();
});

test('a value that cannot be decoded comes back as it is', () => {
  document.cookie = 'taste=100%';
  expect(readCookie('taste')).toBe('100%');
});

test('lives as long as asked, on this host', async () => {
  writeCookie('taste', '1', { seconds: 60 });
  const { cookies } = await cdp().send('Network.getCookies');
  const stored = cookies.find(({ name }) => name === 'taste');
  expect(stored).toMatchObject({ path: '/', sameSite: 'Lax', domain: location.hostname });
  expect(Math.abs((stored?.expires ?? 0) - Date.now() / 1000 - 60)).toBeLessThan(5);
});

test('is written for every path of the site', () => {
  const written = vi.spyOn(Document.prototype, 'cookie', 'set');
  writeCookie('taste', '1', { seconds: 60, domain: 'localhost' });
  expect(written.mock.calls).toEqual([['taste=1; path=/; SameSite=Lax; max-age=60; domain=localhost']]);
  written.mockRestore();
});

test.each([
  ['with a lifetime', { seconds: 60 }],
  ['of the session', {}],
  ['already gone', { seconds: 0 }],
])('a cookie %s can be deleted', (_, options) => {
  writeCookie('taste', '1', options);
  deleteCookie('taste');
  expect(readCookie('taste')).toBeUndefined();
});
