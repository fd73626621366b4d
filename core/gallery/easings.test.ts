import { expect, test } from 'vitest';
import { linear } from '../easing.ts';
import { easingCssOf, easingOf, isEasing } from './easings.ts';

const own = (at: number) => at / 2;

test('an easing is asked for by its name', () => {
  expect([isEasing('linear'), easingOf('linear', own), easingCssOf('easeOutCubic', 'ease')]).toEqual([
    true,
    linear,
    'cubic-bezier(0.33, 1, 0.68, 1)',
  ]);
});

test.each(['toString', 'constructor', '', 'ease'])('%j is none', (name) => {
  expect([isEasing(name), easingOf(name, own), easingCssOf(name, 'ease')]).toEqual([false, own, 'ease']);
});

test('without a name the gallery keeps its own', () => {
  expect([isEasing(undefined), easingOf(null, own), easingCssOf(null, 'ease')]).toEqual([false, own, 'ease']);
});
