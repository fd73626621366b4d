import { fontFamily } from '#core/theme/fonts.ts';

/** Font faces for the platform's own type and that of the sites it shows. */
export function fontFaces(names: readonly string[]): string {
  return [...new Set(['Inter', ...names])]
    .flatMap((name) => fontFamily(name) ?? [])
    .map(({ name, folder, variant, weights }) => {
      return (
        `@font-face{font-family:"${name}";src:url(/fonts/${folder}-latin-${variant}-normal.woff2) format("woff2");` +
        `font-weight:${weights.join(' ')};font-display:swap}`
      );
    })
    .join('');
}
