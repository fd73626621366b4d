import { API_PATH } from '#contract/address.ts';
import { withDraft, withoutDraft } from '#core/editing/draft-view.ts';
import { isSamePlacePath } from '#core/site/paths.ts';

import type { SiteView } from './frame-context.ts';

export const HOME_PATH = '/';

/** The page to show in the frame: an address of this site, and never the admin inside itself. */
export function framePath(wanted: string | null): string {
  if (wanted === null || !isSamePlacePath(wanted)) return HOME_PATH;
  const { pathname, search, hash } = new URL(wanted, 'http://site.invalid');
  const isAdmin = pathname === '/config' || pathname.startsWith('/config/');
  if (isAdmin) return HOME_PATH;
  const path = pathname + search + hash;
  return isPagePath(path) ? withoutDraft(path) : path;
}

/** Keeps a page of the site in an address of the admin. */
export function frameSearch(path: string): string {
  return path === HOME_PATH ? '' : `?frameUrl=${encodeURIComponent(path)}`;
}

/** The address of the admin that shows this page of the site. */
export function adminPathFor(path: string): string {
  return `/${frameSearch(path)}`;
}

/** Drafts of forms and mails are shown as well; their addresses tell an owner nothing. */
export const isPagePath = (path: string): boolean => !path.startsWith(API_PATH);

/** The address of a page as it will be, or as visitors see it. */
export function viewed(path: string, view: SiteView): string {
  return view === 'draft' && isPagePath(path) ? withDraft(path, 'view') : path;
}
