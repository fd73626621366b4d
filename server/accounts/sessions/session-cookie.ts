export const SESSION_COOKIE = 'plinth_session';
/** Between the two steps of a log-in, and while the second is set up. Both die with their use. */
export const TICKET_COOKIE = 'plinth_ticket';
/** The browser that asked to log in with a passkey, and the one that has just answered a mail. */
export const ATTEMPT_COOKIE = 'plinth_attempt';
export const MAILED_COOKIE = 'plinth_mailed';
export const SETUP_COOKIE = 'plinth_setup';
/** Marks the browser that is on its way to a session on a site's host: a code of somebody else's is no use in it. */
export const ARRIVAL_COOKIE = 'plinth_arrival';
/** Marks a browser that was logged in before; it opens nothing by itself. */
export const DEVICE_COOKIE = 'plinth_device';
/** What the crumb of the app domain is bound to in place of a site. */
export const PLATFORM = 'platform';
