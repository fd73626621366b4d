/** What a page says after something was done; the address carries the word. */
const NOTICES: Readonly<Record<string, string>> = {
  name: 'Your name is saved.',
  emailAsked: 'We have sent a mail to the new address. It counts once you open the link in it.',
  email: 'Your email is changed.',
  reset: 'Your password is changed. Please log in with it.',
  password: 'Your password is changed. You are logged out everywhere else.',
  session: 'That session has ended.',
  twoFactorOn: 'Two-step log-in is on.',
  twoFactorOff: 'Two-step log-in is off.',
  passkeyAdded: 'Passkey added. You can log in with it now.',
  passkeyRenamed: 'Passkey renamed.',
  passkeyRemoved: 'Passkey removed. It no longer logs in.',
  removed: 'The site is deleted. You can take it back for 30 days.',
  restored: 'The site is back.',
  retried: 'Jobs are tried again now. Reload the page to see what became of them.',
  resent: 'Emails are sent again now. Reload the page to see what became of them.',
  left: 'You no longer work on that site.',
};

/** Nothing for words of somebody else's. */
export function noticeOf(word: string): string {
  return Object.hasOwn(NOTICES, word) ? (NOTICES[word] ?? '') : '';
}
