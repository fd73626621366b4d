import { placeIn, readAddress } from '../collections/address.ts';
import { DEFAULT_SHOP_PATH, productSlugIn } from '../commerce/catalogue/shop-paths.ts';
import { RESERVED_SEGMENTS } from '../site/paths.ts';

/** What decides which addresses of a site are there in each of its languages. */
export interface Addressed {
  pages: readonly { path: string }[];
  collections: readonly { path: string }[];
}

export const SEARCH_PATH = '/search';

/** Asks for a language where an address has none, as links in mails do. */
export const LANGUAGE_QUERY = 'language';

/** Whether an address is the same in all languages and belongs to a visitor: the cart, the checkout, the account. */
export function hasNoLanguage(path: string): boolean {
  const first = path.split('/')[1] ?? '';
  return path !== SEARCH_PATH && RESERVED_SEGMENTS.some((reserved) => reserved === first);
}

/** The address of such a page for somebody who opens it from elsewhere; empty is the language of the site. */
export const askingFor = (url: string, language: string): string =>
  language === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${LANGUAGE_QUERY}=${language}`;

/** Whether a page is at an address in every language; what belongs to a visitor, such as the cart, is there once. */
export function isInEveryLanguage({ pages, collections }: Addressed, path: string): boolean {
  if (path === SEARCH_PATH || path === DEFAULT_SHOP_PATH || productSlugIn(path) !== undefined) return true;
  const first = path.split('/')[1] ?? '';
  if (RESERVED_SEGMENTS.some((reserved) => reserved === first)) return false;
  if (pages.some((page) => page.path === path)) return true;
  const place = placeIn(collections, path);
  return place !== undefined && readAddress(place.rest) !== undefined;
}
