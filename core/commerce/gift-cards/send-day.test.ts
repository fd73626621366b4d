import { expect, test } from 'vitest';
import { morningOf, todayIn } from './send-day.ts';

const NOW = new Date('2030-06-01T12:00:00.000Z');

test.each([
  ['', 'UTC', '2030-06-01T12:00:00.000Z'],
  ['2030-06-01', 'UTC', '2030-06-01T12:00:00.000Z'],
  ['2030-06-02', 'UTC', '2030-06-02T09:00:00.000Z'],
  ['2030-12-24', 'Europe/Berlin', '2030-12-24T08:00:00.000Z'],
  ['2030-07-24', 'Europe/Berlin', '2030-07-24T07:00:00.000Z'],
  ['2030-07-24', 'America/New_York', '2030-07-24T13:00:00.000Z'],
  ['2030-07-24', 'Asia/Kolkata', '2030-07-24T03:30:00.000Z'],
])('“%s” in %s', (day, timeZone, at) => {
  expect(morningOf(day, timeZone, NOW).toISOString()).toBe(at);
});

test('the day is that of the place', () => {
  expect(todayIn('Pacific/Auckland', NOW)).toBe('2030-06-02');
  expect(todayIn('America/New_York', NOW)).toBe('2030-06-01');
});
