import { expect, test } from 'vitest';
import {
  ANALYTICS_COOKIE_DAYS,
  CONSENT_COOKIE_DAYS,
  daysToSeconds,
  hasConsent,
  TRACKING_COOKIES,
  VISIT_COOKIE_SECONDS,
  VISITOR_COOKIE_SECONDS,
} from './cookies.ts';

test('nine tracking cookies are cleared without consent', () => {
  expect([...TRACKING_COOKIES]).toEqual(
    'SS_MATTR SS_MID SS_lastvisit user_segment ss_cid ss_cpvisit ss_cvisit ss_cvr ss_cvt'.split(' '),
  );
});

test.each([
  ['visitor', VISITOR_COOKIE_SECONDS, 63_072_000],
  ['visit', VISIT_COOKIE_SECONDS, 1800],
  ['consent', daysToSeconds(CONSENT_COOKIE_DAYS), 2_592_000],
  ['analytics', daysToSeconds(ANALYTICS_COOKIE_DAYS), 33_696_000],
])('the %s cookie lives %i seconds', (_, seconds, expected) => {
  expect(seconds).toBe(expected);
});

test.each([
  ['true', true],
  ['false', false],
  ['TRUE', false],
  ['', false],
  [undefined, false],
])('%s is consent: %s', (value, given) => {
  expect(hasConsent(value)).toBe(given);
});
