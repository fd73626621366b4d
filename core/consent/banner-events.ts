export const BANNER_EVENTS = {
  force: 'cookie-banner:force',
  update: 'cookie-banner:update',
  unforce: 'cookie-banner:unforce',
  /** Told by the page once it listens for the others. */
  ready: 'cookie-banner:ready',
} as const;
/** Of a banner that is shown to its owner, and stays whatever is pressed. */
export const FORCED_CLASS = 'is-forced';
/** On the document, once a choice was made; tells what is allowed now. */
export const CONSENT_CHANGE_EVENT = 'consent:change';
