import type { IdOf } from './name-of.ts';

export const Shadow = { none: 1, light: 2, dark: 3 } as const;
export type Shadow = IdOf<typeof Shadow>;

export const Border = { none: 1, black: 2, white: 3 } as const;
export type Border = IdOf<typeof Border>;

export const SIDES = ['left', 'right'] as const;

export type DeviceView = 'desktop' | 'phone' | 'tablet';

export const NINE_GRID_POSITIONS = [
  'top-left',
  'top-center',
  'top-right',
  'center-left',
  'center-center',
  'center-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const;

export const SHAPES = [
  'arch',
  'arrow',
  'badge',
  'blob',
  'bowl',
  'bubble',
  'chevron',
  'circle',
  'cloud',
  'clover',
  'cross',
  'crescent',
  'diamond',
  'drop',
  'egg',
  'fan',
  'flag',
  'flower',
  'gear',
  'heart',
  'hexagon',
  'house',
  'leaf',
  'octagon',
  'oval',
  'parallelogram',
  'pentagon',
  'pill',
  'shield',
  'star',
  'trapezoid',
  'triangle',
] as const;
