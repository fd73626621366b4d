import { PAGE_URL_INVALID } from '../messages/editing.ts';
import { control, leaf, type Field, type Words } from '../fields/field.ts';

/** First segments that the product answers itself; a page cannot take them. */
export const RESERVED_SEGMENTS = [
  'api',
  'account',
  'assets',
  'cart',
  'checkout',
  'commerce',
  'config',
  'fonts',
  'healthz',
  'images',
  'metrics',
  'newsletter',
  'readyz',
  'reviews-request',
  's',
  'search',
] as const;

export const HOME_PATH = '/';

/** Internal addresses are shorter than this. */
export const MAX_PATH_LENGTH = 150;

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{C}\p{Z}]/u;
export const ADDRESS_INVISIBLE = 'An address cannot contain spaces or invisible characters.';
/** Whether an address is something else than it looks like: marks of direction, characters without width. */
export const hasInvisible = (address: string): boolean => INVISIBLE.test(address);

const SEGMENT = '[a-z0-9]+(?:-[a-z0-9]+)*';
const PATH = new RegExp(`^/(?:${SEGMENT}(?:/${SEGMENT})*)?$`);

export function pathProblem(path: string): string | undefined {
  if (path.length >= MAX_PATH_LENGTH) return `An address must be shorter than ${MAX_PATH_LENGTH} characters.`;
  if (!PATH.test(path)) return PAGE_URL_INVALID.replace('{val}', () => path.slice(0, 60));
  const first = path.split('/')[1] ?? '';
  return RESERVED_SEGMENTS.some((reserved) => reserved === first)
    ? `The address /${first} is used by the system. Please choose another one.`
    : undefined;
}

export function path(words: Words = {}): Field<string> {
  return leaf({
    control: control('path', words),
    initial: '/',
    parse(value) {
      if (typeof value !== 'string') return { problem: 'Must be an address such as /about.' };
      const problem = pathProblem(value);
      return problem ? { problem } : { value };
    },
  });
}

/** A path on the same host that a browser cannot read as another host's address. */
export function isSamePlacePath(value: string): boolean {
  if (!/^\/(?![/\\])[^\s\\]*$/.test(value)) return false;
  // Dots are resolved first: what is left of `/x/..//elsewhere.example` names a host.
  return !new URL(value, 'http://site.invalid').pathname.startsWith('//');
}
