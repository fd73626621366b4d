import { expect, test } from 'vitest';
import { openingAt, weekMinute } from './opening.ts';

const HOURS = [
  { day: 0, opens: '09:00', closes: '12:00' },
  { day: 0, opens: '14:00', closes: '18:00' },
  { day: 4, opens: '20:00', closes: '02:00' },
];
const at = (day: number, time: string) => day * 1440 + Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

test.each([
  [0, '09:00', 'open until 12:00'],
  [0, '11:59', 'open until 12:00'],
  [0, '12:00', 'opens 0 at 14:00 today'],
  [0, '18:00', 'opens 4 at 20:00'],
  [4, '23:30', 'open until 02:00'],
  [5, '01:59', 'open until 02:00'],
  [5, '02:00', 'opens 0 at 09:00'],
  [6, '23:59', 'opens 0 at 09:00'],
])('on day %d at %s: %s', (day, time, expected) => {
  const opening = openingAt(HOURS, at(day, time));
  const words = !opening
    ? ''
    : opening.isOpen
      ? `open until ${opening.until}`
      : `opens ${opening.day} at ${opening.from}${opening.isToday ? ' today' : ''}`;
  expect(words).toBe(expected);
});

test('a shop that closes when it opens never closes, one without hours says nothing', () => {
  expect(openingAt([{ day: 6, opens: '00:00', closes: '00:00' }], at(6, '12:00'))?.isOpen).toBe(true);
  expect(openingAt([], 0)).toBeUndefined();
});

test.each([
  ['2024-01-01T00:00:00Z', 'UTC', at(0, '00:00')],
  ['2024-01-01T00:30:00Z', 'America/New_York', at(6, '19:30')],
  ['2024-01-07T23:30:00Z', 'Europe/Berlin', at(0, '00:30')],
])('%s in %s', (moment, zone, expected) => {
  expect(weekMinute(new Date(moment), zone)).toBe(expected);
});
