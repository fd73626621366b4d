/** The map itself is cut to its frame; the overview stands in its corner. */
export const DRAWING_SIZES = ['map', 'overview'] as const;
export type DrawingSize = (typeof DRAWING_SIZES)[number];

/** In pixels. A map shows its middle in its own scale, so this is as wide as a frame can be. */
export const SIZES: Readonly<Record<DrawingSize, { width: number; height: number }>> = {
  map: { width: 2048, height: 1200 },
  overview: { width: 320, height: 240 },
};
