import { isSamePlacePath } from '#core/site/paths.ts';

export const HOME_PATH = '/';

/** The page to show in the frame: an address of this site, and never the admin inside itself. */
export function framePath(wanted: string | null): string {
  if (wanted === null || !isSamePlacePath(wanted)) return HOME_PATH;
  const { pathname, search, hash } = new URL(wanted, 'http://site.invalid');
  const isAdmin = pathname === '/config' || pathname.startsWith('/config/');
  return isAdmin ? HOME_PATH : pathname + search + hash;
}

/** Keeps a page of the site in an address of the admin. */
export function frameSearch(path: string): string {
  return path === HOME_PATH ? '' : `?frameUrl=${encodeURIComponent(path)}`;
}

/** The address of the admin that shows this page of the site. */
export function adminPathFor(path: string): string {
  return `/${frameSearch(path)}`;
}
