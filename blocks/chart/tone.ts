import type { CSSProperties } from 'react';

/** One hue from full to faint, so ordered that neighbours differ most; further ones begin again. */
const TONES = [100, 50, 75, 35, 88, 62];

export const toneOf = (index: number): CSSProperties =>
  ({ '--tone': `${TONES[index % TONES.length]}%` }) as CSSProperties;
