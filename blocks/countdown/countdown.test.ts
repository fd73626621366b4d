import { expect, test } from 'vitest';
import { draw } from '../kit/testing/draw.tsx';
import countdown from './block.ts';
import { leftOf, untilChange } from './left.ts';

test.each([
  [0, []],
  [-5, []],
  [999, [0, 0, 0, 0]],
  [61_000, [0, 0, 1, 1]],
  [90_061_500, [1, 1, 1, 1]],
])('%d ms are %j', (span, expected) => {
  expect(leftOf(span, true).map(({ amount }) => amount)).toEqual(expected);
});

test('it looks at the clock when its figures change, and no sooner', () => {
  expect(untilChange(61_500, true)).toBe(501);
  expect(untilChange(61_500, false)).toBe(1501);
});

test('without a script the moment stands there, also one that is over', () => {
  expect(draw(countdown, { until: '2020-01-01T00:00:00.000Z' })).toContain('January 1, 2020');
  expect(draw(countdown)).toBe('');
});
