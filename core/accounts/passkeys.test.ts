import { describe, expect, test } from 'vitest';
import { guessPasskeyName, isCounterPlausible } from './passkeys.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const UNKNOWN = '00000000-0000-0000-0000-000000000000';

test.each([
  ['fbfc3007-154e-4ecc-8c0b-6e020557d7bd', FIREFOX, 'iCloud Keychain'],
  ['bada5566-a7aa-401f-bd96-45619a55120d', '', '1Password'],
  [UNKNOWN, FIREFOX, 'Firefox on Windows'],
  [UNKNOWN, '', 'Unknown device'],
])('a passkey of %s added with %j is called %s', (aaguid, userAgent, name) => {
  expect(guessPasskeyName(aaguid, userAgent)).toBe(name);
});

describe('a counter', () => {
  test.each([
    [0, 0, true],
    [0, 1, true],
    [7, 8, true],
    [7, 900, true],
    [7, 7, false],
    [7, 6, false],
    [7, 0, false],
  ])('of %d may go on with %d: %j', (known, next, isPlausible) => {
    expect(isCounterPlausible(known, next)).toBe(isPlausible);
  });
});
