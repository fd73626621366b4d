import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FOLLOW_TIMEOUT_MS, loadFollowButtons } from './follow-button.ts';

const SCRIPT = 'https://widgets.invalid/follow.js';
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  // Held: the script is never given to the browser, so it neither loads nor fails by itself.
  vi.spyOn(document.head, 'append').mockImplementation((element) => {
    asked = element as HTMLScriptElement;
  });
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  end = loadFollowButtons(SCRIPT);
  expect(asked?.src).toBe(SCRIPT);
});
afterEach(() => {
  end();
  asked = undefined;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

let asked: HTMLScriptElement | undefined;

test('a widget that does not come is given up after ten seconds', () => {
  expect(FOLLOW_TIMEOUT_MS).toBe(10_000);
  vi.advanceTimersByTime(9999);
  expect(console.warn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(console.warn).toHaveBeenCalledOnce();
});

test('one that comes in time is kept', () => {
  asked?.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(60_000);
  expect(console.warn).not.toHaveBeenCalled();
});

test('one that fails is given up at once', () => {
  asked?.dispatchEvent(new Event('error'));
  expect(console.warn).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(console.warn).toHaveBeenCalledOnce();
});
