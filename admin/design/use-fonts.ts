import { useEffect } from 'react';
import { FONT_NAMES, fontFamily, type FontName } from '#core/theme/fonts.ts';
import { fontFaces } from '#site/theme-css.ts';

export const stackOf = (name: FontName): string => `"${name}", ${fontFamily(name).fallback}`;

/** The families themselves, for as long as they are shown. */
export function useFonts(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      fontFaces(FONT_NAMES).join('').replaceAll('font-display:optional', 'font-display:swap'),
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);
}
