import { describe, expect, test } from 'vitest';
import { LONGEST_WAIT, PACES } from '../access/paces.ts';
import { FAILURES_KEPT, nextTry, waitAfter } from './delays.ts';
import { deviceWords } from './device.ts';
import { PASSWORD_IS_EMAIL, PASSWORD_TOO_COMMON, PASSWORD_TOO_SHORT, passwordProblem } from './password.ts';
import {
  IDENTIFIER_FORM,
  IDENTIFIER_RESERVED,
  identifierFrom,
  identifierProblem,
  numbered,
} from './site-identifier.ts';

test.each([
  ['', PASSWORD_TOO_SHORT],
  ['123456789', PASSWORD_TOO_SHORT],
  ['💥💥💥💥💥', PASSWORD_TOO_SHORT],
  ['password123', PASSWORD_TOO_COMMON],
  ['PASSWORD123 ', PASSWORD_TOO_COMMON],
  ['aaaaaaaaaaaa', PASSWORD_TOO_COMMON],
  ['ada@example.com', PASSWORD_IS_EMAIL],
  ['only small letters', undefined],
  ['ein ganz normaler satz', undefined],
])('the password %j: %s', (password, problem) => {
  expect(passwordProblem(password, 'ada@example.com')).toBe(problem);
});

describe('waiting after failures', () => {
  test.each([
    [0, 0],
    [4, 0],
    [5, 15_000],
    [6, 30_000],
    [7, 60_000],
    [100, LONGEST_WAIT],
  ])('%i failures cost %i ms', (failures, wait) => {
    expect(waitAfter(failures, PACES.account)).toBe(wait);
  });

  test.each([
    [99, 0],
    [100, 5000],
    [1000, 5000],
  ])('%i failures at what many share cost %i ms', (failures, wait) => {
    expect(waitAfter(failures, PACES.lock)).toBe(wait);
  });

  const lastAt = new Date(1_000_000);
  const after = (ms: number) => new Date(lastAt.getTime() + ms);
  test.each([
    [4, 0, { wait: 0, count: 4 }],
    [5, 0, { wait: 15_000, count: 5 }],
    [5, 14_000, { wait: 1000, count: 5 }],
    [5, 15_000, { wait: 0, count: 5 }],
    [50, FAILURES_KEPT, { wait: 0, count: 0 }],
    // Of two at once the one that began first may be counted last.
    [3, -5, { wait: 0, count: 3 }],
  ])('%i failures, %i ms ago', (count, since, expected) => {
    expect(nextTry({ count, lastAt }, after(since), PACES.account)).toEqual(expected);
  });

  test('nobody waits without a failure', () => {
    expect(nextTry(undefined, lastAt, PACES.account)).toEqual({ wait: 0, count: 0 });
  });
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36',
    'Chrome on Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'Safari on macOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari on iPhone'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0', 'Firefox on Android'],
  ['curl/8.0', 'Unknown device'],
  ['', 'Unknown device'],
])('%s is called %s', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
});

test.each([
  ['bakery', undefined],
  ['a-b-3', undefined],
  ['ab', IDENTIFIER_FORM],
  ['', IDENTIFIER_FORM],
  ['-abc', IDENTIFIER_FORM],
  ['abc-', IDENTIFIER_FORM],
  ['Abc', IDENTIFIER_FORM],
  ['a.b.c', IDENTIFIER_FORM],
  ['xn--80ak6aa92e', IDENTIFIER_FORM],
  ['a'.repeat(64), IDENTIFIER_FORM],
  ['admin', IDENTIFIER_RESERVED],
  ['www', IDENTIFIER_RESERVED],
])('the address %s: %s', (identifier, problem) => {
  expect(identifierProblem(identifier)).toBe(problem);
});

test.each([
  ['Café Zoë & Sons', 'cafe-zoe-sons'],
  ['  Ada’s Bakery! ', 'adas-bakery'],
  ['WWW', 'site-www'],
  ['日本', 'site'],
  ['x', 'site-x'],
  ['word '.repeat(40), 'word-word-word-word-word-word-word-word-word-word-word-wor'],
])('a site called %s gets the address %s', (title, identifier) => {
  expect(identifierFrom(title)).toBe(identifier);
  expect(identifierProblem(identifierFrom(title))).toBeUndefined();
});

test.each([
  ['bakery', 1, 'bakery'],
  ['bakery', 2, 'bakery-2'],
  ['a'.repeat(63), 12, `${'a'.repeat(60)}-12`],
])('%s, for the %i time', (identifier, number, expected) => {
  expect(numbered(identifier, number)).toBe(expected);
});
