/** Carries the token that a customer's log-in brought. */
export const XSRF_HEADER = 'X-SiteUser-XSRF-Token';

/** What a mailed link is for. */
export const LINK_KINDS = ['password', 'login'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];
