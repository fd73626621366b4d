/** Carries the token that a customer's log-in brought. */
export const XSRF_HEADER = 'X-SiteUser-XSRF-Token';
