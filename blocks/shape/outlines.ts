/** Edges fill their block from side to side on a field of 1200 by 100; other shapes stand on one of 100 by 100. */
export const EDGES = {
  wave: 'M0 60C150 10 300 10 450 50S750 100 900 55 1125 20 1200 45V100H0Z',
  slant: 'M0 100L1200 0V100Z',
  curve: 'M0 100C300 0 900 0 1200 100Z',
  zigzag: `M0 100V50${'l50-50l50 50'.repeat(12)}V100Z`,
  scallop: `M0 100V50${'a50 50 0 0 1 100 0'.repeat(12)}V100Z`,
  torn: 'M0 100V52l70-22 90 30 110-44 80 26 120 16 100-38 130 34 90-20 120 30 110-42 80 22 100-14V100Z',
} as const;

export const FIGURES = {
  circle: 'M50 2a48 48 0 1 1 0 96 48 48 0 0 1 0-96Z',
  square: 'M4 4H96V96H4Z',
  triangle: 'M50 6L97 94H3Z',
  diamond: 'M50 2L98 50 50 98 2 50Z',
  arch: 'M8 98V50a42 42 0 0 1 84 0V98Z',
  star: 'M50 3l13.500 31.400 34 3-25.700 22.500 7.600 33.300L50 75.700 20.600 93.200l7.600-33.300L2.500 37.400l34-3Z',
  blob: 'M82 22c14 13 18 34 10 51S62 99 44 97 9 80 4 61 8 23 24 11s44-2 58 11Z',
} as const;

type Edge = keyof typeof EDGES;
type Figure = keyof typeof FIGURES;

export const SHAPE_NAMES = [...Object.keys(EDGES), ...Object.keys(FIGURES)] as (Edge | Figure)[];

export function outlineOf(shape: Edge | Figure): { path: string; isEdge: boolean } {
  return shape in EDGES
    ? { path: EDGES[shape as Edge], isEdge: true }
    : { path: FIGURES[shape as Figure], isEdge: false };
}
