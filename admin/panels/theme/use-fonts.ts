import { useEffect, useState } from 'react';
import { FONT_NAMES, fontFamily, type FontName } from '#core/theme/fonts.ts';
import { fontFaces } from '#site/document/theme-css.ts';

export const stackOf = (name: FontName): string => `"${name}", ${fontFamily(name).fallback}`;

/** The families themselves, for as long as they are shown; false once one of them did not come. */
export function useFonts(): boolean {
  const [haveCome, setHaveCome] = useState(true);
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      fontFaces(FONT_NAMES).join('').replaceAll('font-display:optional', 'font-display:swap'),
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    Promise.all(FONT_NAMES.map((name) => document.fonts.load(`1em "${name}"`))).catch(() =>
      setHaveCome(false),
    );
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);
  return haveCome;
}
