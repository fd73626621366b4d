import { fontFamily, type FontName } from '#core/theme/fonts.ts';

/** Font faces for the platform's own type and that of the sites it shows. */
export function fontFaces(names: readonly FontName[]): string {
  return [...new Set<FontName>(['Inter', ...names])]
    .map((name) => {
      const { folder, variant, weights } = fontFamily(name);
      return (
        `@font-face{font-family:"${name}";src:url(/fonts/${folder}-latin-${variant}-normal.woff2) format("woff2");` +
        `font-weight:${weights.join(' ')};font-display:swap}`
      );
    })
    .join('');
}
