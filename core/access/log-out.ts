import { isProductHost, type PageAddress, type SitePlace } from './places.ts';

const LOGGED_OUT = 'logout=true';
export const ROOT_AFTER_LOGOUT = `/?${LOGGED_OUT}`;
/** Marks an address under which a site is only looked at. */
export const PREVIEW_PARAMETER = 'preview';

const partsOf = (search: string) => search.replace(/^\?/, '').split('&').filter(Boolean);

/** Whether the confirmation is to be shown. */
export function hasLoggedOut(search: string): boolean {
  return partsOf(search).includes(LOGGED_OUT);
}

/** The same query once the confirmation has been read. */
export function withoutLoggedOut(search: string): string {
  const rest = partsOf(search).filter((part) => part !== LOGGED_OUT);
  return rest.length === 0 ? '' : `?${rest.join('&')}`;
}

/** A site with a domain of its own is only previewed under its host below the app domain. */
export function isPreview(page: PageAddress, site: SitePlace & { baseUrl: string }): boolean {
  const isInternalHost = isProductHost(page.host, site) && new URL(site.baseUrl).host !== page.host;
  return isInternalHost || new URLSearchParams(page.search).has(PREVIEW_PARAMETER);
}

/** Where a log-out ends: at the root of the site, or at the preview it began in. */
export function pathAfterLogout(page: PageAddress, site: SitePlace & { baseUrl: string }): string {
  if (!isPreview(page, site)) return ROOT_AFTER_LOGOUT;
  const rest = withoutLoggedOut(page.search);
  return `${page.pathname}${rest}${rest === '' ? '?' : '&'}${LOGGED_OUT}`;
}
