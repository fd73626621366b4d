import type { Picture } from '../../pictures/picture.ts';

const LANDSCAPE = { width: 1400, height: 960 };
const UPRIGHT = { width: 1040, height: 1300 };
const SQUARE = { width: 1100, height: 1100 };

/** The pictures of Osteria, drawn by `scripts/draw-pictures.ts`. */
export const pictures = [
  {
    name: 'hero-table',
    file: 'hero-table.jpg',
    width: 1800,
    height: 1200,
    alt: 'A red chequered table from above: pasta, ravioli, tomatoes, bread and red wine, and a hand reaching for the lemon.',
    focalPoint: { x: 0.72, y: 0.5 },
  },
  {
    name: 'tagliatelle',
    file: 'tagliatelle.jpg',
    ...UPRIGHT,
    alt: 'A plate of tagliatelle with ragù and basil on a red table, seen from above.',
    focalPoint: { x: 0.5, y: 0.47 },
  },
  {
    name: 'ravioli',
    file: 'ravioli.jpg',
    ...SQUARE,
    alt: 'Seven ravioli in butter with sage leaves on a brown plate.',
    focalPoint: { x: 0.52, y: 0.5 },
  },
  {
    name: 'roast-fish',
    file: 'roast-fish.jpg',
    ...LANDSCAPE,
    alt: 'A whole roast fish on an oval dish with lemon, olives and herbs, on a blue chequered cloth.',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  {
    name: 'tomatoes',
    file: 'tomatoes.jpg',
    ...SQUARE,
    alt: 'A plate of sliced tomatoes with bread, basil and red onion on a yellow table.',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  {
    name: 'tiramisu',
    file: 'tiramisu.jpg',
    ...SQUARE,
    alt: 'A square of tiramisù on a white plate with a spoon beside it, and a small coffee.',
    focalPoint: { x: 0.48, y: 0.5 },
  },
  {
    name: 'aperitivo',
    file: 'aperitivo.jpg',
    ...LANDSCAPE,
    alt: 'Two orange spritzes with ice, a bowl of olives and a few slices of bread on a green marble table.',
    focalPoint: { x: 0.45, y: 0.45 },
  },
  {
    name: 'dough',
    file: 'dough.jpg',
    ...LANDSCAPE,
    alt: 'Three eggs in a well of flour on a wooden board, a rolling pin and nests of fresh pasta.',
    focalPoint: { x: 0.46, y: 0.5 },
  },
  {
    name: 'room',
    file: 'room.jpg',
    ...LANDSCAPE,
    alt: 'The room from above: six small tables with chequered cloths on a tiled floor, and the bar along one side.',
    focalPoint: { x: 0.45, y: 0.5 },
  },
  {
    name: 'long-table',
    file: 'long-table.jpg',
    ...LANDSCAPE,
    alt: 'One long table laid for fourteen, with a red runner, bread and bowls of tomatoes.',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  {
    name: 'wine',
    file: 'wine.jpg',
    ...UPRIGHT,
    alt: 'Two bottles lying on a pink table with a glass of red, a glass of white and three olives.',
    focalPoint: { x: 0.5, y: 0.55 },
  },
  {
    name: 'map',
    file: 'map.jpg',
    ...LANDSCAPE,
    alt: 'A drawn map: a river, a park, and a small lane between two streets where a red pin says we are here.',
    focalPoint: { x: 0.52, y: 0.5 },
  },
] as const satisfies readonly Picture[];
