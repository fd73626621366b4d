import { CaseSensitive, Code, Palette, Ruler, type LucideIcon } from 'lucide-react';
import type { Theme } from '#core/theme/theme.ts';
import { say } from './words.ts';

interface ThemePart {
  label: string;
  summary: string;
  icon: LucideIcon;
  names: readonly (keyof Theme)[];
}

/** The theme is one document; one reads and changes it in parts. */
export const THEME_PARTS = {
  colours: {
    label: say('colours'),
    summary: say('paperInkAndAccentLight'),
    icon: Palette,
    names: ['scheme', 'light', 'dark'],
  },
  type: {
    label: say('type'),
    summary: say('fontsSizesAndWeights'),
    icon: CaseSensitive,
    names: [
      'displayFont',
      'textFont',
      'displayWeight',
      'textSize',
      'scale',
      'ownFonts',
      'remoteFonts',
      'typekitId',
    ],
  },
  shape: {
    label: say('shapeSpaceAndMotion'),
    summary: say('cornersButtonsPicturesSpacing'),
    icon: Ruler,
    names: [
      'corners',
      'buttons',
      'buttonShape',
      'spacing',
      'pictures',
      'transition',
      'hover',
      'distance',
      'pace',
    ],
  },
  css: { label: say('customCss'), summary: say('ownStyles'), icon: Code, names: ['customCss'] },
} as const satisfies Record<string, ThemePart>;

export type ThemePartName = keyof typeof THEME_PARTS;
