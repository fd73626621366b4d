import type { SlideName } from './slide-names.ts';

export const HISTORY_KEY = 'itemId';

/** The key under which a gallery keeps its slide in the history; nothing when it does not. */
export function historyKey(historyHash: boolean | string): string | undefined {
  if (historyHash === false || historyHash === '') return undefined;
  return historyHash === true ? HISTORY_KEY : historyHash;
}

/** The slide an address asks for: by id, then by address, then by its place. */
export function findSlide(wanted: string | undefined, slides: readonly SlideName[]): number | undefined {
  if (wanted === undefined || wanted === '') return undefined;
  const byId = slides.findIndex(({ id }) => id === wanted);
  if (byId >= 0) return byId;
  const byUrl = slides.findIndex(({ url }) => url === wanted);
  if (byUrl >= 0) return byUrl;
  return /^\d+$/.test(wanted) && Number(wanted) < slides.length ? Number(wanted) : undefined;
}

/** What an address asks for: in its query, its hash, or as the last part below the collection. */
export function askedSlide(
  address: { pathname: string; search: string; hash: string },
  key: string,
  collectionUrl: string | undefined,
): string | undefined {
  const query = new URLSearchParams(address.search).get(key);
  const hash = new URLSearchParams(address.hash.replace(/^#/, '')).get(key);
  const below = collectionUrl === undefined ? undefined : partBelow(address.pathname, collectionUrl);
  return query ?? hash ?? below;
}

function partBelow(pathname: string, collectionUrl: string): string | undefined {
  const start = withSlash(collectionUrl);
  if (!pathname.startsWith(start)) return undefined;
  const part = pathname.slice(start.length).replace(/\/$/, '');
  return part === '' ? undefined : part.split('/').map(decodePart).join('/');
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);

/** The address of a slide: below its collection, or as a query of the page its block stands on. */
export function slideAddress(
  address: { pathname: string; search: string },
  name: { key: string; value: string },
  collectionUrl: string | undefined,
): string {
  const query = new URLSearchParams(address.search);
  query.delete(name.key);
  if (collectionUrl === undefined) query.set(name.key, name.value);
  const path =
    collectionUrl === undefined
      ? address.pathname
      : withSlash(collectionUrl) + name.value.split('/').map(encodeURIComponent).join('/');
  const search = query.toString();
  return search === '' ? path : `${path}?${search}`;
}
