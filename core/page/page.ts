import type { ScrollMotion, Stagger } from '../theme/motion.ts';
import type { ImageValue } from '../fields/leaves.ts';

/** What stands on a page: sections from top to bottom, each with blocks placed on a grid. */
export interface PageBody {
  sections: Section[];
}

export interface Section {
  id: string;
  style: SectionStyle;
  blocks: Block[];
  /** Shown in these languages alone; in all where it names none. */
  languages?: readonly string[];
}

export interface SectionStyle {
  /** A name for the outline, also the anchor visitors can link to. */
  name: string;
  tone: Tone;
  height: 'content' | 'half' | 'screen';
  width: 'inset' | 'full';
  space: 'none' | 'small' | 'medium' | 'large';
  align: 'start' | 'center' | 'end';
  divider: 'none' | 'line' | 'cut';
  background: ImageValue;
  /** A silent film in place of the picture, which stands there before it plays. */
  video: string;
  /** The same from YouTube or Vimeo, where no file is chosen. */
  videoLink: string;
  /** How much of the section's own ground lies over its picture, so that words can be read. */
  veil: Veil;
  /** What moves while the section is scrolled through. */
  scroll: ScrollMotion;
  /** How long its blocks wait for each other when they appear. */
  stagger: Stagger;
  hidden: boolean;
  /** Marks a section for its template's own style, e.g. the opening of a shop. */
  variant: string;
}

export const VEILS = ['none', 'light', 'medium', 'strong'] as const;
export type Veil = (typeof VEILS)[number];
/** How much of the picture each covers; the style of pages says the same. */
export const VEIL_SHARES: Readonly<Record<Veil, number>> = {
  none: 0,
  light: 0.42,
  medium: 0.68,
  strong: 0.86,
};

export const TONES = ['paper', 'tint', 'pastel1', 'pastel2', 'pastel3', 'accent', 'ink'] as const;
export type Tone = (typeof TONES)[number];
export const TONE_NAMES: Record<Tone, string> = {
  paper: 'Paper',
  tint: 'Tint',
  pastel1: 'Pastel 1',
  pastel2: 'Pastel 2',
  pastel3: 'Pastel 3',
  accent: 'Accent',
  ink: 'Ink',
};

export interface Block {
  id: string;
  type: string;
  place: { base: Place; phone?: Place };
  values: Readonly<Record<string, unknown>>;
  animation: BlockAnimation;
  /** Shown in these languages alone; in all where it names none. */
  languages?: readonly string[];
}

export const BLOCK_ANIMATIONS = ['none', 'fade', 'rise', 'scale', 'clip'] as const;
export type BlockAnimation = (typeof BLOCK_ANIMATIONS)[number];

/** Grid lines start at 1. A block grows beyond its rows when its content needs more. */
export interface Place {
  column: number;
  span: number;
  row: number;
  rows: number;
}

export const GRID_COLUMNS = 24;
export const PHONE_COLUMNS = 8;
export const MAX_GRID_ROWS = 500;
export const MAX_SECTIONS = 100;
export const MAX_BLOCKS_PER_LAYOUT = 60;
export const TOO_MANY_BLOCKS = `A layout can hold at most ${MAX_BLOCKS_PER_LAYOUT} blocks.`;

export function countBlocks(body: PageBody): number {
  return body.sections.reduce((sum, section) => sum + section.blocks.length, 0);
}
