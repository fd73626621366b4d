export const DEFAULT_COOKIE_BANNER_TEXT =
  'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.';
export const DEFAULT_COOKIE_ACCEPT = 'Accept';
export const DEFAULT_COOKIE_DECLINE = 'Decline';
export const COOKIE_BANNER_VERSION = 2;
