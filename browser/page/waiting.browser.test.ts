import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onResize, onTextResize } from './resize.ts';
import { waitForElement } from './wait-for-element.ts';

beforeEach(() => {
  document.body.innerHTML = '';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => vi.useRealTimers());

describe('waiting for an element', () => {
  test('looks every 100 ms and calls back once', () => {
    const onFound = vi.fn();
    waitForElement('#late', onFound);
    vi.advanceTimersByTime(250);
    document.body.innerHTML = '<p id="late"></p>';
    vi.advanceTimersByTime(49);
    expect(onFound).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onFound.mock.calls).toEqual([[document.querySelector('#late')]]);
    vi.advanceTimersByTime(1000);
    expect(onFound).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('finds what is there at once', () => {
    document.body.innerHTML = '<p id="here"></p>';
    const onFound = vi.fn();
    waitForElement('#here', onFound);
    expect(onFound).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('can be stopped', () => {
    const onFound = vi.fn();
    waitForElement('#late', onFound)();
    document.body.innerHTML = '<p id="late"></p>';
    vi.advanceTimersByTime(1000);
    expect(onFound).not.toHaveBeenCalled();
  });
});

describe('resizing', () => {
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
});
