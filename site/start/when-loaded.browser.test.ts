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

test('runs at once on a page that has loaded', () => {
  whenLoaded(run);
  vi.advanceTimersByTime(0);
  expect(run).toHaveBeenCalledOnce();
});

test('runs when the page has loaded, and only then', () => {
  loading();
  whenLoaded(run);
  vi.advanceTimersByTime(100);
  expect(run).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(MAX_LOAD_WAIT_MS);
  expect(run).toHaveBeenCalledOnce();
});

test('waits no longer than some seconds for something that never comes', () => {
  loading();
  whenLoaded(run);
  vi.advanceTimersByTime(MAX_LOAD_WAIT_MS);
  expect(run).toHaveBeenCalledOnce();
  dispatchEvent(new Event('load'));
  expect(run).toHaveBeenCalledOnce();
});
