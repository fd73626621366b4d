import { pushCalls } from '#contract/sites/push.ts';
import { call } from '../../http/call.ts';
import { isBlocked, isSupported, turnedOnBy, turnOnHere } from './this-browser.ts';

/** Notifications end with a session. Whoever had them on in this browser has them again once they are logged in. */
export async function goOnNotifying(accountId: string): Promise<void> {
  if (turnedOnBy() !== accountId || !isSupported() || isBlocked()) return;
  const { devices, publicKey } = await call(pushCalls.read, {});
  if (devices.some(({ isCurrent }) => isCurrent)) return;
  const reached = await turnOnHere(publicKey, accountId);
  if (reached) await call(pushCalls.addDevice, { body: reached });
}
