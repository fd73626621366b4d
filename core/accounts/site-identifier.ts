import { transliterate } from '../text/transliterate.ts';

/** A label of a domain name. */
const MAX_IDENTIFIER_LENGTH = 63;
const MIN_IDENTIFIER_LENGTH = 3;
const IDENTIFIER = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/** Names below the app domain that the platform, its mail or other people's trust may need. */
const RESERVED = new Set([
  'account',
  'accounts',
  'admin',
  'api',
  'app',
  'assets',
  'billing',
  'blog',
  'cdn',
  'config',
  'dashboard',
  'dns',
  'docs',
  'ftp',
  'help',
  'imap',
  'localhost',
  'login',
  'mail',
  'mx',
  'no-reply',
  'ns1',
  'ns2',
  'payments',
  'plinth',
  'pop',
  'postmaster',
  'security',
  'signup',
  'smtp',
  'ssl',
  'static',
  'status',
  'support',
  'webmail',
  'www',
]);

/** Sites that show what a template looks like have names of their own, which nobody else can take. */
const PREVIEW_PREFIX = 'template-';

export const previewIdentifier = (templateId: string, version: string) =>
  `${PREVIEW_PREFIX}${templateId}-${version}`;

export const isPreviewIdentifier = (identifier: string) => identifier.startsWith(PREVIEW_PREFIX);

export const IDENTIFIER_FORM = `An address has ${MIN_IDENTIFIER_LENGTH} to ${MAX_IDENTIFIER_LENGTH} lowercase letters, digits and hyphens, and neither starts nor ends with a hyphen.`;
export const IDENTIFIER_RESERVED = 'This address is kept for the platform. Please choose another one.';

export function identifierProblem(identifier: string): string | undefined {
  const { length } = identifier;
  if (length < MIN_IDENTIFIER_LENGTH || length > MAX_IDENTIFIER_LENGTH || !IDENTIFIER.test(identifier))
    return IDENTIFIER_FORM;
  // Such names mean encoded foreign letters, which could pass for somebody else's.
  if (identifier.startsWith('xn--')) return IDENTIFIER_FORM;
  const isReserved = RESERVED.has(identifier) || isPreviewIdentifier(identifier);
  return isReserved ? IDENTIFIER_RESERVED : undefined;
}

/** An address out of a site's name: "Café Zoë & Sons" gives "cafe-zoe-sons". */
export function identifierFrom(title: string): string {
  const plain = transliterate(title)
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_IDENTIFIER_LENGTH - 5)
    .replaceAll(/^-+|-+$/g, '');
  return identifierProblem(plain) ? `site-${plain}`.replace(/-+$/, '') : plain;
}

/** The same with a number, for a name that is taken. */
export function numbered(identifier: string, number: number): string {
  const tail = number < 2 ? '' : `-${number}`;
  return `${identifier.slice(0, MAX_IDENTIFIER_LENGTH - tail.length).replace(/-+$/, '')}${tail}`;
}
