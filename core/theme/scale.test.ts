import { expect, test } from 'vitest';
import * as scale from './scale.ts';
import { isMinFont, TEXT_SHRINK_MIN_PX } from './text-size.ts';

test.each([
  [320, 'mobile'],
  [432, 'mobile'],
  [432.5, 'mobile'],
  [433, 'desktop'],
  [1440, 'desktop'],
])('%d px wide is %s', (width, breakpoint) => {
  expect(scale.breakpointFor(width)).toBe(breakpoint);
});

test.each([
  ['spacing', scale.SPACING, [0, 4, 8, 11, 16, 22, 33, 44, 66, 88]],
  ['font sizes', scale.FONT_SIZES, [11, 12, 14, 16, 18, 22, 28, 36, 48]],
  ['timings', scale.TIMINGS, [0, 100, 200, 300, 400, 600]],
  ['radii', Object.values(scale.RADII), [0, 4, 8, '50%']],
  ['widths', [scale.NAVIGATION_COLLAPSE_WIDTH, scale.TABLET_MAX_WIDTH], [800, 1024]],
  ['device heights', Object.values(scale.DEVICE_HEIGHTS), [926, 1024, 1366]],
  ['the circle', [scale.RADII.circle], ['50%']],
  ['layers', [scale.DIALOG_BASE_Z_INDEX], [30000]],
  ['hiding', [scale.SCALE_HIDE, scale.ANIMATION_SECONDS], [0.94, 0.3]],
  ['text shrink', [TEXT_SHRINK_MIN_PX], [11]],
])('%s', (_, values, expected) => {
  expect(values).toEqual(expected);
});

test.each([
  [11, true],
  [13, true],
  [13.1, false],
  [14, false],
])('text of %d px is small: %s', (px, small) => {
  expect(isMinFont(px)).toBe(small);
});
