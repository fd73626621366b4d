import { isSame } from '../same.ts';
import { contrast } from './colour.ts';
import type { FontPair } from './font-pairs.ts';
import { derivePalette, type Seeds } from './palette.ts';
import { PALETTES, type NamedPalette } from './palettes.ts';
import { themeFields, type Theme } from './theme.ts';

/** What an owner has written or agreed to themselves; no template takes it away. */
const OWN = ['customCss', 'ownFonts', 'remoteFonts', 'typekitId'] as const satisfies (keyof Theme)[];

export function takePalette(theme: Theme, { light, dark }: NamedPalette): Theme {
  return { ...theme, light: { ...light }, dark: { ...dark } };
}

/** The ready-made palette a theme has, colour for colour. */
export function paletteOf({ light, dark }: Theme): NamedPalette | undefined {
  return PALETTES.find((palette) => isSame([palette.light, palette.dark], [light, dark]));
}

export function takePair(theme: Theme, { displayFont, textFont, displayWeight }: FontPair): Theme {
  return { ...theme, displayFont, textFont, displayWeight };
}

export function hasPair(theme: Theme, { displayFont, textFont }: FontPair): boolean {
  return theme.displayFont === displayFont && theme.textFont === textFont;
}

/** The look of a template. Words and pictures are other documents, so they stay as they are. */
export function takeTemplate(theme: Theme, template: { id: string; theme: Partial<Theme> }): Theme {
  const own = Object.fromEntries(OWN.map((name) => [name, theme[name]]));
  return { ...themeFields.initial, ...template.theme, ...own, template: template.id };
}

/** Some of a theme's values as the template has them. */
export function resetTheme(theme: Theme, original: Partial<Theme>, names: readonly (keyof Theme)[]): Theme {
  const from: Theme = { ...themeFields.initial, ...original };
  return { ...theme, ...Object.fromEntries(names.map((name) => [name, from[name]])) };
}

/** What became of a chosen colour: used as it is, or moved until it reads. */
export interface UsedColour {
  role: 'ink' | 'accent';
  chosen: string;
  used: string;
  /** Against the paper. */
  ratio: number;
}

export function usedColours(seeds: Seeds): UsedColour[] {
  const { paper } = derivePalette(seeds);
  return (['ink', 'accent'] as const).map((role) => ({
    role,
    chosen: seeds[role],
    used: paper[role],
    ratio: contrast(paper[role], paper.paper),
  }));
}
