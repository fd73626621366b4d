import { WORKER_PATH } from '#core/home/push.ts';

const SCOPE = '/config/';
/** Whose notifications this browser shows, so that they go on after the next log-in and for nobody else. */
const MARK = 'plinth-notifications';

/** What a browser is reached by. */
export interface Reached {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** There browsers notify only from what was put on the home screen. */
export const isApplePhone = (): boolean => /\b(?:iPhone|iPad)\b/.test(navigator.userAgent);

export const isBlocked = (): boolean => Notification.permission === 'denied';

export const turnedOnBy = (): string | null => localStorage.getItem(MARK);

/** Asks the person, if they have not been asked. Undefined where they decline. */
export async function turnOnHere(publicKey: string, accountId: string): Promise<Reached | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register(WORKER_PATH, { scope: SCOPE });
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  // One that was made for another installation's key is of no use to this one.
  if (known && !isFor(known, publicKey)) await known.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  localStorage.setItem(MARK, accountId);
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

export async function turnOffHere(): Promise<void> {
  localStorage.removeItem(MARK);
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey;
  if (!key) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === publicKey;
}
