import type { CSSProperties } from 'react';

/** How many tones a chart tells apart; further ones begin again. */
const TONES = 6;

/** One hue, from full to faint. */
export const toneOf = (index: number): CSSProperties =>
  ({ '--tone': `${100 - (index % TONES) * 15}%` }) as CSSProperties;
