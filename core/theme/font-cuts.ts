import { fontFamily } from './fonts.ts';
import type { Theme } from './theme.ts';

export type Weights = readonly [number, number];

/** A font's upright Latin letters with the weights that pages use alone: a fraction of the whole file. */
export interface FontCut {
  weights: Weights;
  /** Where browsers find it. */
  file: string;
}

/** One range of weights has one name. */
export const keyOfWeights = ([lightest, boldest]: Weights): string => `${lightest}-${boldest}`;

/** By the name of the family; made by the build (`scripts/fonts/cut-fonts.mjs`). */
export type FontCuts = Readonly<Record<string, readonly FontCut[]>>;

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
