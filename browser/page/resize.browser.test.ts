import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onResize, onTextResize } from './resize.ts';

beforeEach(() => {
  document.body.innerHTML = '';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => vi.useRealTimers());

const resize = () => dispatchEvent(new Event('resize'));

test.each([
  ['by default', onResize, 150],
  ['of text', onTextResize, 100],
  ['with a delay of its own', (run: () => void) => onResize(run, 300), 300],
])('%s: one run, %i ms after the last event', (_, listen, delay) => {
  const run = vi.fn();
  const undo = listen(run);
  resize();
  vi.advanceTimersByTime(delay - 10);
  resize();
  vi.advanceTimersByTime(delay - 1);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
  resize();
  undo();
  resize();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledOnce();
});
