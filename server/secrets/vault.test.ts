import { describe, expect, test } from 'vitest';
import { newKey, readKey, writeKey } from './key.ts';
import { makeVault, type Place } from './vault.ts';

const here: Place = ['site_secrets', 'secret', 'a', 'webhook'];

describe('a sealed value', () => {
  const current = newKey();
  const vault = makeVault({ current });

  test('opens in its own place only, and is another each time', () => {
    const sealed = vault.seal(here, 'hush');
    expect(vault.open(here, sealed)).toBe('hush');
    expect(sealed).not.toContain('hush');
    expect(vault.seal(here, 'hush')).not.toBe(sealed);
    expect(() => vault.open(['site_secrets', 'secret', 'b', 'webhook'], sealed)).toThrow();
    expect(() => vault.open(['site_secrets', 'secret', 'a,webhook'], sealed)).toThrow();
  });

  test('shows that it was altered', () => {
    const sealed = vault.seal(here, 'hush');
    const at = sealed.length - 10;
    const other = sealed[at] === 'A' ? 'B' : 'A';
    expect(() => vault.open(here, `${sealed.slice(0, at)}${other}${sealed.slice(at + 1)}`)).toThrow();
    expect(() => vault.open(here, 'hush')).toThrow('not encrypted with a key of this server');
  });

  test('opens with the former key as long as that is given', () => {
    const next = newKey();
    const sealed = vault.seal(here, 'hush');
    expect(makeVault({ current: next, older: [current] }).open(here, sealed)).toBe('hush');
    expect(() => makeVault({ current: next }).open(here, sealed)).toThrow();
  });
});

test.each([
  ['7'.repeat(64), true],
  [writeKey(newKey()), true],
  [newKey().bytes.toString('base64url'), true],
  ['7'.repeat(62), false],
  ['secret', false],
  ['', false],
])('a key is 32 bytes as base64 or hex: %s', (text, isKey) => {
  expect(readKey(text) !== undefined).toBe(isKey);
});
