import { fontFamily, type FontName } from '#core/theme/fonts.ts';

/** Font faces for the cards' own type. The platform's Inter is in its style sheet. */
export function cardFontFaces(names: readonly FontName[]): string {
  return [...new Set(names)]
    .filter((name) => name !== 'Inter')
    .map((name) => {
      const { folder, variant, weights } = fontFamily(name);
      return (
        `@font-face{font-family:"${name}";src:url(/fonts/${folder}-latin-${variant}-normal.woff2) format("woff2");` +
        `font-weight:${weights.join(' ')};font-display:swap}`
      );
    })
    .join('');
}
