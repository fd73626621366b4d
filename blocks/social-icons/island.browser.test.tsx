import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FOLLOW_TIMEOUT_MS } from './follow-button.ts';
import FollowButton from './island.tsx';

const SCRIPT = 'https://widgets.invalid/follow.js';
const stage = document.createElement('div');
let root: Root;

beforeEach(() => {
  vi.useFakeTimers();
  // Held: the script is never given to the browser, so it neither loads nor fails by itself.
  vi.spyOn(document.head, 'append').mockImplementation((element) => {
    asked = element as HTMLScriptElement;
  });
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  document.body.append(stage);
  root = createRoot(stage);
  flushSync(() =>
    root.render(<FollowButton href="https://x.com/larder" label="Larder on X" script={SCRIPT} />),
  );
  expect(asked?.src).toBe(SCRIPT);
});
afterEach(() => {
  root.unmount();
  stage.remove();
  asked = undefined;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

let asked: HTMLScriptElement | undefined;
const link = () => stage.querySelector('a');

test('a widget that does not come is given up after ten seconds, and the link remains', () => {
  expect(FOLLOW_TIMEOUT_MS).toBe(10_000);
  vi.advanceTimersByTime(9999);
  expect(console.warn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(console.warn).toHaveBeenCalledOnce();
  expect([link()?.href, link()?.textContent]).toEqual(['https://x.com/larder', 'Larder on X']);
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
