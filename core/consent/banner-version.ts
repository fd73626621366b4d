export const COOKIE_BANNER_VERSION = 2;
