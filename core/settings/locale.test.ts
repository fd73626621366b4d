import { describe, expect, test } from 'vitest';
import { firstLocale, formatMoment, isRegion, isTimeZone, localeOf, regions, timeZones } from './locale.ts';

test.each([
  ['en', '', 'en'],
  ['en', 'GB', 'en-GB'],
  ['de', 'CH', 'de-CH'],
])('%s in %j is %s', (language, region, locale) => {
  expect(localeOf({ language, region })).toBe(locale);
});

test.each([
  ['de-ch,de;q=0.9,en;q=0.8', 'de-CH'],
  ['fr;q=0.5', 'fr'],
  ['*', undefined],
  ['', undefined],
  ['<script>', undefined],
])('who accepts %j reads %s', (accepted, locale) => {
  expect(firstLocale(accepted)).toBe(locale);
});

describe('time zones', () => {
  test.each([
    ['UTC', true],
    ['Europe/Zurich', true],
    ['America/Argentina/Buenos_Aires', true],
    ['Europe/Atlantis', false],
    ['+01:00', false],
    ['', false],
    ['../etc', false],
  ])('%j: %j', (name, expected) => {
    expect(isTimeZone(name)).toBe(expected);
  });

  test('the list is the real one, each once', () => {
    const all = timeZones();
    expect(all.length).toBeGreaterThan(400);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((name) => !isTimeZone(name))).toEqual([]);
  });
});

describe('regions', () => {
  test.each([
    ['CH', true],
    ['GB', true],
    ['DD', false],
    ['SU', false],
    ['EU', false],
    ['ch', false],
    ['QQ', false],
    ['CHE', false],
  ])('%s: %j', (code, expected) => {
    expect(isRegion(code)).toBe(expected);
  });

  test('all countries have names', () => {
    expect(regions().length).toBeGreaterThan(240);
    expect(regions()).toContainEqual({ code: 'CH', name: 'Switzerland' });
  });
});

test.each([
  ['en', 'US', 'America/New_York', '3/5/26, 7:30 PM'],
  ['en', 'GB', 'Europe/London', '06/03/2026, 00:30'],
  ['de', 'CH', 'Europe/Zurich', '06.03.26, 01:30'],
  ['ja', '', 'Asia/Tokyo', '2026/03/06 9:30'],
])('a moment in %s-%s, %s', (language, region, timezone, expected) => {
  const at = new Date('2026-03-06T00:30:00Z');
  const words = formatMoment(at, { language, region, timezone }, { dateStyle: 'short', timeStyle: 'short' });
  expect(words.replaceAll('\u202f', ' ')).toBe(expected);
});
