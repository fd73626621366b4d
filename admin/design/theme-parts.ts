import { CaseSensitive, Code, Palette, Ruler, type LucideIcon } from 'lucide-react';

/** The theme is one document; one reads and changes it in parts. */
export const THEME_PARTS: Readonly<
  Record<string, { label: string; summary: string; icon: LucideIcon; names: readonly string[] }>
> = {
  colours: {
    label: 'Colours',
    summary: 'Paper, ink and accent, by day and by night',
    icon: Palette,
    names: ['scheme', 'light', 'dark'],
  },
  type: {
    label: 'Type',
    summary: 'Fonts, sizes and weights',
    icon: CaseSensitive,
    names: ['displayFont', 'textFont', 'displayWeight', 'textSize', 'scale', 'remoteFonts', 'typekitId'],
  },
  shape: {
    label: 'Shape and space',
    summary: 'Corners, buttons, room between sections',
    icon: Ruler,
    names: ['corners', 'buttons', 'spacing'],
  },
  css: { label: 'Custom CSS', summary: 'Style rules of your own', icon: Code, names: ['customCss'] },
};
