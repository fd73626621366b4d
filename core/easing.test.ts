import { describe, expect, test } from 'vitest';
import * as easings from './easing.ts';

describe.each(Object.entries(easings))('%s', (_, ease) => {
  test('goes from 0 to 1 and never back', () => {
    const steps = Array.from({ length: 101 }, (_, i) => ease(i / 100));
    expect(steps[0]).toBeCloseTo(0, 10);
    expect(steps[100]).toBeCloseTo(1, 10);
    expect(steps.every((step, i) => i === 0 || step >= (steps[i - 1] ?? 0))).toBe(true);
  });
});

test.each([
  [easings.linear, 0.5],
  [easings.easeInSine, 0.2929],
  [easings.easeOutSine, Math.SQRT1_2],
  [easings.easeInOutSine, 0.5],
  [easings.easeOutQuad, 0.75],
  [easings.easeInOutQuad, 0.5],
  [easings.easeOutCubic, 0.875],
])('%s is %d half-way', (ease, value) => {
  expect(ease(0.5)).toBeCloseTo(value, 4);
});
