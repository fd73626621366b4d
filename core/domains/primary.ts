import { hasLoggedOut, PREVIEW_PARAMETER } from '../access/log-out.ts';
import { wantsNoRedirect } from '../access/redirect.ts';

/**
 * Whether a visitor of one of the site's hosts is sent to its primary domain. People who work on the
 * site stay under the host their session is valid on, and so does whoever only previews it.
 */
export function movesToPrimary(
  site: { primaryHost: string | null },
  visit: { host: string; search: string; isSignedIn: boolean },
): boolean {
  if (site.primaryHost === null || visit.host === site.primaryHost || visit.isSignedIn) return false;
  const { search } = visit;
  return !(
    hasLoggedOut(search) ||
    wantsNoRedirect(search) ||
    new URLSearchParams(search).has(PREVIEW_PARAMETER)
  );
}
