import { expect, test } from 'vitest';
import * as cookies from './cookies.ts';

const { daysToSeconds, hasConsent, TRACKING_COOKIES, VISIT_COOKIE_SECONDS, VISITOR_COOKIE_SECONDS } = cookies;

test.each([
  [cookies.CRUMB_COOKIE, 'crumb'],
  [cookies.CART_COOKIE, 'CART'],
  [cookies.HAS_CART_COOKIE, 'hasCart'],
  [cookies.LAST_SITE_COOKIE, 'ss_lastid'],
  [cookies.CONSENT_COOKIE, 'ss_cookieAllowed'],
  [cookies.VISITOR_COOKIE, 'ss_cvr'],
  [cookies.VISIT_COOKIE, 'ss_cvt'],
  [cookies.PREVIEW_COOKIE, 'PREVIEW_FRAME_EXPANDED'],
  [cookies.DISABLE_USER_SCRIPTS_COOKIE, 'DISABLE_USER_SCRIPTS'],
])('a cookie is called %s', (name, expected) => {
  expect(name).toBe(expected);
});

test('nine tracking cookies are cleared without consent', () => {
  expect([...TRACKING_COOKIES]).toEqual(
    'SS_MATTR SS_MID SS_lastvisit user_segment ss_cid ss_cpvisit ss_cvisit ss_cvr ss_cvt'.split(' '),
  );
});

test.each([
  ['visitor', VISITOR_COOKIE_SECONDS, 63_072_000],
  ['visit', VISIT_COOKIE_SECONDS, 1800],
  ['consent', daysToSeconds(cookies.CONSENT_COOKIE_DAYS), 2_592_000],
  ['analytics', daysToSeconds(cookies.ANALYTICS_COOKIE_DAYS), 33_696_000],
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
