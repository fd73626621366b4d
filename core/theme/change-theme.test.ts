import { describe, expect, test } from 'vitest';
import { AA_TEXT, contrast } from './colour.ts';
import { FONT_PAIRS } from './font-pairs.ts';
import { derivePalette } from './palette.ts';
import { PALETTES } from './palettes.ts';
import { themeFields, type Theme } from './theme.ts';
import {
  hasPair,
  paletteOf,
  resetTheme,
  takePair,
  takePalette,
  takeTemplate,
  usedColours,
} from './change-theme.ts';
import { checkWith } from '../fields/index.ts';

const theme: Theme = { ...themeFields.initial, customCss: 'p{}', typekitId: 'abc1def', corners: 'round' };

describe.each(PALETTES)('the palette $name', (palette) => {
  test.each(['light', 'dark'] as const)('reads when it is %s, on every ground', (time) => {
    for (const roles of Object.values(derivePalette(palette[time]))) {
      for (const words of [roles.ink, roles.quiet, roles.accent])
        expect(contrast(words, roles.paper)).toBeGreaterThanOrEqual(AA_TEXT);
      expect(contrast(roles.onAccent, roles.accent)).toBeGreaterThanOrEqual(AA_TEXT);
    }
  });

  test('needs no colour moved on its own paper', () => {
    for (const time of [palette.light, palette.dark])
      expect(usedColours(time).map(({ used }) => used)).toEqual([time.ink, time.accent]);
  });

  test('is known again once it is taken, and is a valid theme', () => {
    const taken = takePalette(theme, palette);
    expect(paletteOf(taken)).toBe(palette);
    expect(checkWith(themeFields, taken)).toEqual({ ok: true, value: taken });
  });
});

test('one changed colour is nobody’s palette', () => {
  const taken = takePalette(theme, PALETTES[0] ?? { name: '', light: theme.light, dark: theme.dark });
  expect(paletteOf({ ...taken, light: { ...taken.light, accent: '#123456' } })).toBeUndefined();
});

test.each(FONT_PAIRS)('the fonts of $name are taken and known again', (pair) => {
  const taken = takePair(theme, pair);
  expect(hasPair(taken, pair)).toBe(true);
  expect(checkWith(themeFields, taken).ok).toBe(true);
});

test('names of palettes and pairs are told apart', () => {
  expect(new Set(PALETTES.map(({ name }) => name)).size).toBe(PALETTES.length);
  expect(new Set(FONT_PAIRS.map((pair) => `${pair.displayFont} ${pair.textFont}`)).size).toBe(
    FONT_PAIRS.length,
  );
});

describe('another template', () => {
  const taken = takeTemplate(theme, { id: 'atelier', theme: { textSize: 17, buttons: 'underline' } });

  test('brings its look and nothing of the one before', () => {
    expect(taken).toMatchObject({
      template: 'atelier',
      textSize: 17,
      buttons: 'underline',
      corners: themeFields.initial.corners,
    });
  });

  test('leaves what the owner wrote', () => {
    expect([taken.customCss, taken.typekitId, taken.remoteFonts]).toEqual(['p{}', 'abc1def', false]);
  });
});

test('a reset touches what it names', () => {
  const changed: Theme = { ...theme, scale: 'loud', spacing: 'airy' };
  expect(resetTheme(changed, { spacing: 'tight' }, ['spacing', 'corners'])).toEqual({
    ...changed,
    spacing: 'tight',
    corners: 'square',
  });
});

test('a colour that does not read is moved, and said to be', () => {
  const [ink, accent] = usedColours({ paper: '#ffffff', ink: '#333333', accent: '#ffe066' });
  expect(ink).toMatchObject({ role: 'ink', chosen: '#333333', used: '#333333' });
  expect(accent?.used).not.toBe('#ffe066');
  expect(accent?.ratio).toBeGreaterThanOrEqual(AA_TEXT);
});
