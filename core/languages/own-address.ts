import { placeIn, readAddress } from '../collections/address.ts';
import { DEFAULT_SHOP_PATH, productSlugIn } from '../commerce/catalogue/shop-paths.ts';
import { RESERVED_SEGMENTS } from '../site/paths.ts';

/** What decides which addresses of a site are there in each of its languages. */
export interface Addressed {
  pages: readonly { path: string }[];
  collections: readonly { path: string }[];
}

export const SEARCH_PATH = '/search';

/** Files for programs, which are there once. */
const FILES: readonly string[] = ['feed', 'itemCalendar'];

/** Whether a page is at an address in every language; what belongs to a visitor, such as the cart, is there once. */
export function isInEveryLanguage({ pages, collections }: Addressed, path: string): boolean {
  if (path === SEARCH_PATH || path === DEFAULT_SHOP_PATH || productSlugIn(path) !== undefined) return true;
  const first = path.split('/')[1] ?? '';
  if (RESERVED_SEGMENTS.some((reserved) => reserved === first)) return false;
  if (pages.some((page) => page.path === path)) return true;
  const place = placeIn(collections, path);
  const address = place && readAddress(place.rest);
  return address !== undefined && !FILES.includes(address.what);
}
