import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  beginOpening,
  endOpening,
  endOpeningUnless,
  isOpening,
  knownOpeningPath,
  onOpened,
  opened,
  openingPath,
} from './opening.ts';

const PAGE = `/pages/${'a'.repeat(24)}`;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('documents') ? { path: '/about' } : {}),
  );
});
afterEach(() => {
  endOpening();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('only a page that is opened to be edited goes before the rest', () => {
  for (const place of ['/', '/pages', `${PAGE}/settings`, '/design']) {
    beginOpening(place);
    expect([place, isOpening()]).toEqual([place, false]);
  }
  beginOpening(PAGE);
  expect(isOpening()).toBe(true);
});

test('where it stands is known before the editor is', async () => {
  beginOpening(PAGE);
  expect(knownOpeningPath(PAGE)).toBeUndefined();
  await expect(openingPath(PAGE)).resolves.toBe('/about');
  await expect(openingPath('/pages')).resolves.toBeUndefined();
  expect([knownOpeningPath(PAGE), knownOpeningPath('/pages')]).toEqual(['/about', undefined]);
});

test.each<[string, () => void]>([
  ['one can begin', endOpening],
  ['somebody goes elsewhere', () => endOpeningUnless('/pages')],
  ['it does not come', () => void vi.advanceTimersByTime(10_000)],
])('the rest follows when %s', async (_, happen) => {
  const listener = vi.fn<() => void>();
  const stop = onOpened(listener);
  beginOpening(PAGE);
  endOpeningUnless(PAGE);
  const later = vi.fn<() => void>();
  void opened().then(later);
  await Promise.resolve();
  expect([isOpening(), listener.mock.calls.length, later.mock.calls.length]).toEqual([true, 0, 0]);
  happen();
  await Promise.resolve();
  expect([isOpening(), listener.mock.calls.length, later.mock.calls.length]).toEqual([false, 1, 1]);
  stop();
  await expect(opened()).resolves.toBeUndefined();
});
