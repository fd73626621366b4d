import { CaseSensitive, Code, Palette, Ruler, type LucideIcon } from 'lucide-react';
import type { Theme } from '#core/theme/theme.ts';

interface ThemePart {
  label: string;
  summary: string;
  icon: LucideIcon;
  names: readonly (keyof Theme)[];
}

/** The theme is one document; one reads and changes it in parts. */
export const THEME_PARTS = {
  colours: {
    label: 'Colours',
    summary: 'Paper, ink and accent, light and dark',
    icon: Palette,
    names: ['scheme', 'light', 'dark'],
  },
  type: {
    label: 'Type',
    summary: 'Fonts, sizes and weights',
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
    label: 'Shape, space and motion',
    summary: 'Corners, buttons, pictures, spacing, motion',
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
  css: { label: 'Custom CSS', summary: 'Style rules of your own', icon: Code, names: ['customCss'] },
} as const satisfies Record<string, ThemePart>;

export type ThemePartName = keyof typeof THEME_PARTS;
