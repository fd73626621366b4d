import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { counterOfCode, fromBase32, otpauthUrl, toBase32, totpCode } from './totp.ts';

const hmacOf = (secret: Uint8Array) => (message: Uint8Array) =>
  createHmac('sha1', secret).update(message).digest();
const seed = new TextEncoder().encode('12345678901234567890');
const hmac = hmacOf(seed);

// The examples of RFC 6238, appendix B.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at second %i the code is %s', (second, code) => {
  expect(totpCode(hmac, Math.floor(second / 30), 8)).toBe(code);
});

// The examples of RFC 4648.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%s is %s in base32 and back', (plain, encoded) => {
  expect(toBase32(new TextEncoder().encode(plain))).toBe(encoded);
  expect(new TextDecoder().decode(fromBase32(encoded))).toBe(plain);
});

test('what people type by hand is read with spaces, small letters and padding', () => {
  expect(fromBase32('mzxw 6ytb oi==')).toEqual(fromBase32('MZXW6YTBOI'));
  expect(() => fromBase32('0189')).toThrow(RangeError);
});

test.each([
  [0, true],
  [29, true],
  [59, true],
  [-30, true],
  [-31, false],
  [60, false],
])('a code of second 90 is right %i seconds later: %s', (later, isRight) => {
  const code = totpCode(hmac, 3);
  expect(counterOfCode(hmac, code, new Date((90 + later) * 1000))).toBe(isRight ? 3 : undefined);
});

test('the link names issuer and account', () => {
  expect(otpauthUrl({ issuer: 'Plinth', account: 'ada@example.com', secret: 'ABC' })).toBe(
    'otpauth://totp/Plinth:ada%40example.com?secret=ABC&issuer=Plinth',
  );
});
