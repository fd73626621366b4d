import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closeTargets } from './close-targets.ts';
import { showSystemError } from './system-error.ts';

const dialog = () => document.querySelector('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => {
  document.body.innerHTML = '<button id="opener">Open</button>';
  document.querySelector<HTMLElement>('#opener')?.focus();
});
afterEach(() => {
  while (closeTargets.closeLatest());
});

test.each([
  [true, 'Something Went Wrong!'],
  [false, '<b>The</b> raw message'],
])('cleaned: %s shows %j and the key', (isCleaned, title) => {
  showSystemError({ isCleaned, message: '<b>The</b> raw message', key: 'abc-1' });
  expect(dialog()?.querySelector('h2')?.textContent).toBe(title);
  expect(dialog()?.querySelector('code')?.textContent).toBe('abc-1');
  expect(dialog()?.getAttribute('role')).toBe('alertdialog');
});

test('makes a key where the server gave none', () => {
  showSystemError({ isCleaned: true, message: '' });
  expect(dialog()?.querySelector('code')?.textContent).toMatch(/^[\da-f-]{36}$/);
});

test('Reload Page reloads', async () => {
  const reload = vi.fn();
  showSystemError({ isCleaned: true, message: '' }, reload);
  await button('Reload Page').click();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('Clear closes it and gives the focus back', async () => {
  showSystemError({ isCleaned: true, message: '' });
  await button('Clear').click();
  await vi.waitFor(() => expect(dialog()).toBeNull());
  expect(document.activeElement?.id).toBe('opener');
  expect(closeTargets.closeLatest()).toBe(false);
});

test('Escape closes it, the focus goes round inside, and a second error takes the place of the first', async () => {
  showSystemError({ isCleaned: true, message: '', key: 'first' });
  showSystemError({ isCleaned: true, message: '', key: 'second' });
  await vi.waitFor(() => expect(document.querySelectorAll('dialog')).toHaveLength(1));
  expect(dialog()?.textContent).toContain('second');
  expect(document.activeElement?.textContent).toBe('Reload Page');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Clear');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Reload Page');
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(dialog()).toBeNull());
});
