import { createECDH } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { areDeviceKeys, encryptFor } from './encryption.ts';
import { aBrowser } from './testing/browser.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** The example of RFC 8291, appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

test('the example of the standard comes out as it is printed', () => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(bytes(EXAMPLE.sender));
  const made = encryptFor(EXAMPLE, EXAMPLE.text, { pair, salt: bytes(EXAMPLE.salt), paddedTo: 1 });
  expect(made.toString('base64url')).toBe(EXAMPLE.message);
});

describe('a message', () => {
  test('is read by the browser it is for, and by no other', () => {
    const browser = aBrowser();
    const made = encryptFor(browser.keys, 'New order · £10');
    expect(browser.read(made)).toBe('New order · £10');
    expect(() => aBrowser().read(made)).toThrow();
  });

  test('does not tell by its length how much it says', () => {
    const { keys } = aBrowser();
    expect(encryptFor(keys, 'a').length).toBe(encryptFor(keys, 'a'.repeat(400)).length);
    expect(encryptFor(keys, 'a'.repeat(511)).length).toBe(encryptFor(keys, 'a').length);
    expect(encryptFor(keys, 'a'.repeat(512)).length).toBe(encryptFor(keys, 'a').length + 512);
  });
});

test.each([
  ['a browser’s', aBrowser().keys, true],
  ['no point', { p256dh: 'AAAA', auth: EXAMPLE.auth }, false],
  [
    'a point beside the curve',
    { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: EXAMPLE.auth },
    false,
  ],
  ['a short secret', { p256dh: EXAMPLE.p256dh, auth: 'AAAA' }, false],
])('keys: %s', (_, keys, expected) => expect(areDeviceKeys(keys)).toBe(expected));
