import { notifications } from '@mantine/notifications';
import { ROOT_AFTER_LOGOUT } from '#core/access/log-out.ts';
import { LOGOUT_FAILED } from '#core/messages/account.ts';
import { makeLogOut } from '#browser/http/log-out.ts';
import { send } from '../../http/call.ts';

export const logOut = makeLogOut({
  send,
  leave: () => location.assign(ROOT_AFTER_LOGOUT),
  onFailure: (message) => notifications.show({ title: LOGOUT_FAILED, message, color: 'red' }),
});
