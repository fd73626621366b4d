/** What the data layer says when a call fails. */
export const UNPARSEABLE_RESPONSE =
  'Internal Error: Unable to parse server response from ({url}) as JSON: {message}';
export const UNAUTHORIZED = 'Unauthorized request';
export const SERVER_ERROR = 'Internal server error. Please try again later.';
export const SERVICE_UNAVAILABLE = 'This service is temporarily unavailable. Please try again later.';
export const UNABLE_TO_CONNECT = 'Unable to connect. Please check your internet connection and try again.';
export const NO_SESSION_STORAGE = 'Browser does not support session storage';

export const SYSTEM_ERROR_TITLE = 'Something Went Wrong!';
export const RELOAD_PAGE = 'Reload Page';
export const CLEAR = 'Clear';

/** The same failures in the words of the admin. */
export const NETWORK_ERROR = 'Network error';
export const SOMETHING_WENT_WRONG = 'Something went wrong';
export const UNABLE_TO_CONNECT_SHORT = 'Unable to connect. Please try again';
export const UNABLE_TO_LOAD_RESULTS = 'Unable to load results';
export const UNABLE_TO_LOAD = 'Unable to load. Try again.';
export const UNABLE_TO_LOAD_COLLECTIONS = 'Unable to load collections';
export const UNABLE_TO_LOAD_FONTS = 'Unable to load fonts';
export const UNABLE_TO_LOCATE_CONTENT = 'Unable to locate content';
export const TIMEZONE_FAILED = 'Failed to load timezone';
