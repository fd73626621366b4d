import { LATIN_RANGE, type FontCut } from '#core/theme/font-cuts.ts';
import { fontFamily } from '#core/theme/fonts.ts';
import { OTHER_RANGE, PLAIN_RANGE } from '#core/theme/plain-letters.ts';
import { fontFace } from './theme-css.ts';

/**
 * The theme's style sheet with plain letters from files of their own. No letter has two faces: where one comes too late
 * for the first view, browsers would ask for the other as well.
 */
export function inPlainLetters(themeCss: string, cuts: Readonly<Record<string, FontCut>>): string {
  const all = Object.entries(cuts).flatMap(([name, { weights, phone, ...files }]) =>
    [files, phone].flatMap((made) => (made ? { name, weights, ...made } : [])),
  );
  return all.reduce((css, { name, weights, file, plainFile }) => {
    const family = fontFamily(name);
    if (!family || plainFile === undefined) return css;
    const face = (of: { file: string; range: string }) =>
      fontFace(family, { ...of, weights, style: 'normal' });
    return css.replace(
      face({ file, range: LATIN_RANGE }),
      () => face({ file, range: OTHER_RANGE }) + face({ file: plainFile, range: PLAIN_RANGE }),
    );
  }, themeCss);
}
