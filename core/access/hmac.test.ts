import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { hmac } from './hmac.ts';

test.each<[string, string]>([
  ['key', ''],
  ['key', 'The quick brown fox jumps over the lazy dog'],
  ['', 'x'],
  ['k'.repeat(64), 'x'.repeat(55)],
  ['k'.repeat(65), 'x'.repeat(56)],
  ['schlüssel', 'größer ✓ '.repeat(2000)],
  ...Array.from({ length: 130 }, (_, length): [string, string] => ['key', 'y'.repeat(length)]),
])('%j signs %j as Node does', (key, text) => {
  expect(hmac(key, text)).toBe(createHmac('sha256', key).update(text).digest('hex'));
});
