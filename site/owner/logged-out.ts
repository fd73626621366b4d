import { withoutLoggedOut } from '#core/access/log-out.ts';
import { LOGOUT_MESSAGE, LOGOUT_TITLE, OKAY } from '#core/messages/account.ts';
import { openModal } from '#browser/layers/modal.ts';

/** Says that the log-out worked. Closing it cleans the address, so that a reload does not say it again. */
export function confirmLogout(): void {
  openModal({
    title: LOGOUT_TITLE,
    paragraphs: [LOGOUT_MESSAGE],
    actions: [{ label: OKAY }],
    onClose() {
      const { pathname, search, hash } = location;
      history.replaceState(history.state, '', pathname + withoutLoggedOut(search) + hash);
    },
  });
}
