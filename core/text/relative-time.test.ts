import { expect, test } from 'vitest';
import { describeAge, describeAgeIn } from './relative-time.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [-100, 'just now'],
  [0, 'just now'],
  [4.999, 'just now'],
  [5, 'about 5 seconds ago'],
  [30, 'about 30 seconds ago'],
  [59.999, 'about 59 seconds ago'],
  [MINUTE, 'about a minute ago'],
  [2 * MINUTE - 1, 'about a minute ago'],
  [2 * MINUTE, '2 minutes ago'],
  [HOUR - 1, '59 minutes ago'],
  [HOUR, 'about an hour ago'],
  [2 * HOUR, '2 hours ago'],
  [DAY, 'about a day ago'],
  [29 * DAY, '29 days ago'],
  [30 * DAY, 'about a month ago'],
  [60 * DAY, '2 months ago'],
  [364 * DAY, '12 months ago'],
  [365 * DAY, 'about a year ago'],
  [730 * DAY, '2 years ago'],
])('%d seconds old: %s', (seconds, text) => {
  expect(describeAge(seconds * 1000)).toBe(text);
});

test.each([
  ['en-GB', 60, 'about a minute ago'],
  ['', 60, 'about a minute ago'],
  ['de-CH', 2, 'jetzt'],
  ['de-CH', -60, 'jetzt'],
  ['de-CH', 30, 'vor 30 Sekunden'],
  ['de', 3 * MINUTE, 'vor 3 Minuten'],
  ['fr', DAY, 'hier'],
  ['ja', 60 * DAY, '2 か月前'],
])('in %j, %d seconds old: %s', (locale, seconds, text) => {
  expect(describeAgeIn(locale, seconds * 1000)).toBe(text);
});
