import { hasLoggedOut } from '#core/access/log-out.ts';
import { isEditorFrame } from '#browser/page/editor-frame.ts';
import type { SiteContext } from '#core/site-context/context.ts';
import { redirectToConfig } from './redirect.ts';

export { actOnEscape } from './escape.ts';

/** What a page does by itself for a signed-in account, and for one that has just logged out. */
export function welcome(context: SiteContext): void {
  redirectToConfig(context);
  const { isCookieBannerEnabled, isRestrictiveCookiePolicyEnabled } = context.cookieSettings;
  // Shown beside the panel that sets it up, also before visitors get it.
  if (isEditorFrame() && !isCookieBannerEnabled && !isRestrictiveCookiePolicyEnabled)
    void import('../consent/start.ts').then(({ startConsent }) => startConsent(context));
  if (context.authenticatedAccount)
    void import('./licence-bar.ts')
      .then(({ showLicenceBar }) => showLicenceBar(document.body))
      .catch(() => {});
  if (hasLoggedOut(location.search)) {
    void import('./logged-out.ts').then(({ confirmLogout }) => confirmLogout());
  }
}
