import { CRUMB_COOKIE } from '#core/cookies.ts';
import { readCookie, writeCookie } from '#browser/cookies.ts';
import { askForLogin } from './log-in-again.ts';
import { makeCall } from './make-call.ts';

/** The admin's one way to the server. */
export const call = makeCall({
  fetch: (...request) => fetch(...request),
  crumb: {
    read: () => readCookie(CRUMB_COOKIE),
    store: (crumb) => writeCookie(CRUMB_COOKIE, crumb),
    canStore: () => navigator.cookieEnabled,
  },
  logIn: askForLogin,
});
