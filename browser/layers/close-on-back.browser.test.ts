import { expect, test, vi } from 'vitest';
import { closeOnBack } from './close-on-back.ts';

/** The browser goes back in its own time, and says so. */
const back = () =>
  new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    history.back();
  });
const settled = () =>
  new Promise<void>((resolve) => addEventListener('popstate', () => resolve(), { once: true }));

test('Back closes the layer and stays at the address', async () => {
  // Ends what other tests left to go forward to, which a new entry would replace.
  history.pushState(null, '');
  const [before, entries] = [location.href, history.length];
  const close = vi.fn();
  const closed = closeOnBack(close);
  expect([location.href, history.length]).toEqual([before, entries + 1]);
  await back();
  expect(close).toHaveBeenCalledOnce();
  closed();
  expect(location.href).toBe(before);
});

test('closed in another way it takes its own entry along', async () => {
  history.replaceState({ own: 'state' }, '');
  const close = vi.fn();
  const closed = closeOnBack(close);
  expect(history.state).toMatchObject({ own: 'state' });
  closed();
  closed();
  await settled();
  expect([history.state, close.mock.calls.length]).toEqual([{ own: 'state' }, 0]);
  history.replaceState(null, '');
});

test('one that opens while another still goes back has an entry of its own, and stays open', async () => {
  const first = closeOnBack(() => {});
  first();
  const close = vi.fn();
  const second = closeOnBack(close);
  await settled();
  await vi.waitFor(() => expect(history.state).not.toBeNull());
  expect(close).not.toHaveBeenCalled();
  await back();
  expect(close).toHaveBeenCalledOnce();
  second();
});
