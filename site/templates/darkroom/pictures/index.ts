import type { Picture } from '../../pictures/picture.ts';

const LANDSCAPE = { width: 1600, height: 1100 };
const UPRIGHT = { width: 1040, height: 1300 };
const SQUARE = { width: 1200, height: 1200 };

const picture = (
  name: string,
  size: { width: number; height: number },
  alt: string,
  focalPoint = { x: 0.5, y: 0.5 },
): Picture => ({ name, file: `${name}.jpg`, ...size, alt, focalPoint });

/** The pictures of Darkroom, drawn by `scripts/draw-pictures.ts`. */
export const pictures: readonly Picture[] = [
  picture(
    'long-jetty',
    { width: 1800, height: 1200 },
    'Two rows of posts that once were a jetty lead out into still, bright water and end in fog.',
    { x: 0.56, y: 0.62 },
  ),
  picture('ferry', SQUARE, 'A car ferry with its lamps lit crosses dark water; its wake is a white streak.', {
    x: 0.55,
    y: 0.58,
  }),
  picture('posts', SQUARE, 'Eleven old posts stand in white water, each with its own reflection.'),
  picture('skerry', SQUARE, 'A low black rock in the sea with a small lighthouse on it, just lit.', {
    x: 0.6,
    y: 0.52,
  }),
  picture('rail', SQUARE, 'The railing of a ship, black and out of level, and behind it the sea.'),
  picture('fence', LANDSCAPE, 'A wire fence comes over a hill of snow and goes on past the camera.', {
    x: 0.55,
    y: 0.55,
  }),
  picture('one-tree', SQUARE, 'One bare tree on a white field under a white sky.'),
  picture('hut', SQUARE, 'A hut with snow on its roof and one lit window, on a ridge below grey mountains.', {
    x: 0.58,
    y: 0.6,
  }),
  picture('tracks', SQUARE, 'Two ski tracks swing over a hill and out of sight.'),
  picture('birches', UPRIGHT, 'Birches in fog, the near ones white, the far ones grey.'),
  picture('lamp', UPRIGHT, 'A street lamp lights a cone of falling snow and nothing else.', {
    x: 0.56,
    y: 0.5,
  }),
  picture(
    'eleven-windows',
    SQUARE,
    'The side of a block of flats at night: eleven windows are lit, and in one somebody stands.',
  ),
  picture('station', LANDSCAPE, 'A petrol station at night, its roof glowing over wet ground.', {
    x: 0.52,
    y: 0.55,
  }),
  picture('last-bus', SQUARE, 'Somebody waits in a lit bus shelter in the rain.', { x: 0.42, y: 0.58 }),
  picture(
    'contact-sheet',
    LANDSCAPE,
    'A contact sheet of twelve frames; one is circled in red, one is crossed out.',
  ),
  picture(
    'at-work',
    UPRIGHT,
    'The photographer on a shore, bent under the dark cloth behind a camera on three legs.',
    {
      x: 0.55,
      y: 0.55,
    },
  ),
  picture('wall', LANDSCAPE, 'Three framed prints on a white wall above a low bench.'),
];
