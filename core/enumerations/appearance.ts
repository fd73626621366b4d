import type { IdOf } from './name-of.ts';

export const Shadow = { none: 1, light: 2, dark: 3 } as const;
export type Shadow = IdOf<typeof Shadow>;

export const Border = { none: 1, black: 2, white: 3 } as const;
export type Border = IdOf<typeof Border>;

export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

export const DEVICE_VIEWS = ['desktop', 'phone', 'tablet'] as const;
export type DeviceView = (typeof DEVICE_VIEWS)[number];

export const BREAKPOINTS = ['mobile', 'desktop'] as const;
export type Breakpoint = (typeof BREAKPOINTS)[number];

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
export type NineGridPosition = (typeof NINE_GRID_POSITIONS)[number];

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
export type Shape = (typeof SHAPES)[number];
