import { DAY_SECONDS } from '../durations.ts';

/** Every cookie the product sets or reads, and how long it lives. */

export const CRUMB_COOKIE = 'crumb';
/** The cart's secret token, kept from scripts; the flag beside it tells scripts that a cart exists. */
export const CART_COOKIE = 'CART';
export const HAS_CART_COOKIE = 'hasCart';
/** Not a cookie: where a browser remembers the announcement that was closed in it. */
export const CLOSED_ANNOUNCEMENT_KEY = 'announcement';
/** Not a cookie: the language of a page that somebody did not want to be offered again. */
export const CLOSED_OFFER_KEY = 'plinth-language-offer';
/** Not cookies: that a pop-up was shown, and that owners do not want to be led to the editor in this window. */
export const POPUP_STORAGE_KEY = 'popupOverlay';
export const NO_REDIRECT_FLAG = { name: 'noredirect', value: 'true' } as const;
/** Not a cookie: changes in storage are heard by other tabs, which then read the cart anew. */
export const CART_CHANGED_KEY = 'cart-changed';
/** The language of pages that have one address in all languages; ends with the browser. */
export const LANGUAGE_COOKIE = 'plinth_language';
export const LAST_SITE_COOKIE = 'ss_lastid';
export const CONSENT_COOKIE = 'ss_cookieAllowed';
export const VISITOR_COOKIE = 'ss_cvr';
/** Lives as long as a visit does. */
export const VISIT_COOKIE = 'ss_cvt';
/** Not a cookie: in both storages during a visitor's first session, later only in the lasting one. */
export const FIRST_SESSION_KEY = 'ss_first_session';
export const PREVIEW_COOKIE = 'PREVIEW_FRAME_EXPANDED';
/** Ends with the browser; anything else means that the panels are shown. */
export const PREVIEW_EXPANDED = 'true';
/** Honoured only together with a contributor's session. */
export const DISABLE_USER_SCRIPTS_COOKIE = 'DISABLE_USER_SCRIPTS';

/** Says that the site's password was given; a page's password has one of its own with the page's id. */
export const SITE_LOCK_COOKIE = 'siteLock';
export const pageLockCookie = (pageId: string) => `pageLock-${pageId}`;
export const LOCK_COOKIE_DAYS = 7;

export const CART_COOKIE_DAYS = 30;

/** Of somebody who is logged in to their account at a shop, and asked to stay so. */
export const CUSTOMER_COOKIE = 'plinth_customer';
export const CUSTOMER_COOKIE_DAYS = 30;

export function daysToSeconds(days: number): number {
  return days * DAY_SECONDS;
}

/** Any answer keeps the banner away; only this one is consent. */
export const CONSENT_GIVEN = 'true';
export const CONSENT_REFUSED = 'false';
export const CONSENT_COOKIE_DAYS = 30;
/** The finer choice behind the answer, with the id of its receipt. */
export const CHOICE_COOKIE = 'ss_consent';

/** Cleared where somebody has to agree first and has not, and when they change their mind. */
export const TRACKING_COOKIES = [
  'SS_MATTR',
  'SS_MID',
  'SS_lastvisit',
  'user_segment',
  'ss_cid',
  'ss_cpvisit',
  'ss_cvisit',
  VISITOR_COOKIE,
  VISIT_COOKIE,
] as const;

/** Shown in place of a stored password; saving it unchanged keeps the password. */
export const MASKED_PASSWORD = '********';
