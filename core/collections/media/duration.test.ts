import { expect, test } from 'vitest';
import { checkWith, group } from '../../fields/index.ts';
import { clockWords, duration, durationSeconds, isoDuration } from './duration.ts';

const fields = group({ length: duration() });

test.each([
  ['', ''],
  ['4:05', '4:05'],
  [' 04:05 ', '4:05'],
  ['75:00', '1:15:00'],
  ['1:02:30', '1:02:30'],
])('%j is kept as %j', (typed, kept) => {
  expect(checkWith(fields, { length: typed })).toEqual({ ok: true, value: { length: kept } });
});

test.each(['4', '4:5', '4:60', '1:60:00', 'long', '-1:00', 5, null])('%j is no length', (typed) => {
  expect(checkWith(fields, { length: typed }).ok).toBe(false);
});

test.each([
  ['0:07', 7, 'PT0M7S'],
  ['4:05', 245, 'PT4M5S'],
  ['1:02:30', 3750, 'PT1H2M30S'],
])('%s is %i seconds, and %s for machines', (clock, seconds, iso) => {
  expect(durationSeconds(clock)).toBe(seconds);
  expect(clockWords(seconds)).toBe(clock);
  expect(isoDuration(clock)).toBe(iso);
});

test('what nobody says has no length', () => {
  expect(isoDuration('')).toBe('');
});
