import { useEffect, useState } from 'react';
import { FONT_NAMES } from '#core/theme/fonts.ts';
import type { OwnFont } from '#core/theme/own-fonts.ts';
import { fontFaces, ownFaces } from '#site/document/theme-css.ts';

export { fontStack as stackOf } from '#core/theme/fonts.ts';

const NO_FONTS: readonly OwnFont[] = [];

/** The families themselves, for as long as they are shown; false once one of them did not come. */
export function useFonts(own: readonly OwnFont[] = NO_FONTS): boolean {
  const [haveCome, setHaveCome] = useState(true);
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      [...fontFaces(FONT_NAMES), ...ownFaces(own)]
        .join('')
        .replaceAll('font-display:optional', 'font-display:swap'),
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    Promise.all(FONT_NAMES.map((name) => document.fonts.load(`1em "${name}"`))).catch(() =>
      setHaveCome(false),
    );
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [own]);
  return haveCome;
}
