import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DOUBLE_TAP_MS, makeTaps } from './taps.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const at = (time: number, x = 100) => ({ x, y: 100, time });

function hear(taps: readonly { x: number; y: number; time: number }[]) {
  const [double, once] = [vi.fn(), vi.fn()];
  const made = makeTaps(double);
  for (const tap of taps) made.hear(tap, once);
  return { taps: made, double, once };
}

test.each([
  ['one tap', [at(0)], 1, 0],
  ['two at one place', [at(0), at(200)], 0, 1],
  ['two a little apart', [at(0), at(200, 130)], 0, 1],
  ['two at different places', [at(0), at(200, 300)], 2, 0],
  ['two with a pause', [at(0), at(400)], 2, 0],
  ['three', [at(0), at(150), at(300)], 1, 1],
])('%s', (_, taps, single, double) => {
  const heard = hear(taps);
  vi.advanceTimersByTime(DOUBLE_TAP_MS);
  expect([heard.once.mock.calls.length, heard.double.mock.calls.length]).toEqual([single, double]);
});

test('one tap waits until it cannot be the first of two, unless something else begins', () => {
  const { once, taps } = hear([at(0)]);
  vi.advanceTimersByTime(DOUBLE_TAP_MS - 1);
  expect(once).not.toHaveBeenCalled();
  taps.flush();
  taps.flush();
  vi.advanceTimersByTime(DOUBLE_TAP_MS);
  expect(once).toHaveBeenCalledOnce();
});

test('what has ended does nothing more', () => {
  const { once, taps } = hear([at(0)]);
  taps.stop();
  vi.advanceTimersByTime(DOUBLE_TAP_MS);
  expect(once).not.toHaveBeenCalled();
});
