import { code } from '../fields/code.ts';
import { choice, colour, group, toggle, number, text, type ValueOf } from '../fields/index.ts';
import { motionFields } from './motion.ts';
import { fontName, ownFonts } from './own-fonts.ts';

const seeds = (paper: string, ink: string, accent: string) =>
  group({
    paper: colour(paper, { label: 'Paper' }),
    ink: colour(ink, { label: 'Ink' }),
    accent: colour(accent, { label: 'Accent' }),
  });

export const MAX_CUSTOM_CSS_LENGTH = 100_000;

/** Everything an owner can change about the look of the whole site. */
export const themeFields = group({
  light: seeds('#ffffff', '#1c1b19', '#1f5eff'),
  dark: seeds('#161614', '#e9e6dd', '#7aa0ff'),
  scheme: choice(['light', 'dark', 'auto'], 'auto', {
    label: 'Light or dark',
    help: '“Auto” follows the visitor’s device.',
  }),
  displayFont: fontName('Inter', { label: 'Headings' }),
  textFont: fontName('Inter', { label: 'Text' }),
  displayWeight: number({ min: 100, max: 900, initial: 600, label: 'Heading weight' }),
  textSize: number({ min: 14, max: 22, initial: 18, unit: 'px', label: 'Text size' }),
  scale: choice(['calm', 'classic', 'loud'], 'classic', { label: 'Type scale' }),
  corners: choice(['square', 'soft', 'round'], 'square', { label: 'Corners' }),
  buttons: choice(['solid', 'outline', 'underline'], 'solid', { label: 'Buttons' }),
  buttonShape: choice(['corners', 'pill'], 'corners', {
    label: 'Shape of buttons',
    labels: { corners: 'Like all corners', pill: 'Round ends' },
  }),
  pictures: choice(['plain', 'muted', 'warm', 'mono'], 'plain', {
    label: 'Pictures',
    labels: { plain: 'As they are', muted: 'Muted', warm: 'Warm', mono: 'Black and white' },
  }),
  spacing: choice(['tight', 'normal', 'airy'], 'normal', { label: 'Space between sections' }),
  ...motionFields,
  ownFonts,
  remoteFonts: toggle(false, {
    label: 'Load fonts from a font host',
    help: 'Off: the fonts come from this server and no other host learns of the visit.',
  }),
  typekitId: text({ max: 20, label: 'Typekit kit id' }),
  customCss: code({
    max: MAX_CUSTOM_CSS_LENGTH,
    language: 'css',
    label: 'Custom CSS',
    help: 'Comes after all other styles of the site. Colours: var(--paper), var(--ink), var(--accent).',
  }),
  /** The template whose style sheet is used; empty for the one the site was made from. */
  template: text({ max: 40, label: 'Template' }),
});

export type Theme = ValueOf<typeof themeFields>;
export type ThemeSeeds = Theme['light'];
