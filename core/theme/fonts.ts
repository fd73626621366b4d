/** Font families that can be served from this host. */
export interface FontFamily {
  name: string;
  /** First part of the family’s file names. */
  folder: string;
  /** Which of the family’s axes its files carry. */
  variant: string;
  fallback: string;
  weights: readonly [number, number];
  widths?: readonly [number, number];
  italic: boolean;
  /** The name a Google-style stylesheet knows it by, with its axes. */
  includeName: string;
}

export const FONT_FAMILIES = [
  {
    name: 'Fraunces',
    folder: 'fraunces',
    variant: 'opsz',
    fallback: 'Georgia,serif',
    weights: [100, 900],
    italic: true,
    includeName: 'Fraunces:ital,opsz,wght@0,9..144,100..900;1,9..144,100..900',
  },
  {
    name: 'Hanken Grotesk',
    folder: 'hanken-grotesk',
    variant: 'wght',
    fallback: 'system-ui,sans-serif',
    weights: [100, 900],
    italic: false,
    includeName: 'Hanken Grotesk:wght@100..900',
  },
  {
    name: 'Archivo',
    folder: 'archivo',
    variant: 'wdth',
    fallback: 'system-ui,sans-serif',
    weights: [100, 900],
    widths: [62, 125],
    italic: false,
    includeName: 'Archivo:wdth,wght@62..125,100..900',
  },
  {
    name: 'Inter',
    folder: 'inter',
    variant: 'wght',
    fallback: 'system-ui,sans-serif',
    weights: [100, 900],
    italic: false,
    includeName: 'Inter:wght@100..900',
  },
  {
    name: 'Newsreader',
    folder: 'newsreader',
    variant: 'opsz',
    fallback: 'Georgia,serif',
    weights: [200, 800],
    italic: true,
    includeName: 'Newsreader:ital,opsz,wght@0,6..72,200..800;1,6..72,200..800',
  },
  {
    name: 'Schibsted Grotesk',
    folder: 'schibsted-grotesk',
    variant: 'wght',
    fallback: 'system-ui,sans-serif',
    weights: [400, 900],
    italic: true,
    includeName: 'Schibsted Grotesk:ital,wght@0,400..900;1,400..900',
  },
  {
    name: 'Bricolage Grotesque',
    folder: 'bricolage-grotesque',
    variant: 'wdth',
    fallback: 'system-ui,sans-serif',
    weights: [200, 800],
    widths: [75, 100],
    italic: false,
    includeName: 'Bricolage Grotesque:wdth,wght@75..100,200..800',
  },
  {
    name: 'EB Garamond',
    folder: 'eb-garamond',
    variant: 'wght',
    fallback: 'Garamond,Georgia,serif',
    weights: [400, 800],
    italic: true,
    includeName: 'EB Garamond:ital,wght@0,400..800;1,400..800',
  },
] as const satisfies readonly FontFamily[];

export type FontName = (typeof FONT_FAMILIES)[number]['name'];
export const FONT_NAMES = FONT_FAMILIES.map(({ name }) => name);

export function fontFamily(name: FontName): FontFamily {
  return FONT_FAMILIES.find((family) => family.name === name) ?? FONT_FAMILIES[3];
}

/** One stylesheet address with one `family` parameter per font; none when there are no fonts. */
export function googleFontsUrl(base: string, fonts: readonly { includeName: string }[]): string | undefined {
  if (fonts.length === 0) return undefined;
  const families = fonts.map(
    ({ includeName }) => `family=${encodeURIComponent(includeName).replaceAll('%20', '+')}`,
  );
  return `${base}?${families.join('&')}&display=swap`;
}
