import type { Seeds } from './palette.ts';

/** Colours that belong together, by day and by night. */
export interface NamedPalette {
  name: string;
  light: Seeds;
  dark: Seeds;
}

const seeds = (paper: string, ink: string, accent: string): Seeds => ({ paper, ink, accent });

/** Ready-made colours. Everything that is drawn with them is derived, so that text reads on each of them. */
export const PALETTES: readonly NamedPalette[] = [
  {
    name: 'Terracotta',
    light: seeds('#f6f1e7', '#22201b', '#b4452b'),
    dark: seeds('#1b1915', '#efe8da', '#e07a5c'),
  },
  {
    name: 'Ultramarine',
    light: seeds('#f2f2ef', '#111111', '#2b4bf2'),
    dark: seeds('#0e0e0e', '#ededea', '#7d93ff'),
  },
  {
    name: 'Hedge',
    light: seeds('#fbfaf6', '#1c1b19', '#2e6b4f'),
    dark: seeds('#161614', '#e9e6dd', '#7fbf9f'),
  },
  {
    name: 'Cherry',
    light: seeds('#fff8ec', '#2a1711', '#c8102e'),
    dark: seeds('#1e1210', '#f6e9d8', '#ff7a76'),
  },
  {
    name: 'Ink',
    light: seeds('#ffffff', '#141414', '#141414'),
    dark: seeds('#121212', '#f2f2f2', '#f2f2f2'),
  },
  {
    name: 'Harbour',
    light: seeds('#eef2f4', '#12222b', '#0f6a8c'),
    dark: seeds('#0f171b', '#dde8ed', '#6fc0de'),
  },
  {
    name: 'Ochre',
    light: seeds('#faf5e9', '#2b2417', '#8f6410'),
    dark: seeds('#1a1710', '#f0e7d3', '#e0b04c'),
  },
  {
    name: 'Plum',
    light: seeds('#f7f2f4', '#2a1822', '#8a2f5f'),
    dark: seeds('#1a1116', '#efe2e9', '#e08bb6'),
  },
  {
    name: 'Moss',
    light: seeds('#eef0e4', '#1f2418', '#56691f'),
    dark: seeds('#14170f', '#e4e8d6', '#a9c25a'),
  },
  {
    name: 'Slate',
    light: seeds('#f4f4f2', '#23282d', '#4a5b6c'),
    dark: seeds('#15181b', '#e3e6e8', '#a3b6c8'),
  },
  {
    name: 'Marigold',
    light: seeds('#fffdf5', '#1d1a12', '#b3520a'),
    dark: seeds('#17140d', '#f3ecdc', '#ffa04d'),
  },
  {
    name: 'Lagoon',
    light: seeds('#f0f6f3', '#10231f', '#0b7367'),
    dark: seeds('#0d1614', '#dcebe6', '#5fcdbd'),
  },
];
