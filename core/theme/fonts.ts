/** Font families that can be served from this host. */
export interface FontFamily {
  name: string;
  kind: FontKind;
  /** First part of the family’s file names. */
  folder: string;
  /** Which of the family’s axes its files carry. */
  variant: 'wght' | 'opsz' | 'wdth';
  fallback: string;
  weights: Range;
  widths?: Range;
  italic: boolean;
  /** Its point is as wide as its figures of even width, which tears prices apart. */
  hasWidePoint: boolean;
  /** The name a Google-style stylesheet knows it by, with its axes. */
  includeName: string;
}

type Range = readonly [number, number];

/** What people look for, and what stands in while the files are on their way. */
const FALLBACKS = {
  serif: 'Georgia,serif',
  sans: 'system-ui,sans-serif',
  display: 'system-ui,sans-serif',
  mono: 'ui-monospace,Menlo,monospace',
  hand: 'cursive',
} as const;
type FontKind = keyof typeof FALLBACKS;

interface Axes {
  italic?: boolean;
  opticalSizes?: Range;
  widths?: Range;
  fallback?: string;
  hasWidePoint?: boolean;
}

function family<const Name extends string>(
  name: Name,
  kind: FontKind,
  weights: Range,
  { italic = false, opticalSizes, widths, fallback = FALLBACKS[kind], hasWidePoint = false }: Axes = {},
): FontFamily & { name: Name } {
  const axes = [
    ...(opticalSizes ? [['opsz', opticalSizes] as const] : []),
    ...(widths ? [['wdth', widths] as const] : []),
    ['wght', weights] as const,
  ];
  const ranges = axes.map(([, [low, high]]) => `${low}..${high}`).join(',');
  const styles = italic ? `0,${ranges};1,${ranges}` : ranges;
  return {
    name,
    kind,
    folder: name.toLowerCase().replaceAll(' ', '-'),
    variant: axes[0]?.[0] ?? 'wght',
    fallback,
    weights,
    ...(widths && { widths }),
    italic,
    hasWidePoint,
    includeName: `${name}:${[...(italic ? ['ital'] : []), ...axes.map(([axis]) => axis)].join(',')}@${styles}`,
  };
}

const ITALIC = { italic: true };

/** What a theme has that names no other. */
const PLAIN = family('Inter', 'sans', [100, 900]);

export const FONT_FAMILIES = [
  family('Fraunces', 'serif', [100, 900], { italic: true, opticalSizes: [9, 144] }),
  family('Hanken Grotesk', 'sans', [100, 900]),
  family('Archivo', 'sans', [100, 900], { widths: [62, 125] }),
  PLAIN,
  family('Newsreader', 'serif', [200, 800], { italic: true, opticalSizes: [6, 72] }),
  family('Schibsted Grotesk', 'sans', [400, 900], { italic: true, hasWidePoint: true }),
  family('Bricolage Grotesque', 'sans', [200, 800], {
    widths: [75, 100],
    // Set narrow, its words are longer than their place in any font of the usual width.
    fallback:
      '"Arial Narrow","Avenir Next Condensed",sans-serif-condensed,"DejaVu Sans Condensed",sans-serif',
  }),
  family('EB Garamond', 'serif', [400, 800], { italic: true, fallback: 'Garamond,Georgia,serif' }),
  family('Bitter', 'serif', [100, 900], ITALIC),
  family('Bodoni Moda', 'serif', [400, 900], { italic: true, opticalSizes: [6, 96] }),
  family('Cormorant', 'serif', [300, 700], { italic: true, fallback: 'Garamond,Georgia,serif' }),
  family('Crimson Pro', 'serif', [200, 900], ITALIC),
  family('Lora', 'serif', [400, 700], ITALIC),
  family('Playfair Display', 'serif', [400, 900], ITALIC),
  family('DM Sans', 'sans', [100, 1000], ITALIC),
  family('Familjen Grotesk', 'sans', [400, 700], ITALIC),
  family('Figtree', 'sans', [300, 900], ITALIC),
  family('Geist', 'sans', [100, 900], ITALIC),
  family('Instrument Sans', 'sans', [400, 700], { italic: true, widths: [75, 100] }),
  family('Karla', 'sans', [200, 800], ITALIC),
  family('Manrope', 'sans', [200, 800]),
  family('Outfit', 'sans', [100, 900]),
  family('Public Sans', 'sans', [100, 900], ITALIC),
  family('Space Grotesk', 'sans', [300, 700]),
  family('Work Sans', 'sans', [100, 900], ITALIC),
  family('Oswald', 'display', [200, 700], { fallback: 'Impact,system-ui,sans-serif' }),
  family('Syne', 'display', [400, 800]),
  family('Unbounded', 'display', [200, 900]),
  family('JetBrains Mono', 'mono', [100, 800], ITALIC),
  family('Caveat', 'hand', [400, 700]),
] as const satisfies readonly FontFamily[];

export type FontName = (typeof FONT_FAMILIES)[number]['name'];
export const FONT_NAMES = FONT_FAMILIES.map(({ name }) => name);

/** A family that comes along; nothing for one of the owner's own. */
export function fontFamily(name: FontName): FontFamily;
export function fontFamily(name: string): FontFamily | undefined;
export function fontFamily(name: string): FontFamily | undefined {
  return FONT_FAMILIES.find((each) => each.name === name);
}

/** The family as style sheets name it, with what stands in for it. */
export const fontStack = (name: string): string =>
  `"${name}",${fontFamily(name)?.fallback ?? FALLBACKS.sans}`;

/** One stylesheet address with one `family` parameter per font; none when there are no fonts. */
export function googleFontsUrl(base: string, fonts: readonly { includeName: string }[]): string | undefined {
  if (fonts.length === 0) return undefined;
  const families = fonts.map(
    ({ includeName }) => `family=${encodeURIComponent(includeName).replaceAll('%20', '+')}`,
  );
  return `${base}?${families.join('&')}&display=swap`;
}
