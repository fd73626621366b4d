import type { MapStyle } from './styles.ts';

export interface Palette {
  water: string;
  land: string;
  border: string;
  ink: string;
}

const PALETTES: Readonly<Record<MapStyle, Palette>> = {
  Original: { water: '#c4dde6', land: '#f5f1e6', border: '#d2c7ae', ink: '#453f31' },
  Grayscale: { water: '#d3d3d3', land: '#f4f4f4', border: '#bdbdbd', ink: '#404040' },
  Satellite: { water: '#0e2a43', land: '#3a5330', border: '#67804f', ink: '#f3f6e6' },
  MinimalDark: { water: '#14171a', land: '#23282d', border: '#39414a', ink: '#b6bfc8' },
  MinimalLight: { water: '#e9ecef', land: '#ffffff', border: '#dde1e5', ink: '#5d656d' },
  MinimalBlue: { water: '#a6c9e5', land: '#ebf3fa', border: '#bfd6e9', ink: '#245680' },
};

export const paletteOf = (style: MapStyle): Palette => PALETTES[style];
