/** What forms and banners say until their owner words it. */
export const DEFAULT_SUBMIT_TEXT = 'Submit';
export const DEFAULT_SUCCESS_MESSAGE = 'Thank you!';
export const DEFAULT_EMAIL_PLACEHOLDER = 'Your email';
export const DEFAULT_SIGN_UP_TEXT = 'Sign Up';
export const DEFAULT_COOKIE_BANNER_TEXT =
  'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.';
export const DEFAULT_COOKIE_ACCEPT = 'Accept';
export const DEFAULT_COOKIE_DECLINE = 'Decline';
