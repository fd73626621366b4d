import { expect, test } from 'vitest';
import { dayWords, eventWords, monthWords } from './words.ts';

const site = { language: 'en', region: 'GB', timezone: 'Europe/London' };

test('days are those of the place, months those of the calendar', () => {
  expect(dayWords('2026-12-31T23:30:00Z', site)).toBe('31 December 2026');
  expect(dayWords('2026-12-31T23:30:00Z', { ...site, timezone: 'Europe/Berlin' })).toBe('1 January 2027');
  expect(monthWords('2026-10', { ...site, timezone: 'Pacific/Kiritimati' })).toBe('October 2026');
});

test.each<[string, string, boolean, string]>([
  ['', '', false, ''],
  ['2026-10-05T18:00:00Z', '', false, '5 October 2026 at 19:00'],
  ['2026-10-05T18:00:00Z', '2026-10-05T18:00:00Z', false, '5 October 2026 at 19:00'],
  ['2026-10-05T18:00:00Z', '2026-10-04T18:00:00Z', false, '5 October 2026 at 19:00'],
  ['2026-10-05T18:00:00Z', '2026-10-05T20:30:00Z', false, '5 October 2026 at 19:00 – 21:30'],
  [
    '2026-10-05T18:00:00Z',
    '2026-10-06T20:30:00Z',
    false,
    '5 October 2026 at 19:00 – 6 October 2026 at 21:30',
  ],
  ['2026-10-05T18:00:00Z', '', true, '5 October 2026'],
  ['2026-10-05T08:00:00Z', '2026-10-05T18:00:00Z', true, '5 October 2026'],
  ['2026-10-05T08:00:00Z', '2026-10-07T18:00:00Z', true, '5 October 2026 – 7 October 2026'],
])('from %j to %j, all day %s: %j', (startsAt, endsAt, isAllDay, words) => {
  expect(eventWords({ startsAt, endsAt, isAllDay }, site)).toBe(words);
});
