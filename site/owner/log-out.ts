import { pathAfterLogout } from '#core/access/log-out.ts';
import { LOGOUT_FAILED } from '#core/messages/account.ts';
import { browserDataLayer } from '#browser/http/data-layer.ts';
import { makeLogOut } from '#browser/http/log-out.ts';
import { alertDialog } from '#browser/layers/confirmation.ts';
import { pageContext } from '../document/page-context.ts';

/** On a site's own domain too it is sent to this host: the session to be ended is valid here alone. */
export const logOut = makeLogOut({
  send: browserDataLayer(),
  leave() {
    const context = pageContext();
    const site = context && { ...context.website, appDomain: context.appDomain };
    location.assign(site ? pathAfterLogout(location, site) : '/');
  },
  onFailure: (message) => void alertDialog(message, LOGOUT_FAILED),
});
