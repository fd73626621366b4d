import { expect, test } from 'vitest';
import karla from '@fontsource-variable/karla/files/karla-latin-wght-normal.woff2?url';
import { BROKEN_FONT, NOT_A_FONT } from '#core/theme/font-file.ts';
import { whyUnreadable } from './readable-font.ts';

test('a font is read; one with spoilt outlines is damaged, and a letter is no font', async () => {
  const bytes = new Uint8Array(await (await fetch(karla)).arrayBuffer());
  expect(await whyUnreadable(new Blob([bytes]))).toBeUndefined();
  expect(await whyUnreadable(new Blob([bytes.fill(7, bytes.length / 2)]))).toBe(BROKEN_FONT);
  expect(await whyUnreadable(new Blob(['A letter to a font.']))).toBe(NOT_A_FONT);
});
