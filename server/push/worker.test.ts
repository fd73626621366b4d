import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';
import { WORKER_SCRIPT } from './worker.ts';

const ORIGIN = 'https://salt.example';
type Heard = (event: object) => void;

const heard = new Map<string, Heard>();
const showNotification = vi.fn(async (_title: string, _options: { data: { path: string } }) => {});
const openWindow = vi.fn(async (_path: string) => {});
const focus = vi.fn(async () => {});
let windows: string[] = [];

const worker = {
  location: { origin: ORIGIN },
  registration: { showNotification },
  clients: { matchAll: async () => windows.map((url) => ({ url, focus })), openWindow },
  skipWaiting: async () => {},
  addEventListener: (name: string, hear: Heard) => heard.set(name, hear),
};

beforeEach(() => {
  vi.clearAllMocks();
  windows = [];
  // As a browser runs it: with nothing of ours around it.
  runInNewContext(WORKER_SCRIPT, { self: worker, URL });
});

/** What the browser tells the worker, and waits for. */
async function tell(name: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  heard.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
  await Promise.all(work);
}
const push = (path: string) =>
  tell('push', { data: { json: () => ({ title: 'Salt', body: 'New order', path, tag: 'a' }) } });
const press = async (path: string) => {
  const close = vi.fn();
  await tell('notificationclick', { notification: { data: { path }, close } });
  expect(close).toHaveBeenCalled();
};

test('a message is shown', async () => {
  await push('/config/selling/orders/abc');
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Salt', {
    body: 'New order',
    tag: 'a',
    icon: '/favicon.svg',
    data: { path: '/config/selling/orders/abc' },
  });
});

test.each([
  ['/config/analytics?range=own', '/config/analytics?range=own'],
  ['https://evil.example/config/', '/config/'],
  ['//evil.example/config/', '/config/'],
  ['/shop', '/config/'],
  ['/config/../shop', '/config/'],
  ['javascript:alert(1)', '/config/'],
])('%s opens %s', async (path, opened) => {
  await push(path);
  expect(showNotification.mock.calls[0]?.[1].data.path).toBe(opened);
});

test('pressed, it opens its screen, or brings it forward where it is open', async () => {
  windows = [`${ORIGIN}/config/pages`, `${ORIGIN}/`];
  await press('/config/comments');
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/config/comments');
  expect(focus).not.toHaveBeenCalled();
  windows.push(`${ORIGIN}/config/comments`);
  await press('/config/comments');
  expect(focus).toHaveBeenCalledOnce();
  expect(openWindow).toHaveBeenCalledOnce();
});
