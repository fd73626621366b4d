import { expect, test } from 'vitest';
import { fromOklch, toOklch } from './oklch.ts';

// What CSS makes of `oklch()`, read from a browser.
test.each([
  [{ lightness: 0.85, chroma: 0.1, hue: 90 }, '#e7cb80'],
  [{ lightness: 0.6, chroma: 0.12, hue: 250 }, '#4284c5'],
  [{ lightness: 0.5, chroma: 0, hue: 0 }, '#636363'],
  [{ lightness: 1, chroma: 0.3, hue: 120 }, '#ffffff'],
])('%o is %s', (colour, hex) => {
  expect(fromOklch(colour)).toBe(hex);
});

test.each([0, 48, 130, 270, 350])('a colour of hue %i is known by it', (hue) => {
  const { hue: found } = toOklch(fromOklch({ lightness: 0.7, chroma: 0.08, hue }));
  expect(Math.abs(((found - hue + 540) % 360) - 180)).toBeLessThan(2);
});
