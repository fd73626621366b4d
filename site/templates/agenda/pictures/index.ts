import type { Picture } from '../../pictures/picture.ts';

const LANDSCAPE = { width: 1500, height: 1000 };
const SQUARE = { width: 1000, height: 1000 };

const picture = (
  name: string,
  size: { width: number; height: number },
  alt: string,
  focalPoint = { x: 0.5, y: 0.5 },
): Picture => ({ name, file: `${name}.jpg`, ...size, alt, focalPoint });

/** The pictures of Agenda, drawn by `scripts/draw-pictures.ts`. */
export const pictures: readonly Picture[] = [
  picture(
    'hero-week',
    { width: 1800, height: 1200 },
    'A week in a calendar. Monday is struck out, Wednesday is empty, and somebody is about to end the rest.',
    { x: 0.6, y: 0.4 },
  ),
  picture(
    'week-full',
    LANDSCAPE,
    'A working week filled with meetings from nine to six, some of them three abreast.',
  ),
  picture('week-left', LANDSCAPE, 'The same week with four short meetings and the rest of it free.'),
  picture('meter', SQUARE, 'A round meter, two thirds full, that counts what a meeting has cost so far.'),
  picture('vote', SQUARE, 'Sixteen people in four rows; nine of them have raised a hand.'),
  picture('minutes', SQUARE, 'A sheet of minutes with one heading, three lines, and nothing below them.'),
  picture(
    'room',
    LANDSCAPE,
    'A meeting room from above: a long table, eight chairs, and two of them already leaving.',
  ),
];
