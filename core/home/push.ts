/** The one service worker there is. It handles no requests, so it cannot stand between the admin and the server. */
export const WORKER_PATH = '/config/notifications.js';
/** Browsers one person can turn on for a site; the one turned on longest ago makes way. */
export const MAX_DEVICES = 10;
/** After so long a message is old news, and no longer delivered. */
export const PUSH_SECONDS = 24 * 60 * 60;

const MAX_TITLE = 80;
const MAX_BODY = 180;

/** What a browser shows: no more than the subject of the email about the same news. */
export interface PushMessage {
  /** Of the site. */
  title: string;
  body: string;
  /** The screen of the admin that it opens. */
  path: string;
  /** A message that arrives twice is shown once. */
  tag: string;
}

export const pushMessage = ({ title, body, path, tag }: PushMessage): PushMessage => ({
  title: shortened(title, MAX_TITLE),
  body: shortened(body, MAX_BODY),
  path,
  tag,
});

function shortened(text: string, length: number): string {
  const characters = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : characters.join('');
}

/**
 * Whether messages may be sent there: a public name, by https on its usual port. Where a name leads is checked when it
 * is connected to.
 */
export function isPushEndpoint(address: string, { allowsPrivate }: { allowsPrivate: boolean }): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (allowsPrivate) return protocol === 'https:' || protocol === 'http:';
  return protocol === 'https:' && port === '' && /\.[a-z][a-z0-9-]*$/.test(hostname);
}
