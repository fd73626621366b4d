import { fontFamily } from './fonts.ts';
import type { Theme } from './theme.ts';

export type Weights = readonly [number, number];

interface CutFiles {
  /** Where browsers find it. */
  file: string;
  /** The same with the letters of plain English alone (`plain-letters.ts`). */
  plainFile?: string;
}

/** A font's upright Latin letters with the weights that pages use alone: a fraction of the whole file. */
export interface FontCut extends CutFiles {
  weights: Weights;
  /** In one optical size, where the font has several and headings alone are set in it. */
  phone?: CutFiles;
}

/** Phones, held upright or not, whose headings are near enough in size for one optical size; and all other screens. */
export const PHONES = '(max-width:600px),(max-height:480px)';
export const NO_PHONES = '(min-width:600.02px) and (min-height:480.02px)';

/** One range of weights has one name. */
export const keyOfWeights = ([lightest, boldest]: Weights): string => `${lightest}-${boldest}`;

/** By the name of the family; made by the build (`scripts/fonts/cut-fonts.mjs`). */
export type FontCuts = Readonly<Record<string, readonly FontCut[]>>;

/** Latin letters, as fonts have them in one file. */
export const LATIN_RANGE =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/** From plain to bold. */
const TEXT_WEIGHTS: Weights = [400, 700];

type ThemeFonts = Pick<Theme, 'displayFont' | 'textFont' | 'displayWeight'>;

/** The weights that a theme sets each of its fonts in. */
export function weightsOfTheme({
  displayFont,
  textFont,
  displayWeight,
}: ThemeFonts): Readonly<Record<string, Weights>> {
  if (displayFont !== textFont)
    return { [textFont]: TEXT_WEIGHTS, [displayFont]: [displayWeight, displayWeight] };
  const [plain, bold] = TEXT_WEIGHTS;
  return { [textFont]: [Math.min(plain, displayWeight), Math.max(bold, displayWeight)] };
}

/** What a family has of them. */
export function weightsOfFamily(name: string, [lightest, boldest]: Weights): Weights {
  const [least, most] = fontFamily(name)?.weights ?? [lightest, boldest];
  return [Math.max(least, lightest), Math.min(most, boldest)];
}

/** The cuts that a theme can be set in. A font for headings needs a page that has them in one weight alone. */
export function cutsOfTheme(
  theme: ThemeFonts,
  cuts: FontCuts,
  { isOneWeight }: { isOneWeight: boolean },
): Readonly<Record<string, FontCut>> {
  return Object.fromEntries(
    Object.entries(weightsOfTheme(theme)).flatMap(([name, wanted]) => {
      const weights = weightsOfFamily(name, wanted);
      const cut = cuts[name]?.find((each) => keyOfWeights(each.weights) === keyOfWeights(weights));
      return cut && (name === theme.textFont || isOneWeight) ? [[name, cut]] : [];
    }),
  );
}
