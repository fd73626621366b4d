/** Names of gallery designs, as blocks store them and as the code that lays them out is called. */
export const BLOCK_DESIGNS = [
  'slideshow',
  'slider',
  'carousel',
  'grid',
  'autogrid',
  'autocolumns',
  'autorows',
  'list',
  'stacked',
] as const;
export type BlockDesign = (typeof BLOCK_DESIGNS)[number];

export const DESIGNS = [
  'stacked',
  'strip',
  'carousel',
  'grid',
  'autogrid',
  'autocolumns',
  'autorows',
  'list',
] as const;
export type Design = (typeof DESIGNS)[number];

const OTHER_NAMES: Readonly<Record<string, Design>> = { slideshow: 'stacked', slider: 'strip' };

export function resolveDesign(name: unknown): Design | undefined {
  if (typeof name !== 'string') return undefined;
  return OTHER_NAMES[name] ?? DESIGNS.find((design) => design === name);
}

export const UNKNOWN_BLOCK_DESIGN = 'These are not the gallery designs you are looking for';
export const unknownBlockDesign = (name: unknown) => `${UNKNOWN_BLOCK_DESIGN}: ${String(name)}`;
export const unknownDesign = (name: string, loaded: readonly string[]) =>
  `There is no gallery design '${name}'. Loaded designs: ${loaded.join(', ')}.`;

/** Designs that show some slides at a time and move; the others show all of them. */
export const MOVING_DESIGNS: ReadonlySet<Design> = new Set(['stacked', 'strip', 'carousel']);

export const TRANSITIONS = ['fade', 'ken-burns', 'scroll', 'swipe', 'new-swipe'] as const;
export type Transition = (typeof TRANSITIONS)[number];

export const UNKNOWN_TRANSITION = 'Could not find transition named';
export const unknownTransition = (name: unknown) => `${UNKNOWN_TRANSITION} ${String(name)}`;

export const ALIGNMENTS = ['start', 'middle', 'end'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

const ALIGNMENT_OF_SIDE: Readonly<Record<string, Alignment>> = {
  left: 'start',
  center: 'middle',
  right: 'end',
};

/** Sides as blocks store them; anything else is the middle. */
export function alignmentOf(side: unknown): Alignment {
  return (typeof side === 'string' ? ALIGNMENT_OF_SIDE[side] : undefined) ?? 'middle';
}

export const META_POSITIONS = [
  'top',
  'bottom',
  'top-left',
  'bottom-left',
  'top-right',
  'bottom-right',
  'center',
] as const;
export type MetaPosition = (typeof META_POSITIONS)[number];
