import type { PushMessage } from '#core/home/push.ts';

interface WorkerWindow {
  url: string;
  focus(): Promise<unknown>;
}

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** As much of a service worker as is used. */
interface Worker {
  location: { origin: string };
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<WorkerWindow[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install', heard: (event: WorkerEvent) => void): void;
  addEventListener(
    name: 'push',
    heard: (event: WorkerEvent & { data: { json(): PushMessage } | null }) => void,
  ): void;
  addEventListener(
    name: 'notificationclick',
    heard: (event: WorkerEvent & { notification: Notification }) => void,
  ): void;
}

/** Shows what is pushed to a browser, and opens the screen it is about. It never answers for a page. */
export const WORKER_SCRIPT = `(${String(startWorker)})(self)`;

/** Sent as text: it can use nothing but what it is given. */
function startWorker(worker: Worker): void {
  const { clients, registration } = worker;
  const home = '/config/';

  /** Only screens of this admin, whatever a message says. */
  function screenOf(path: string): string {
    const { origin } = worker.location;
    const address = new URL(path, origin + home);
    const isOwn = address.origin === origin && address.pathname.startsWith(home);
    return isOwn ? address.pathname + address.search : home;
  }

  /** Where the screen is open already, that window comes forward; what is written in others stays as it is. */
  async function open(path: string): Promise<void> {
    const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const { origin } = worker.location;
    const shown = windows.find(({ url }) => url === origin + path);
    await (shown ? shown.focus() : clients.openWindow(path));
  }

  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

  worker.addEventListener('push', (event) => {
    if (!event.data) return;
    const { title, body, path, tag } = event.data.json();
    event.waitUntil(
      registration.showNotification(title, {
        body,
        tag,
        icon: '/favicon.svg',
        data: { path: screenOf(path) },
      }),
    );
  });

  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { path } = event.notification.data as { path: string };
    event.waitUntil(open(path));
  });
}
