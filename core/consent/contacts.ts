import { choice } from '../fields/index.ts';
import { CATEGORIES, CATEGORY_NAMES, type Category } from './categories.ts';
import { categoryOfHost, providerOf } from './known-hosts.ts';

/** A place that markup or a script names, and so may contact. */
export interface Contact {
  host: string;
  path: string;
}

/** Followed or sent by visitors themselves, or only read by machines: nothing is contacted by looking at them. */
const FOLLOWED = /<(?:a|area|form|meta)\b[^>]*>/gi;
const FOLLOWED_ADDRESS = /\b(?:href|action|content)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;
/** An address of another host, also with slashes that are escaped in a script. */
const ADDRESS =
  /(?:\b(?:https?|wss?):)?\\?\/\\?\/((?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]+|localhost)(?::\d+)?((?:\\?\/[^\s"'`<>()\\]*)*)/gi;
/** Scripts that browsers run: not data, nor templates. */
const SCRIPT =
  /<script\b(?![^>]*\btype\s*=\s*["']?(?:application\/(?:ld\+)?json|text\/(?:plain|template|x-))[^>]*>)/i;

/** All that a piece of an owner's code names; each host once for each first part of a path. */
export function contactsIn(html: string): Contact[] {
  const looked = html.replaceAll(FOLLOWED, (tag) => tag.replaceAll(FOLLOWED_ADDRESS, ''));
  const found = new Map<string, Contact>();
  for (const [, host = '', rest = ''] of looked.matchAll(ADDRESS)) {
    const path = rest.replaceAll('\\', '') || '/';
    const name = host.toLowerCase();
    found.set(`${name}/${path.split('/', 2)[1] ?? ''}`, { host: name, path });
  }
  return [...found.values()];
}

/** Code without a script only shows something. */
export const isRunning = (html: string): boolean => SCRIPT.test(html);

/** What an owner says of code; without it the addresses in it are looked at. */
export const SAID_CATEGORIES = ['auto', ...CATEGORIES] as const;
export type SaidCategory = (typeof SAID_CATEGORIES)[number];

export const consentField = (label = 'Consent') =>
  choice(SAID_CATEGORIES, 'auto', {
    label,
    labels: { auto: 'Detect from its addresses', ...CATEGORY_NAMES },
    help: 'What visitors have to agree to before it is loaded, where you ask before tracking.',
  });

/** The category of a piece of code: what its owner says, or the strictest of whatever it contacts. */
export function categoryOfCode(html: string, said: SaidCategory): Category {
  if (said !== 'auto') return said;
  const contacts = contactsIn(html);
  // What a script does that names nobody cannot be known.
  if (contacts.length === 0) return isRunning(html) ? 'marketing' : 'necessary';
  const met = contacts.map(({ host, path }) => categoryOfHost(host, path));
  return CATEGORIES.toReversed().find((category) => met.includes(category)) ?? 'marketing';
}

/** Of a frame or another address. */
export function categoryOfAddress(address: string, said: SaidCategory = 'auto'): Category {
  if (said !== 'auto') return said;
  const { hostname, pathname } = placeOf(address);
  return hostname === '' ? 'necessary' : categoryOfHost(hostname, pathname);
}

/** Who is behind an address, in words: a known name, or the host. */
export function providerName(address: string): string {
  const { hostname, pathname } = placeOf(address);
  return providerOf(hostname, pathname)?.name ?? hostname;
}

/** Names of all who are behind a piece of code. */
export function providersIn(html: string): string[] {
  return [...new Set(contactsIn(html).map(({ host, path }) => providerOf(host, path)?.name ?? host))];
}

function placeOf(address: string): { hostname: string; pathname: string } {
  const absolute = address.startsWith('//') ? `https:${address}` : address;
  return URL.canParse(absolute) ? new URL(absolute) : { hostname: '', pathname: '/' };
}
