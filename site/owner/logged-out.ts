import { withoutLoggedOut } from '#core/access/log-out.ts';
import { LOGOUT_MESSAGE, LOGOUT_TITLE } from '#core/messages/account.ts';
import { alertDialog } from '#browser/layers/confirmation.ts';

/** Says that the log-out worked. Closing it cleans the address, so that a reload does not say it again. */
export async function confirmLogout(): Promise<void> {
  await alertDialog(LOGOUT_MESSAGE, LOGOUT_TITLE);
  const { pathname, search, hash } = location;
  history.replaceState(history.state, '', pathname + withoutLoggedOut(search) + hash);
}
