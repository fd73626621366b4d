import { afterEach, expect, test } from 'vitest';
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

test('the lifetime is kept', async () => {
  writeCookie('taste', '1', { seconds: 60 });
  const stored = await cookieStore.get('taste');
  expect(stored?.value).toBe('1');
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
