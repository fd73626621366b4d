import { expect, test } from 'vitest';
import * as cookies from './cookies.ts';

test.each([
  [cookies.CRUMB_COOKIE, 'crumb'],
  [cookies.CART_COOKIE, 'CART'],
  [cookies.HAS_CART_COOKIE, 'hasCart'],
  [cookies.LAST_SITE_COOKIE, 'ss_lastid'],
  [cookies.CONSENT_COOKIE, 'ss_cookieAllowed'],
  [cookies.CHOICE_COOKIE, 'ss_consent'],
  [cookies.VISITOR_COOKIE, 'ss_cvr'],
  [cookies.PREVIEW_COOKIE, 'PREVIEW_FRAME_EXPANDED'],
  [cookies.DISABLE_USER_SCRIPTS_COOKIE, 'DISABLE_USER_SCRIPTS'],
])('a cookie is called %s', (name, expected) => {
  expect(name).toBe(expected);
});

test('nine cookies follow visitors, and no other is cleared with them', () => {
  expect(cookies.TRACKING_COOKIES).toEqual([
    'SS_MATTR',
    'SS_MID',
    'SS_lastvisit',
    'user_segment',
    'ss_cid',
    'ss_cpvisit',
    'ss_cvisit',
    'ss_cvr',
    'ss_cvt',
  ]);
});
