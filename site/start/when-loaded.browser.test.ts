import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAX_LOAD_WAIT_MS, whenLoaded } from './when-loaded.ts';

const run = vi.fn();

beforeEach(() => {
  run.mockClear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const loading = () => vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');

test('runs at once on a page that has loaded', async () => {
  whenLoaded(run);
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledOnce();
});

test('runs when the page has loaded, and only then', async () => {
  loading();
  whenLoaded(run);
  await vi.advanceTimersByTimeAsync(100);
  expect(run).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(MAX_LOAD_WAIT_MS);
  expect(run).toHaveBeenCalledOnce();
});

test('waits no longer than some seconds for something that never comes', async () => {
  loading();
  whenLoaded(run);
  await vi.advanceTimersByTimeAsync(MAX_LOAD_WAIT_MS);
  expect(run).toHaveBeenCalledOnce();
  dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledOnce();
});
