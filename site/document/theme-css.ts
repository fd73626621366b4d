import { fontFamily, fontStack, type FontFamily } from '#core/theme/fonts.ts';
import { LATIN_RANGE, NO_PHONES, PHONES, type FontCut, type Weights } from '#core/theme/font-cuts.ts';
import type { OwnFont } from '#core/theme/own-fonts.ts';
import { derivePalette, type Roles } from '#core/theme/palette.ts';
import type { Theme, ThemeSeeds } from '#core/theme/theme.ts';
import { siteMotion } from './motion-css.ts';
import { TONES } from '#core/page/page.ts';

const SCALES = { calm: [1.2, 1.25], classic: [1.25, 1.333], loud: [1.333, 1.5] } as const;
const SPACES = { tight: 0.7, normal: 1, airy: 1.35 } as const;
const CORNERS = { square: '0', soft: '4px', round: '8px' } as const;
/** Latin letters come in one file, their rarer relatives in another that is fetched only when needed. */
const SUBSETS = [
  {
    name: 'latin',
    range: LATIN_RANGE,
  },
  {
    name: 'latin-ext',
    range:
      'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  },
] as const;

/** By the name of the family. */
type ThemeCuts = Readonly<Record<string, FontCut>>;

/** The theme as custom properties, for the page’s own style element. */
export function themeCss(theme: Theme, cuts: ThemeCuts = {}): string {
  const faces = theme.remoteFonts ? [] : fontFaces(fontNames(theme), cuts);
  return [
    ...faces,
    ...ownFaces(ownFontsOf(theme)),
    ...tokens(theme),
    ...schemes(theme),
    siteMotion(theme),
  ].join('');
}

/** What style sheets ask the root element about. */
export function themeAttributes(theme: Theme): Readonly<Record<'buttons' | 'pictures', string>> {
  return { buttons: theme.buttons, pictures: theme.pictures };
}

export function fontNames(theme: Theme): string[] {
  return [...new Set([theme.displayFont, theme.textFont])];
}

interface PreloadedFont {
  file: string;
  /** The screens it is for; all where none is named. */
  media?: string;
}

/** The files a first view needs, worth asking for before the style sheet is read. */
export function preloadedFonts(
  theme: Theme,
  { withItalic = false, cuts = {} }: { withItalic?: boolean; cuts?: ThemeCuts } = {},
): PreloadedFont[] {
  const own = ownFontsOf(theme);
  const fonts = fontNames(theme).flatMap((name): PreloadedFont[] => {
    const ofName = own.find((font) => font.name === name && !font.isItalic);
    if (ofName) return [{ file: ofName.file }];
    if (theme.remoteFonts) return [];
    const cut = cuts[name];
    return cut ? filesOf(cut) : hosted([name]).map((font) => ({ file: fontFile(font, 'latin', 'normal') }));
  });
  const [text] = theme.remoteFonts ? [] : hosted([theme.textFont]);
  return withItalic && text?.italic ? [...fonts, { file: fontFile(text, 'latin', 'italic') }] : fonts;
}

/** Of a cut; no screen is given two of them. */
const filesOf = ({ file, phone }: FontCut): PreloadedFont[] =>
  phone
    ? [
        { file: phone.file, media: PHONES },
        { file, media: NO_PHONES },
      ]
    : [{ file }];

/** The owner's own fonts that the theme uses. */
function ownFontsOf(theme: Theme): OwnFont[] {
  const names = fontNames(theme);
  return theme.ownFonts.filter(({ name, file }) => file !== '' && names.includes(name));
}

const hosted = (names: readonly string[]): FontFamily[] => names.flatMap((name) => fontFamily(name) ?? []);

function fontFile({ folder, variant }: FontFamily, subset: string, style: string): string {
  return `/fonts/${folder}-${subset}-${variant}-${style}.woff2`;
}

export function ownFaces(fonts: readonly OwnFont[]): string[] {
  return fonts.map(
    ({ name, file, lightest, boldest, isItalic }) =>
      `@font-face{font-family:"${name}";src:url(${file}) format("woff2");font-style:${isItalic ? 'italic' : 'normal'};` +
      `font-weight:${lightest === boldest ? lightest : `${lightest} ${boldest}`};font-display:optional}`,
  );
}

export function fontFaces(names: readonly string[], cuts: ThemeCuts = {}): string[] {
  return hosted(names).flatMap((font) => {
    const cut = cuts[font.name];
    const upright = weightsAround(font.weights, cut).flatMap((weights) =>
      SUBSETS.flatMap(({ name, range }) => {
        const files =
          cut && weights === cut.weights && name === 'latin'
            ? filesOf(cut)
            : [{ file: fontFile(font, name, 'normal'), media: undefined }];
        return files.map(({ file, media }) => {
          const face = fontFace(font, { file, style: 'normal', weights, range });
          return media === undefined ? face : `@media ${media}{${face}}`;
        });
      }),
    );
    const italic = SUBSETS.map((subset) =>
      fontFace(font, {
        file: fontFile(font, subset.name, 'italic'),
        style: 'italic',
        weights: font.weights,
        range: subset.range,
      }),
    );
    return font.italic ? [...upright, ...italic] : upright;
  });
}

/** A face for what was cut out, and others for lighter and bolder: browsers take the one with the weight they look for. */
function weightsAround(all: Weights, cut: FontCut | undefined): Weights[] {
  if (!cut) return [all];
  const [[lightest, boldest], [from, to]] = [all, cut.weights];
  return [
    ...(lightest < from ? [[lightest, from - 1] as const] : []),
    cut.weights,
    ...(to < boldest ? [[to + 1, boldest] as const] : []),
  ];
}

export function fontFace(
  { name, widths }: FontFamily,
  { file, style, weights, range }: { file: string; style: string; weights: Weights; range: string },
): string {
  return (
    `@font-face{font-family:"${name}";src:url(${file}) format("woff2");` +
    `font-style:${style};font-weight:${weights.join(' ')};${widths ? `font-stretch:${widths.map((w) => `${w}%`).join(' ')};` : ''}` +
    // Optional: the page never jumps. The files are preloaded, so they are almost always there in time.
    `font-display:optional;unicode-range:${range}}`
  );
}

function tokens(theme: Theme): string[] {
  const [phone, wide] = SCALES[theme.scale];
  const hasWidePoint = [theme.displayFont, theme.textFont].some((name) => fontFamily(name)?.hasWidePoint);
  const step = (power: number) => {
    const [onPhone, onDesk] = [phone ** power * theme.textSize, wide ** power * theme.textSize];
    // Changes evenly between a phone of 390 px and a screen of 1440 px; below the text size it shrinks as screens grow.
    const slope = (onDesk - onPhone) / (1440 - 390);
    const start = onPhone - slope * 390;
    const [least, most] = [Math.min(onPhone, onDesk), Math.max(onPhone, onDesk)];
    return `clamp(${round(least)}px,${round(start)}px + ${round(slope * 100)}vw,${round(most)}px)`;
  };
  return [
    ':root{',
    `--display-font:${fontStack(theme.displayFont)};--text-font:${fontStack(theme.textFont)};--display-weight:${theme.displayWeight};`,
    `--text-size:${theme.textSize}px;--space:${SPACES[theme.spacing]};--corner:${CORNERS[theme.corners]};--button-corner:${theme.buttonShape === 'pill' ? '100vmax' : CORNERS[theme.corners]};`,
    hasWidePoint ? '--figures:lining-nums;' : '',
    [-1, 1, 2, 3, 4, 5].map((power) => `--step${power}:${step(power)};`).join(''),
    '}',
  ];
}

function schemes(theme: Theme): string[] {
  const light = tones(theme.light);
  const dark = tones(theme.dark);
  // Templates mix colours of their own by it: 0 by day, 1 by night.
  const [day, night] = [':root{--night:0}', ':root{--night:1}'];
  if (theme.scheme === 'light') return [`:root{color-scheme:light}`, day, light];
  if (theme.scheme === 'dark') return [`:root{color-scheme:dark}`, night, dark];
  return [
    `:root{color-scheme:light dark}`,
    day,
    light,
    `@media (prefers-color-scheme:dark){${night}${dark}}`,
  ];
}

function tones(seeds: ThemeSeeds): string {
  const palette = derivePalette(seeds);
  return TONES.map(
    (tone) => `${tone === 'paper' ? ':root,' : ''}[data-tone=${tone}]{${variables(palette[tone])}}`,
  ).join('');
}

function variables(roles: Roles): string {
  return `--paper:${roles.paper};--ink:${roles.ink};--quiet:${roles.quiet};--line:${roles.line};--accent:${roles.accent};--on-accent:${roles.onAccent}`;
}

const round = (value: number) => Math.round(value * 100) / 100;
