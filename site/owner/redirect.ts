import { configUrl } from '#core/access/places.ts';
import { reasonToStay, wantsNoRedirect } from '#core/access/redirect.ts';
import { NO_REDIRECT_FLAG } from '#core/visitors/cookies.ts';
import { PREVIEW_COOKIE, PREVIEW_EXPANDED } from '#core/visitors/cookies.ts';
import type { SiteContext } from '#core/site-context/context.ts';
import { writeCookie } from '#browser/storage/cookies.ts';
import { readSession, writeSession } from '#browser/storage/session-storage.ts';
import { isEditorFrame, isTopWindow } from '#browser/page/editor-frame.ts';

/** Takes people who work on the site to the admin, with this page in its frame. */
export function redirectToConfig(context: SiteContext): void {
  const { website, authenticatedAccount, websiteRoles, accessPermissions, pageType } = context;
  const { hostname, pathname, search } = location;
  if (wantsNoRedirect(search)) writeSession(NO_REDIRECT_FLAG.name, NO_REDIRECT_FLAG.value);
  const flag = readSession(NO_REDIRECT_FLAG.name);
  const reason = reasonToStay({
    isSignedIn: authenticatedAccount !== null,
    roles: websiteRoles,
    permissions: accessPermissions,
    isDeveloperMode: website.developerMode,
    isCloneable: website.cloneable,
    isTopWindow: isTopWindow(),
    isEditorFrame: isEditorFrame(),
    hostname,
    pathname,
    search,
    hasNoRedirectFlag: flag.isDone && flag.value === NO_REDIRECT_FLAG.value,
    pageType,
  });
  if (reason !== undefined) return;
  writeCookie(PREVIEW_COOKIE, PREVIEW_EXPANDED);
  // Replaced, so that one step back leads to where the person came from and not here again.
  location.replace(configUrl(location, { ...context, identifier: website.identifier }));
}
