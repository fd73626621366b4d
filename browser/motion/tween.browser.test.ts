import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { easeOutSine } from '#core/easing.ts';
import { requestFrame } from './frames.ts';
import { tween, TWEEN_NEEDS_DURATION, TWEEN_NEEDS_FUNCTION } from './tween.ts';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'],
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([['x'], [undefined], [null]])('the step %j is refused', (step) => {
  expect(() => tween(step as never)).toThrow('[Tween] First parameter needs to be a function.');
  expect(TWEEN_NEEDS_FUNCTION).toBe('[Tween] First parameter needs to be a function.');
});

test.each([[Infinity], [Number.NaN], ['a']])('the duration %j is refused', (duration) => {
  expect(() => tween(() => {}, { duration: duration as number })).toThrow(TWEEN_NEEDS_DURATION);
  expect(TWEEN_NEEDS_DURATION).toBe('[Tween] Duration is not a finite number.');
});

describe('running', () => {
  test('takes 300 ms in a straight line unless told otherwise', () => {
    const steps: number[] = [];
    const onEnd = vi.fn();
    const movement = tween((progress) => steps.push(progress), { onEnd });
    expect(movement.state).toBe('not started');
    movement.start();
    expect(movement.state).toBe('running');
    vi.advanceTimersByTime(150);
    expect(steps.at(-1)).toBeCloseTo(0.5, 1);
    vi.advanceTimersByTime(130);
    expect(movement.state).toBe('running');
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(40);
    expect(movement.state).toBe('ended');
    expect(steps.at(-1)).toBe(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test('follows its easing', () => {
    const step = vi.fn();
    tween(step, { duration: 320, easing: easeOutSine }).start();
    vi.advanceTimersByTime(160);
    expect(step).toHaveBeenLastCalledWith(expect.closeTo(Math.SQRT1_2, 1));
  });

  test('a pause keeps the progress however long it lasts', () => {
    const step = vi.fn();
    const movement = tween(step);
    movement.start();
    vi.advanceTimersByTime(150);
    movement.pause();
    expect(movement.state).toBe('paused');
    const calls = step.mock.calls.length;
    vi.advanceTimersByTime(1000);
    expect(step).toHaveBeenCalledTimes(calls);
    movement.resume();
    vi.advanceTimersByTime(120);
    expect(movement.state).toBe('running');
    vi.advanceTimersByTime(60);
    expect(movement.state).toBe('ended');
  });

  test('an ended tween starts again from the beginning', () => {
    const step = vi.fn();
    const movement = tween(step);
    movement.start();
    vi.advanceTimersByTime(400);
    step.mockClear();
    movement.start();
    vi.advanceTimersByTime(32);
    expect(step.mock.lastCall?.[0]).toBeLessThan(0.2);
  });

  test('stopping ends it quietly', () => {
    const step = vi.fn();
    const onEnd = vi.fn();
    const movement = tween(step, { onEnd });
    movement.start();
    movement.stop();
    vi.advanceTimersByTime(400);
    expect(movement.state).toBe('ended');
    expect(step).not.toHaveBeenCalled();
    expect(onEnd).not.toHaveBeenCalled();
  });

  test.each(['pause', 'resume'] as const)('%s before the start does nothing', (method) => {
    const movement = tween(() => {});
    movement[method]();
    expect(movement.state).toBe('not started');
  });

  test('without a duration one frame is enough', () => {
    const step = vi.fn();
    tween(step, { duration: 0 }).start();
    vi.advanceTimersByTime(17);
    expect(step.mock.calls).toEqual([[1]]);
  });
});

describe('frames', () => {
  test('without animation frames ticks come 60 times a second', () => {
    vi.stubGlobal('requestAnimationFrame', undefined);
    const ticks: number[] = [];
    const tick = (now: number) => {
      ticks.push(now);
      requestFrame(tick);
    };
    requestFrame(tick);
    vi.advanceTimersByTime(1001);
    expect(ticks.length).toBeGreaterThanOrEqual(58);
    expect(ticks.length).toBeLessThanOrEqual(62);
  });

  test.each([[true], [false]])('a frame can be called off, animation frames %s', (native) => {
    if (!native) vi.stubGlobal('requestAnimationFrame', undefined);
    const run = vi.fn();
    requestFrame(run)();
    vi.advanceTimersByTime(100);
    expect(run).not.toHaveBeenCalled();
  });
});
