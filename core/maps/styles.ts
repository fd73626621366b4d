export type MapStyle =
  | 'Original'
  | 'Grayscale'
  | 'Satellite'
  | 'MinimalDark'
  | 'MinimalLight'
  | 'MinimalBlue';

/** What is stored. Dark and light are numbered the other way round than they are listed. */
const BY_INDEX = {
  1: 'Original',
  2: 'Grayscale',
  3: 'Satellite',
  4: 'MinimalLight',
  5: 'MinimalDark',
  6: 'MinimalBlue',
} as const satisfies Record<number, MapStyle>;

export type MapStyleIndex = keyof typeof BY_INDEX;

/** In the order in which they are offered. */
export const MAP_STYLES: readonly MapStyleIndex[] = [1, 2, 3, 5, 4, 6];
export const DEFAULT_MAP_STYLE: MapStyleIndex = 1;

/** A stored number, or the default where it names no style. */
export const knownStyle = (stored: number): MapStyleIndex =>
  MAP_STYLES.find((index) => index === stored) ?? DEFAULT_MAP_STYLE;

export function styleFromIndex(stored: number): MapStyle {
  return BY_INDEX[knownStyle(stored)];
}

export const MAP_STYLE_LABELS: Readonly<Record<MapStyleIndex, string>> = {
  1: 'Original',
  2: 'Grayscale',
  3: 'Satellite',
  4: 'Minimal light',
  5: 'Minimal dark',
  6: 'Minimal blue',
};
