import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { listenForEscape } from './escape-key.ts';
import { attachTooltip, TOOLTIP_DELAY_MS, TOOLTIP_FADE_MS } from './tooltip.ts';

const LONG = 'A sentence that is much longer than a tooltip is wide, so that it has to go on below.';
let target: HTMLButtonElement;
let undo = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  target = document.createElement('button');
  target.textContent = 'Here';
  Object.assign(target.style, {
    position: 'fixed',
    left: '20px',
    top: '20px',
    width: '80px',
    height: '40px',
  });
  document.body.append(target);
  undo = attachTooltip(target, LONG);
});

afterEach(() => {
  undo();
  target.remove();
  vi.useRealTimers();
});

const tooltip = () => document.querySelector<HTMLElement>('[role=tooltip]');
const point = (type: string, x = 40, y = 30, pointerType = 'mouse') =>
  target.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerType }));

test('Escape that closes a tooltip does nothing else; the next one is free again', async () => {
  const onFree = vi.fn();
  const stop = listenForEscape(onFree);
  point('pointerenter');
  vi.advanceTimersByTime(TOOLTIP_DELAY_MS);
  await userEvent.keyboard('{Escape}');
  expect(tooltip()).toBeNull();
  expect(onFree).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onFree).toHaveBeenCalledOnce();
  stop();
});

describe('a tooltip', () => {
  test('comes after 1200 ms, 250 wide, 15 from the pointer, in 0.3 s', () => {
    point('pointerenter');
    vi.advanceTimersByTime(TOOLTIP_DELAY_MS - 1);
    expect(tooltip()).toBeNull();
    vi.advanceTimersByTime(1);
    const box = tooltip()?.getBoundingClientRect();
    expect([box?.width, box?.left, box?.top]).toEqual([250, 55, 45]);
    expect(tooltip()?.getAnimations()[0]?.effect?.getTiming().duration).toBe(TOOLTIP_FADE_MS);
    expect(target.getAttribute('aria-describedby')).toBe(tooltip()?.id);
  });

  test('never comes to who leaves before, or who touches', () => {
    point('pointerenter');
    vi.advanceTimersByTime(TOOLTIP_DELAY_MS - 100);
    point('pointerleave');
    point('pointerenter', 40, 30, 'touch');
    vi.advanceTimersByTime(TOOLTIP_DELAY_MS);
    expect(tooltip()).toBeNull();
  });

  test('comes to the keyboard too, and goes with Escape and with the focus', async () => {
    await userEvent.tab();
    expect(document.activeElement).toBe(target);
    vi.advanceTimersByTime(TOOLTIP_DELAY_MS);
    expect(tooltip()).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(tooltip()).toBeNull();
    target.blur();
    target.focus();
    vi.advanceTimersByTime(TOOLTIP_DELAY_MS);
    target.blur();
    expect(tooltip()).toBeNull();
    expect(target.hasAttribute('aria-describedby')).toBe(false);
  });

  test('stays in the window', () => {
    point('pointerenter', innerWidth - 5, innerHeight - 5);
    vi.advanceTimersByTime(TOOLTIP_DELAY_MS);
    const box = tooltip()?.getBoundingClientRect();
    expect(box?.right).toBeLessThanOrEqual(innerWidth);
    expect(box?.bottom).toBeLessThanOrEqual(innerHeight);
  });

  test('is gone when its element is done with', () => {
    point('pointerenter');
    vi.advanceTimersByTime(TOOLTIP_DELAY_MS);
    undo();
    expect(tooltip()).toBeNull();
    point('pointerenter');
    vi.advanceTimersByTime(TOOLTIP_DELAY_MS);
    expect(tooltip()).toBeNull();
  });
});
