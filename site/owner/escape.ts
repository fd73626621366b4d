import { escapeAction, escapeMessage } from '#core/access/escape.ts';
import { configUrl, loginUrl } from '#core/access/places.ts';
import type { SiteContext } from '#core/site-context/context.ts';
import { isEditorFrame, isTopWindow } from '#browser/page/editor-frame.ts';

/** The owner's key. Loaded at its first press. */
export function actOnEscape(context: SiteContext, isShift: boolean): void {
  const { website, authenticatedAccount, accessPermissions, useEscapeKeyToLogin } = context;
  const site = { ...context, identifier: website.identifier };
  const action = escapeAction({
    isShift,
    isSignedIn: authenticatedAccount !== null,
    permissions: accessPermissions,
    isTopWindow: isTopWindow(),
    isEditorFrame: isEditorFrame(),
    useEscapeKeyToLogin,
  });
  switch (action) {
    case 'tell the admin':
      return window.parent.postMessage(escapeMessage(isShift), location.origin);
    case 'log out':
      return void import('./log-out.ts').then(({ logOut }) => logOut());
    case 'go to config':
      return location.assign(configUrl(location, site));
    case 'log in':
      return location.assign(loginUrl(location, site));
    case 'nothing':
  }
}
