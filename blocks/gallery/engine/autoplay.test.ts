import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asksForNoMotion, makeAutoplay } from './autoplay.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function play(timeout = 700) {
  const advance = vi.fn();
  return { advance, autoplay: makeAutoplay({ timeout, advance }) };
}

test('advances after each timeout, until it is stopped', () => {
  const { advance, autoplay } = play();
  autoplay.start();
  vi.advanceTimersByTime(699);
  expect(advance).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1 + 700);
  expect(advance).toHaveBeenCalledTimes(2);
  autoplay.stop();
  vi.advanceTimersByTime(5000);
  expect(advance).toHaveBeenCalledTimes(2);
});

test('goes on only when every reason against it is gone', () => {
  const { advance, autoplay } = play();
  autoplay.start();
  autoplay.pause('pointer');
  autoplay.pause('video');
  autoplay.pause('video');
  autoplay.resume('pointer');
  autoplay.resume('video');
  vi.advanceTimersByTime(5000);
  expect([advance.mock.calls.length, autoplay.isRunning]).toEqual([0, false]);
  autoplay.resume('video');
  vi.advanceTimersByTime(700);
  expect(advance).toHaveBeenCalledTimes(1);
});

test('a reason taken back does not start what was never on', () => {
  const { advance, autoplay } = play();
  autoplay.pause('video');
  autoplay.resume('video');
  autoplay.resume('video');
  vi.advanceTimersByTime(5000);
  expect(advance).not.toHaveBeenCalled();
});

test('waits the whole time again after somebody moved by hand', () => {
  const { advance, autoplay } = play();
  autoplay.start();
  vi.advanceTimersByTime(600);
  autoplay.restart();
  vi.advanceTimersByTime(600);
  expect(advance).not.toHaveBeenCalled();
});

test.each([
  ['?nomotion=true', true],
  ['?nomotion=false', false],
  ['?nomotion=1', false],
  ['?nomotion', false],
  ['', false],
])('%j asks for no motion: %j', (search, asks) => {
  expect(asksForNoMotion(search)).toBe(asks);
});
