import { isId } from '../ids.ts';
import { isMonth } from './calendar/day.ts';
import { slugProblem } from './slug.ts';
import { termSlug } from './taxonomy.ts';

/** What is found below the address of a collection. */
export type CollectionAddress =
  | { what: 'list'; filter: ListFilter | null; after: string | null }
  /** Events that are over, latest first. */
  | { what: 'past'; after: string | null }
  | { what: 'calendar'; month: string | null }
  | { what: 'feed'; format: 'rss' | 'json' | 'ics' }
  /** A file for the calendar of a visitor. */
  | { what: 'itemCalendar'; slug: string }
  | { what: 'item'; slug: string };

export interface ListFilter {
  kind: 'tag' | 'category' | 'author' | 'archive';
  slug: string;
}

export const FEED_NAMES = { 'feed.xml': 'rss', 'feed.json': 'json', 'calendar.ics': 'ics' } as const;
const FILTERS = ['tag', 'category', 'author', 'archive'] as const;

/** Reads the rest of an address; nothing for what cannot be one. */
export function readAddress(rest: readonly string[]): CollectionAddress | undefined {
  const [first = '', second = ''] = rest;
  if (rest.length === 0) return { what: 'list', filter: null, after: null };
  if (rest.length === 1 && Object.hasOwn(FEED_NAMES, first))
    return { what: 'feed', format: FEED_NAMES[first as keyof typeof FEED_NAMES] };
  if (first === 'past') return paged(rest.slice(1), (after) => ({ what: 'past', after }));
  if (first === 'calendar') {
    if (rest.length === 1) return { what: 'calendar', month: null };
    return rest.length === 2 && isMonth(second) ? { what: 'calendar', month: second } : undefined;
  }
  if (first === 'older') return paged(rest, (after) => ({ what: 'list' as const, filter: null, after }));
  const kind = FILTERS.find((word) => word === first);
  if (kind !== undefined) {
    if (second === '' || (kind === 'archive' && !isMonth(second))) return undefined;
    return paged(rest.slice(2), (after) => ({ what: 'list', filter: { kind, slug: second }, after }));
  }
  const slug = rest.join('/');
  const file = slug.endsWith('.ics') ? slug.slice(0, -'.ics'.length) : undefined;
  if (file !== undefined) return slugProblem(file) ? undefined : { what: 'itemCalendar', slug: file };
  return slugProblem(slug) ? undefined : { what: 'item', slug };
}

/** `older/{id}`: the list goes on behind the item with that id. */
function paged<T>(rest: readonly string[], make: (after: string | null) => T): T | undefined {
  if (rest.length === 0) return make(null);
  const [word, id] = rest;
  return rest.length === 2 && word === 'older' && isId(id) ? make(id) : undefined;
}

/** The collection an address lies in, the deepest where one lies below another, and what is left of the address. */
export function placeIn<C extends { path: string }>(
  collections: readonly C[],
  path: string,
): { collection: C; rest: string[] } | undefined {
  const found = collections
    .filter((each) => path === each.path || path.startsWith(each.path === '/' ? '/' : `${each.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
  if (!found) return undefined;
  const rest = path.slice(found.path === '/' ? 1 : found.path.length + 1);
  return { collection: found, rest: rest === '' ? [] : rest.split('/') };
}

const ASKED_BY_NAME = ['tag', 'category', 'author'] as const;
const ASKED_BY_VALUE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  view: { calendar: 'calendar' },
  format: { rss: 'feed.xml', ical: 'calendar.ics' },
};
const ASKING = new RegExp(`[?&](${[...ASKED_BY_NAME, ...Object.keys(ASKED_BY_VALUE)].join('|')})=`);

/** Whether a query could ask for a part of a list. */
export const mayAskForPart = (search: string): boolean => ASKING.test(search);

/** Other systems ask for a part of a list by a query, and links to it are kept for years: what it is called here. */
export function partAsked(query: URLSearchParams): string[] | undefined {
  for (const kind of ASKED_BY_NAME) {
    const term = query.get(kind)?.trim() ?? '';
    if (term !== '') return [kind, termSlug(term)];
  }
  for (const [name, parts] of Object.entries(ASKED_BY_VALUE)) {
    const value = query.get(name) ?? '';
    const part = Object.hasOwn(parts, value) ? parts[value] : undefined;
    if (part !== undefined) return [part];
  }
  return undefined;
}

/** The address of something in a collection. */
export function pathBelow(collection: { path: string }, ...rest: readonly string[]): string {
  const base = collection.path === '/' ? '' : collection.path;
  return rest.length === 0 ? collection.path : `${base}/${rest.join('/')}`;
}
