export const SESSION_COOKIE = 'plinth_session';
/** What the crumb of the app domain is bound to in place of a site. */
export const PLATFORM = 'platform';
