import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FONT_FAMILIES, fontFamily, googleFontsUrl, type FontFamily } from './fonts.ts';

const PACKAGES = join(import.meta.dirname, '../../node_modules/@fontsource-variable');

test.each(FONT_FAMILIES as readonly FontFamily[])(
  '$name has the files its entry promises',
  ({ folder, variant, italic }) => {
    for (const subset of ['latin', 'latin-ext'])
      for (const style of italic ? ['normal', 'italic'] : ['normal'])
        expect(
          existsSync(join(PACKAGES, folder, 'files', `${folder}-${subset}-${variant}-${style}.woff2`)),
        ).toBe(true);
  },
);

test('asks a font host for all families in one stylesheet', () => {
  expect(
    googleFontsUrl('https://fonts.example/css2', [fontFamily('Hanken Grotesk'), fontFamily('Inter')]),
  ).toBe(
    'https://fonts.example/css2?family=Hanken+Grotesk%3Awght%40100..900&family=Inter%3Awght%40100..900&display=swap',
  );
});

test('asks for nothing without fonts', () => {
  expect(googleFontsUrl('https://fonts.example/css2', [])).toBeUndefined();
});
