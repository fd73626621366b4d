import type { Picture } from '../../pictures/picture.ts';

const LANDSCAPE = { width: 1400, height: 960 };
const UPRIGHT = { width: 1040, height: 1300 };

/** The pictures of Almanac, drawn by `scripts/draw-pictures.ts`. */
export const pictures = [
  {
    name: 'cover-hedges',
    file: 'cover-hedges.jpg',
    width: 1800,
    height: 1200,
    alt: 'A valley early in the morning: hedges and round trees between fields, mist in the hollows, a pale sun and a few birds.',
    focalPoint: { x: 0.7, y: 0.5 },
  },
  {
    name: 'chalk-path',
    file: 'chalk-path.jpg',
    ...LANDSCAPE,
    alt: 'A white chalk path winds over dry hills; a bare tree leans beside it.',
    focalPoint: { x: 0.6, y: 0.55 },
  },
  {
    name: 'first-frost',
    file: 'first-frost.jpg',
    ...LANDSCAPE,
    alt: 'A field under the first frost, with footprints leading to somebody who stands at the far end of a fence.',
    focalPoint: { x: 0.5, y: 0.6 },
  },
  {
    name: 'night-lane',
    file: 'night-lane.jpg',
    ...LANDSCAPE,
    alt: 'Two dark houses under a moon; one window is lit and its light lies on the lane.',
    focalPoint: { x: 0.65, y: 0.55 },
  },
  {
    name: 'rain',
    file: 'rain.jpg',
    ...LANDSCAPE,
    alt: 'Slanting rain over a ploughed field and a single bare tree.',
    focalPoint: { x: 0.68, y: 0.5 },
  },
  {
    name: 'wind',
    file: 'wind.jpg',
    ...LANDSCAPE,
    alt: 'A row of poplars bent by the wind, long grass below them, birds blown across the sky.',
    focalPoint: { x: 0.55, y: 0.55 },
  },
  {
    name: 'river',
    file: 'river.jpg',
    ...LANDSCAPE,
    alt: 'A slow river with trees mirrored in it, and somebody rowing home in a small boat.',
    focalPoint: { x: 0.5, y: 0.62 },
  },
  {
    name: 'kettle',
    file: 'kettle.jpg',
    ...UPRIGHT,
    alt: 'A green enamel kettle on a stove in front of tiles, with steam rising from its spout.',
    focalPoint: { x: 0.52, y: 0.55 },
  },
  {
    name: 'kitchen-window',
    file: 'kitchen-window.jpg',
    ...UPRIGHT,
    alt: 'A kitchen window in the rain: on the sill a jug with red twigs and a steaming bowl, outside a hedge and hills.',
    focalPoint: { x: 0.45, y: 0.62 },
  },
  {
    name: 'onions',
    file: 'onions.jpg',
    ...UPRIGHT,
    alt: 'Four onions, three gold and one red, on a wooden table in low light.',
    focalPoint: { x: 0.5, y: 0.65 },
  },
] as const satisfies readonly Picture[];
