import { describe, expect, test } from 'vitest';
import { lettersOf } from '#core/theme/plain-letters.ts';
import { themeFields, type Theme } from '#core/theme/theme.ts';
import { NO_PHONES, PHONES } from '#core/theme/font-cuts.ts';
import { preloadedFonts, themeCss } from './theme-css.ts';
import { inPlainLetters } from './plain-faces.ts';

const theme = (values: Partial<Theme> = {}): Theme => ({ ...themeFields.initial, ...values });

describe.each(['calm', 'classic', 'loud'] as const)('the %s scale', (scale) => {
  const css = themeCss(theme({ scale }));
  const steps = [...css.matchAll(/--step(-?\d):clamp\(([\d.]+)px,.*?,([\d.]+)px\)/g)].map(
    ([, power, least, most]) => ({ power, least: Number(least), most: Number(most) }),
  );

  test('has a step below the text size and five above', () => {
    expect(steps.map(({ power }) => power)).toEqual(['-1', '1', '2', '3', '4', '5']);
  });

  test.each(steps)('step $power grows from $least to $most', ({ least, most }) => {
    expect(least).toBeLessThan(most);
  });
});

test.each([
  ['light', [0]],
  ['dark', [1]],
  ['auto', [0, 1]],
] as const)('a site that is %s says when it is night', (scheme, expected) => {
  const nights = [...themeCss(theme({ scheme })).matchAll(/--night:(\d)/g)].map(([, night]) => Number(night));
  expect(nights).toEqual(expected);
});

test('asks early for each family once', () => {
  expect(preloadedFonts(theme({ displayFont: 'Archivo', textFont: 'Archivo' }))).toEqual([
    { file: '/fonts/archivo-latin-wdth-normal.woff2' },
  ]);
});

test.each([
  [
    'EB Garamond',
    ['/fonts/eb-garamond-latin-wght-normal.woff2', '/fonts/eb-garamond-latin-wght-italic.woff2'],
  ],
  ['Inter', ['/fonts/inter-latin-wght-normal.woff2']],
] as const)('asks early for the italic of %s where a page leans on it', (font, files) => {
  const fonts = preloadedFonts(theme({ displayFont: font, textFont: font }), { withItalic: true });
  expect(fonts).toEqual(files.map((file) => ({ file })));
});

describe('with a cut of a font', () => {
  const fraunces = theme({ displayFont: 'Fraunces', textFont: 'Inter', displayWeight: 420 });
  const cuts = { Fraunces: { weights: [420, 420] as const, file: '/fonts/cut-fraunces.woff2' } };
  const faces = themeCss(fraunces, cuts)
    .split('@font-face')
    .filter((face) => face.startsWith('{font-family:"Fraunces"') && face.includes('font-style:normal'))
    .map((face) => [/url\(([^)]*)\)/.exec(face)?.[1], /font-weight:([\d ]+)/.exec(face)?.[1]]);

  test('its weights come from it, and others and rarer letters from the whole files', () => {
    const whole = '/fonts/fraunces-latin-opsz-normal.woff2';
    const rare = '/fonts/fraunces-latin-ext-opsz-normal.woff2';
    expect(faces).toEqual([
      [whole, '100 419'],
      [rare, '100 419'],
      ['/fonts/cut-fraunces.woff2', '420 420'],
      [rare, '420 420'],
      [whole, '421 900'],
      [rare, '421 900'],
    ]);
  });

  test('plain letters come from a file of their own, and no letter from two', () => {
    const css = themeCss(fraunces, cuts);
    expect(inPlainLetters(css, cuts)).toBe(css);
    const plainFile = '/fonts/cut-fraunces-plain.woff2';
    const rangesOf = (styles: string, file: string) =>
      styles
        .split('@font-face')
        .filter((face) => face.includes(`url(${file})`))
        .map((face) => /unicode-range:([^}]*)/.exec(face)?.[1] ?? '');
    const plain = inPlainLetters(css, { Fraunces: { ...cuts.Fraunces, plainFile } });
    const [others, letters] = [rangesOf(plain, cuts.Fraunces.file), rangesOf(plain, plainFile)];
    expect([others.length, letters.length]).toEqual([1, 1]);
    const [other = '', own = ''] = [others, letters].map(([range = '']) => lettersOf(range));
    expect(Array.from(own, (letter) => other.includes(letter))).not.toContain(true);
    expect([own, other]).toEqual([expect.stringContaining('e'), expect.stringContaining('é')]);
  });

  test('it is asked for early in the place of the whole file', () => {
    expect(preloadedFonts(fraunces, { cuts })).toEqual([
      { file: '/fonts/cut-fraunces.woff2' },
      { file: '/fonts/inter-latin-wght-normal.woff2' },
    ]);
  });

  test('phones get one of their own, and no screen gets two', () => {
    const phone = { file: '/fonts/cut-fraunces-phone.woff2' };
    const both = { Fraunces: { ...cuts.Fraunces, phone } };
    expect(preloadedFonts(fraunces, { cuts: both }).slice(0, 2)).toEqual([
      { ...phone, media: PHONES },
      { file: cuts.Fraunces.file, media: NO_PHONES },
    ]);
    const filesOn = (media: string, styles: string) =>
      [...(styles.split(`@media ${media}{`)[1]?.split('}}')[0] ?? '').matchAll(/url\(([^)]*)\)/g)].map(
        ([, file]) => file,
      );
    const css = themeCss(fraunces, both);
    expect([filesOn(PHONES, css), filesOn(NO_PHONES, css)]).toEqual([[phone.file], [cuts.Fraunces.file]]);
    const plainFile = '/fonts/cut-fraunces-phone-plain.woff2';
    const plain = inPlainLetters(css, { Fraunces: { ...both.Fraunces, phone: { ...phone, plainFile } } });
    expect(filesOn(PHONES, plain)).toEqual([phone.file, plainFile]);
  });
});

test('names no font file when a font host serves them', () => {
  const remote = theme({ remoteFonts: true });
  expect(preloadedFonts(remote)).toEqual([]);
  expect(themeCss(remote)).not.toContain('@font-face');
});

test('a font with a wide point sets prices in figures of their own widths', () => {
  expect(themeCss(theme({ textFont: 'Schibsted Grotesk' }))).toContain('--figures:lining-nums;');
  expect(themeCss(theme({ textFont: 'Inter', displayFont: 'Inter' }))).not.toContain('--figures');
});
