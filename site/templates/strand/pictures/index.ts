import type { Picture } from '../../pictures/picture.ts';

const LANDSCAPE = { width: 1500, height: 1000 };
const UPRIGHT = { width: 1040, height: 1300 };
const SQUARE = { width: 1100, height: 1100 };

const picture = (
  name: string,
  size: { width: number; height: number },
  alt: string,
  focalPoint = { x: 0.5, y: 0.5 },
): Picture => ({ name, file: `${name}.jpg`, ...size, alt, focalPoint });

/** The pictures of Strand, drawn by `scripts/draw-pictures.ts`. */
export const pictures: readonly Picture[] = [
  picture(
    'hero-tide',
    { width: 1800, height: 1200 },
    'A poster: a red sun goes down behind a stage on the sand; people dance, and waves like fish scales come closer.',
    { x: 0.62, y: 0.5 },
  ),
  picture('undertow', SQUARE, 'A poster of black and cream rings that change colour below the waterline.'),
  picture('marguerite', SQUARE, 'A poster of a daisy whose heart is a record.'),
  picture('brass', SQUARE, 'A poster of three brass horns seen from the front, on a sea-green ground.'),
  picture('crab', SQUARE, 'A poster of a red crab with its claws up in front of a yellow moon.'),
  picture('heron', SQUARE, 'A poster of a black heron standing in the waves before a yellow sun.'),
  picture('choir', SQUARE, 'A poster of twelve singers in three rows, their mouths wide open.'),
  picture('kelp', SQUARE, 'A poster of kelp swinging around a black record.'),
  picture('foghorn', SQUARE, 'A poster of a striped lighthouse with yellow beams in all directions.'),
  picture(
    'causeway',
    LANDSCAPE,
    'People dance along a sand road through the waves to an island with tents.',
    {
      x: 0.6,
      y: 0.5,
    },
  ),
  picture('camp', LANDSCAPE, 'Rows of coloured tents at night below a white moon.'),
  picture('bar', UPRIGHT, 'Three glasses on a bar below a string of lamps; the sea has reached the counter.'),
  picture('plan', LANDSCAPE, 'A drawn plan of the island: the causeway, two stages, the tents and the bar.', {
    x: 0.6,
    y: 0.5,
  }),
];
