import { afterEach, expect, test, vi } from 'vitest';
import { knownTimeZones } from './known-time-zones.ts';

afterEach(() => vi.restoreAllMocks());

test('the browser lists them', () => {
  expect(knownTimeZones()).toContain('Europe/Zurich');
});

test('a browser that cannot is no reason to fail', () => {
  vi.spyOn(Intl, 'supportedValuesOf').mockImplementation(() => {
    throw new TypeError('Not a function');
  });
  expect(knownTimeZones()).toBeUndefined();
});
